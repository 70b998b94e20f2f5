//! The endpoints.

use crate::endpoint::Endpoint;
use crate::{columns, compatible, endpoint, health};

/// All that is described.
pub(crate) fn all() -> Vec<Endpoint> {
    open().into_iter().chain(health::endpoints()).collect()
}

/// What pages of any origin may ask.
pub(crate) fn open() -> Vec<Endpoint> {
    [endpoint::vocabulary(), columns::endpoints(), compatible::endpoints()].into_iter().flatten().collect()
}
