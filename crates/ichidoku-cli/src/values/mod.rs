//! The values of options: how they are read, and how a bad one is answered.

mod er;
mod grades;
mod names;
mod number;
mod scales;
mod techniques;

pub(crate) use er::{er, ers};
pub(crate) use grades::GRADES;
pub(crate) use names::{Names, nearest};
pub(crate) use number::{limit, seconds, whole};
pub(crate) use scales::{explainers, scales};
pub(crate) use techniques::{aliases, kinds, techniques};
