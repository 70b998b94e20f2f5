//! Lines of SumoCue and JSudoku: killers `3x3::k:2816;…` or `3x3::k:28162816…`, jigsaws, and `SumoCueV1=9J0+0J1…`. Their rules
//! are named; there is nothing here yet that solves them.

use super::reading::{Read, unknown_rules};

pub(super) fn read(code: &str) -> Read {
    if code.starts_with("SumoCueV1=") {
        return Some(Err(unknown_rules(&["killer".into()])));
    }
    let (kind, rest) = code.strip_prefix("3x3:")?.split_once(':')?;
    let is_killer = rest.starts_with("k:");
    let names = [(is_killer, "killer"), (kind == "d", "diagonals"), (kind == "j", "jigsaw")];
    let names: Vec<_> = names.into_iter().filter(|(has, _)| *has).map(|(_, name)| name.into()).collect();
    (!names.is_empty()).then(|| Err(unknown_rules(&names)))
}
