//! Without the feature `variants` every puzzle of a book is a classic one.

use std::convert::Infallible;

use pdf_writer::Content;

use crate::picture::Picture;

/// A puzzle that is drawn as a picture, of which there is none without the feature `variants`.
#[derive(Clone, PartialEq, Debug)]
pub enum Drawn {}

impl Drawn {
    pub(crate) fn puzzle(&self) -> (&Picture, &str) {
        match *self {}
    }

    pub(crate) fn solved(&self) -> Option<(&Picture, &str)> {
        match *self {}
    }

    pub(crate) fn rules(&self) -> &[String] {
        match *self {}
    }

    pub(crate) fn link(&self) -> Option<&str> {
        match *self {}
    }

    pub(crate) fn has_candidates(&self) -> bool {
        match *self {}
    }

    pub(crate) fn placed(&self, _: &Picture, _: [f32; 2], _: f32, _: bool) -> Placed {
        match *self {}
    }
}

/// A picture at a place on a page, of which there is none either.
#[derive(Clone, Debug)]
pub(crate) struct Placed(Infallible);

impl Placed {
    pub(crate) fn write(&self, _: [f32; 2], _: &mut Content) {
        match self.0 {}
    }

    pub(crate) fn add_to(&self, _: &mut String) {
        match self.0 {}
    }
}
