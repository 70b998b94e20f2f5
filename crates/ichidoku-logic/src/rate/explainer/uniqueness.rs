//! Two sets of rules for what rests on a single solution.

/// Whose rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Uniqueness {
    /// Those of version 1.2.1, slips and all.
    Original,
    /// Those of Sukaku Explainer, which mended them.
    Mended,
}
