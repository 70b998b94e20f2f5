//! The algorithms as a value on the command line.

use ichidoku_lab::{Algorithm, Method};

use crate::values::Names;

/// Accepts the names of the algorithms.
pub(super) fn methods() -> Names<Method> {
    Names::new("algorithm", Method::ALL.map(|method| (method.about().name, method))).listed_by("ichidoku lab list")
}
