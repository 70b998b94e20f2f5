//! What the tests of finders share.

use ichidoku::Stop;
use ichidoku_variants::read_iss;

use crate::audit::audit;
use crate::{HouseKind, Setting, State, Step, Technique, step_of};

/// The first step of a technique at the beginning of a puzzle, which is proved.
pub(crate) fn first(technique: Technique, text: &str) -> Option<Step> {
    let setting = Setting::new(&read_iss(text).unwrap()).unwrap();
    let state = State::new(&setting);
    let step = step_of(technique, &setting, &state, Stop::never()).unwrap().unwrap()?;
    assert_eq!(audit(&setting, &state, &step).err(), None, "{step:?}");
    Some(step)
}

/// The houses that a step names.
pub(crate) fn houses_named(step: &Step) -> Vec<HouseKind> {
    step.evidence.houses().iter().map(|house| house.kind).collect()
}
