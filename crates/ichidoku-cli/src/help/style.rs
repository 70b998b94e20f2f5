//! How clap writes what it writes itself.

use clap::builder::styling::{Style, Styles};

/// The heading of a section, as clap writes its own.
pub(super) const HEADING: Style = *Styles::styled().get_header();

/// The name of a command, as clap writes it.
pub(super) const NAME: Style = *Styles::styled().get_literal();
