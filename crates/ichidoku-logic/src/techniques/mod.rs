//! The finders, one file a technique, one folder a family.

use std::ops::ControlFlow;

use crate::step::Step;
use crate::survey::{Nodes, Survey};
use crate::technique::{Family, Technique};

mod als;
mod chains;
mod colours;
mod exclusion;
mod exocet;
mod fireworks;
mod fish;
mod forcing;
mod impossible;
mod locked;
mod multi_sector;
mod nets;
mod single_digit;
mod singles;
mod subsets;
mod templates;
mod uniqueness;
mod wings;

/// Takes the steps that a finder finds, and says whether to go on.
pub type Sink<'s> = dyn FnMut(Step) -> ControlFlow<()> + 's;

impl Technique {
    /// Gives the technique's steps in the state to the sink until the sink breaks off. Where uniqueness is not known there
    /// are none that assume it.
    pub fn find(self, survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        if self.assumes_uniqueness() && !survey.is_unique() {
            return ControlFlow::Continue(());
        }
        match self.info().family {
            Family::Uniqueness | Family::Impossible => {
                self.search(survey, &mut |step| sink(step.placing_lone_guardian()))
            }
            _ => self.search(survey, sink),
        }
    }

    /// Gives the steps to the sink as the technique's finder reports them.
    fn search(self, survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        match self {
            Self::FullHouse => singles::full_house::find(survey, sink),
            Self::HiddenSingle => singles::hidden_single::find(survey, sink),
            Self::NakedSingle => singles::naked_single::find(survey, sink),
            Self::Pointing => locked::pointing::find(survey, sink),
            Self::Claiming => locked::claiming::find(survey, sink),
            Self::LockedPair => subsets::locked::find(survey, 2, sink),
            Self::LockedTriple => subsets::locked::find(survey, 3, sink),
            Self::NakedPair => subsets::naked::find(survey, 2, sink),
            Self::NakedTriple => subsets::naked::find(survey, 3, sink),
            Self::NakedQuad => subsets::naked::find(survey, 4, sink),
            Self::HiddenPair => subsets::hidden::find(survey, 2, sink),
            Self::HiddenTriple => subsets::hidden::find(survey, 3, sink),
            Self::HiddenQuad => subsets::hidden::find(survey, 4, sink),
            Self::XWing => fish::basic::find(survey, 2, sink),
            Self::Swordfish => fish::basic::find(survey, 3, sink),
            Self::Jellyfish => fish::basic::find(survey, 4, sink),
            Self::FinnedXWing => fish::finned::find(survey, 2, false, sink),
            Self::FinnedSwordfish => fish::finned::find(survey, 3, false, sink),
            Self::FinnedJellyfish => fish::finned::find(survey, 4, false, sink),
            Self::SashimiXWing => fish::finned::find(survey, 2, true, sink),
            Self::SashimiSwordfish => fish::finned::find(survey, 3, true, sink),
            Self::SashimiJellyfish => fish::finned::find(survey, 4, true, sink),
            Self::FrankenXWing => fish::franken::find(survey, 2, false, sink),
            Self::FrankenSwordfish => fish::franken::find(survey, 3, false, sink),
            Self::FrankenJellyfish => fish::franken::find(survey, 4, false, sink),
            Self::FinnedFrankenXWing => fish::franken::find(survey, 2, true, sink),
            Self::FinnedFrankenSwordfish => fish::franken::find(survey, 3, true, sink),
            Self::FinnedFrankenJellyfish => fish::franken::find(survey, 4, true, sink),
            Self::MutantXWing => fish::mutant::find(survey, 2, false, sink),
            Self::MutantSwordfish => fish::mutant::find(survey, 3, false, sink),
            Self::MutantJellyfish => fish::mutant::find(survey, 4, false, sink),
            Self::FinnedMutantXWing => fish::mutant::find(survey, 2, true, sink),
            Self::FinnedMutantSwordfish => fish::mutant::find(survey, 3, true, sink),
            Self::FinnedMutantJellyfish => fish::mutant::find(survey, 4, true, sink),
            Self::FinnedMutantSquirmbag => fish::mutant::find(survey, 5, true, sink),
            Self::FinnedMutantWhale => fish::mutant::find(survey, 6, true, sink),
            Self::FinnedMutantLeviathan => fish::mutant::find(survey, 7, true, sink),
            Self::SiameseFish => fish::siamese::find_lines(survey, sink),
            Self::SiameseFrankenFish => fish::siamese::find_franken(survey, sink),
            Self::SiameseMutantFish => fish::siamese::find_mutant(survey, sink),
            Self::Skyscraper => single_digit::skyscraper::find(survey, sink),
            Self::TwoStringKite => single_digit::two_string_kite::find(survey, sink),
            Self::DualTwoStringKite => single_digit::two_string_kite::find_dual(survey, sink),
            Self::TurbotFish => single_digit::turbot_fish::find(survey, sink),
            Self::EmptyRectangle => single_digit::empty_rectangle::find(survey, sink),
            Self::DualEmptyRectangle => single_digit::empty_rectangle::find_dual(survey, sink),
            Self::SimpleColoursTrap => colours::simple_colours::find_trap(survey, sink),
            Self::SimpleColoursWrap => colours::simple_colours::find_wrap(survey, sink),
            Self::MultiColours1 => colours::multi_colours::find_type_1(survey, sink),
            Self::MultiColours2 => colours::multi_colours::find_type_2(survey, sink),
            Self::RemotePair => colours::remote_pair::find(survey, sink),
            Self::Medusa => colours::medusa::find(survey, sink),
            Self::XyWing => wings::xy_wing::find(survey, sink),
            Self::XyzWing => wings::xyz_wing::find(survey, sink),
            Self::WWing => wings::w_wing::find(survey, sink),
            Self::WxyzWing => wings::wxyz_wing::find(survey, sink),
            Self::MWing => wings::m_wing::find(survey, sink),
            Self::SWing => wings::s_wing::find(survey, sink),
            Self::LWing => wings::l_wing::find(survey, sink),
            Self::HWing => wings::h_wing::find(survey, sink),
            Self::UniqueRectangle1 => uniqueness::type_1::find(survey, sink),
            Self::UniqueRectangle2 => uniqueness::type_2::find(survey, sink),
            Self::UniqueRectangle3 => uniqueness::type_3::find(survey, sink),
            Self::UniqueRectangle4 => uniqueness::type_4::find(survey, sink),
            Self::UniqueRectangle5 => uniqueness::type_2::find_type_5(survey, sink),
            Self::UniqueRectangle6 => uniqueness::type_6::find(survey, sink),
            Self::HiddenRectangle => uniqueness::hidden_rectangle::find(survey, sink),
            Self::AvoidableRectangle1 => uniqueness::avoidable_rectangle::find_type_1(survey, sink),
            Self::AvoidableRectangle2 => uniqueness::avoidable_rectangle::find_type_2(survey, sink),
            Self::UniqueLoop => uniqueness::unique_loop::find(survey, sink),
            Self::ExtendedRectangle => uniqueness::extended_rectangle::find(survey, sink),
            Self::Bug1 => uniqueness::bug::find_one(survey, sink),
            Self::BugN => uniqueness::bug::find_many(survey, sink),
            Self::XChain => chains::x_chain::find(survey, sink),
            Self::XyChain => chains::xy_chain::find(survey, sink),
            Self::ContinuousLoop => chains::continuous_loop::find(survey, self, survey.graph(Nodes::Plain), sink),
            Self::DiscontinuousLoop => chains::discontinuous_loop::find(survey, self, survey.graph(Nodes::Plain), sink),
            Self::Aic => chains::aic::find(survey, self, survey.graph(Nodes::Plain), sink),
            Self::GroupedContinuousLoop => {
                chains::continuous_loop::find(survey, self, survey.graph(Nodes::Grouped), sink)
            }
            Self::GroupedDiscontinuousLoop => {
                chains::discontinuous_loop::find(survey, self, survey.graph(Nodes::Grouped), sink)
            }
            Self::GroupedAic => chains::aic::find(survey, self, survey.graph(Nodes::Grouped), sink),
            Self::AlsContinuousLoop => {
                chains::continuous_loop::find(survey, self, survey.graph(Nodes::AlmostLocked), sink)
            }
            Self::AlsDiscontinuousLoop => {
                chains::discontinuous_loop::find(survey, self, survey.graph(Nodes::AlmostLocked), sink)
            }
            Self::AlsXz => als::als_xz::find(survey, sink),
            Self::AlsXyWing => als::als_xy_wing::find(survey, sink),
            Self::AlsChain => als::als_chain::find(survey, sink),
            Self::DeathBlossom => als::death_blossom::find(survey, sink),
            Self::SueDeCoq => als::sue_de_coq::find(survey, sink),
            Self::Nishio => forcing::nishio::find(survey, sink),
            Self::CellForcing => forcing::cell_forcing::find(survey, sink),
            Self::RegionForcing => forcing::region_forcing::find(survey, sink),
            Self::DynamicContradiction => nets::dynamic_contradiction::find(survey, sink),
            Self::DynamicCell => nets::dynamic_cell::find(survey, sink),
            Self::DynamicRegion => nets::dynamic_region::find(survey, sink),
            Self::PlusContradiction => nets::plus_contradiction::find(survey, sink),
            Self::PlusCell => nets::plus_cell::find(survey, sink),
            Self::PlusRegion => nets::plus_region::find(survey, sink),
            Self::ChainsContradiction => nets::chains_contradiction::find(survey, sink),
            Self::ChainsCell => nets::chains_cell::find(survey, sink),
            Self::ChainsRegion => nets::chains_region::find(survey, sink),
            Self::NetsContradiction => nets::nets_contradiction::find(survey, sink),
            Self::NetsCell => nets::nets_cell::find(survey, sink),
            Self::NetsRegion => nets::nets_region::find(survey, sink),
            Self::AlignedPairExclusion => exclusion::aligned_pair::find(survey, sink),
            Self::AlignedTripletExclusion => exclusion::aligned_triplet::find(survey, sink),
            Self::TripleFirework => fireworks::triple::find(survey, sink),
            Self::QuadrupleFirework => fireworks::quadruple::find(survey, sink),
            Self::FireworkWWing => fireworks::w_wing::find(survey, sink),
            Self::BivalueOddagon => impossible::bivalue_oddagon::find(survey, sink),
            Self::Tridagon => impossible::tridagon::find(survey, sink),
            Self::SkLoop => multi_sector::sk_loop::find(survey, sink),
            Self::MultiSectorLockedSet => multi_sector::msls::find(survey, sink),
            Self::JuniorExocet => exocet::junior_exocet::find(survey, sink),
            Self::TemplateSet => templates::find_set(survey, sink),
            Self::TemplateDelete => templates::find_delete(survey, sink),
            Self::AlsAic => chains::aic::find(survey, self, survey.graph(Nodes::AlmostLocked), sink),
        }
    }

    /// The first step of the technique.
    pub fn first(self, survey: &Survey<'_>) -> Option<Step> {
        let mut first = None;
        let _ = self.find(survey, &mut |step| {
            first = Some(step);
            ControlFlow::Break(())
        });
        first
    }

    /// All steps of the technique.
    pub fn all(self, survey: &Survey<'_>) -> Vec<Step> {
        let mut steps = Vec::new();
        let _ = self.find(survey, &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
        steps
    }
}
