//! The names of techniques and of their families.

use ichidoku_api::Kind;
use ichidoku_logic::{Family, Technique};

use super::names::Names;

/// The command that lists them.
const LISTED_BY: &str = "ichidoku techniques";

/// Accepts the names of techniques.
pub(crate) fn techniques() -> Names<Technique> {
    let names = Technique::ALL.iter().map(|technique| (technique.slug().to_owned(), *technique));
    Names::new("technique", names).with_aliases(aliases()).listed_by(LISTED_BY)
}

/// Accepts the names of techniques and of families.
pub(crate) fn kinds() -> Names<Kind> {
    let families = Family::ALL.iter().map(|family| (family.slug().to_owned(), Kind::Family(*family)));
    let techniques = Technique::ALL.iter().map(|technique| (technique.slug().to_owned(), Kind::Technique(*technique)));
    let aliases = aliases().map(|(alias, technique)| (alias, Kind::Technique(technique)));
    Names::new("technique-or-family", families.chain(techniques)).with_aliases(aliases).listed_by(LISTED_BY)
}

/// The other names in use.
pub(crate) fn aliases() -> impl Iterator<Item = (String, Technique)> {
    Technique::ALL
        .iter()
        .flat_map(|technique| technique.info().aliases.iter().map(|alias| ((*alias).to_owned(), *technique)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_and_a_slip_is_corrected() {
        for technique in Technique::ALL {
            assert_eq!(techniques().read(technique.name()), Ok(*technique));
            assert_eq!(kinds().read(technique.slug()), Ok(Kind::Technique(*technique)));
        }
        for family in Family::ALL {
            assert_eq!(kinds().read(family.slug()), Ok(Kind::Family(*family)));
        }
        for (slip, name) in [("naked piar", "naked-pair"), ("Swordfsh", "swordfish"), ("y wign", "Y-wing")] {
            assert!(techniques().read(slip).unwrap_err().contains(&format!("; did you mean '{name}'?")), "{slip}");
        }
        assert!(kinds().read("uniqeness").unwrap_err().contains("; did you mean 'uniqueness'?"));
    }
}
