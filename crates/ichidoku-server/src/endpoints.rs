//! The endpoints.

#[cfg(feature = "columns")]
use crate::columns;
use crate::endpoint::Endpoint;
use crate::{compatible, endpoint};

/// All that is described.
#[cfg(feature = "schema")]
pub(crate) fn all() -> Vec<Endpoint> {
    open().into_iter().chain(crate::health::endpoints()).collect()
}

/// What pages of any origin may ask.
pub(crate) fn open() -> Vec<Endpoint> {
    #[cfg(not(feature = "columns"))]
    let columns = Vec::new;
    #[cfg(feature = "columns")]
    let columns = columns::endpoints;
    [endpoint::vocabulary(), columns(), compatible::endpoints()].into_iter().flatten().collect()
}
