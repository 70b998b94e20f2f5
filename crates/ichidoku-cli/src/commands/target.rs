//! What puzzles are converted to: a text in one of the formats, or a file that is no text.

use std::path::Path;

use ichidoku_formats::{Columns, Format};

use crate::destination::{ending, with_ending};
use crate::exit::Failure;
use crate::records::Fixed;
use crate::values::Names;
use crate::words::{find, say, word};

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    Text(Format),
    /// A table of the columns that CSV has.
    Parquet,
    Svg,
    Png,
    Pdf,
}

impl Target {
    /// Accepts the names of formats, and of files that are no text.
    pub(crate) fn names() -> Names<Self> {
        let pictures = [
            ("svg", word("format-svg"), Self::Svg),
            ("png", word("format-png"), Self::Png),
            ("pdf", word("format-pdf"), Self::Pdf),
        ];
        Names::described("format", Self::records().chain(pictures))
    }

    /// Accepts the names of formats, and of the file that is a table.
    pub(crate) fn names_of_records() -> Names<Self> {
        Names::described("format", Self::records())
    }

    /// What holds many puzzles, each with its name and what it is.
    fn records() -> impl Iterator<Item = (&'static str, &'static str, Self)> {
        let texts = Format::all().map(described).map(|(name, about, format)| (name, about, Self::Text(format)));
        texts.chain([("parquet", word("format-parquet"), Self::Parquet)])
    }

    /// What a file of this name holds; none if its ending doesn't tell.
    pub(crate) fn of_file(path: &Path) -> Option<Self> {
        let ending = ending(path)?;
        let text = || Format::all().find(|format| format.extensions().contains(&&*ending)).map(Self::Text);
        match &*ending {
            "parquet" => Some(Self::Parquet),
            "svg" => Some(Self::Svg),
            "png" => Some(Self::Png),
            "pdf" => Some(Self::Pdf),
            _ => text(),
        }
    }

    /// True if it is a table of rows.
    pub(crate) fn is_table(self) -> bool {
        self.format().is_some_and(Format::has_columns)
    }

    fn is_json(self) -> bool {
        matches!(self.name(), "json" | "ndjson")
    }

    /// The name by which it is chosen.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Text(format) => format.name(),
            Self::Parquet => "parquet",
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Pdf => "pdf",
        }
    }

    /// The format of the records, of which a Parquet file packs a table; none if it is a picture.
    pub(crate) fn format(self) -> Option<Format> {
        match self {
            Self::Text(format) => Some(format),
            Self::Parquet => Some(Format::CSV),
            Self::Svg | Self::Png | Self::Pdf => None,
        }
    }
}

/// The columns of a table in a file of this name: one that ends in `.tsv` has tabs between them.
pub(crate) fn columns_in(path: Option<&Path>, columns: Columns) -> Columns {
    if path.and_then(ending).as_deref() == Some("tsv") { columns.with_tabs() } else { columns }
}

/// A failure if the name of a file says another format than the one that is written to it; that of plain text takes any text.
pub(crate) fn check_ending(path: Option<&Path>, written: Target) -> Result<(), Failure> {
    let Some((path, named)) = path.and_then(|path| Some((path, Target::of_file(path)?))) else { return Ok(()) };
    let is_plain = named == Target::Text(Format::LINE) && matches!(written, Target::Text(_));
    let are_json = [named, written].iter().all(|target| target.name().ends_with("json"));
    if named == written || is_plain || are_json {
        return Ok(());
    }
    let usual = written.format().filter(|_| written != Target::Parquet).map(Format::extensions);
    let ending = usual.map_or(written.name(), |endings| endings.first().copied().unwrap_or("txt"));
    let (name, named, format) = (path.display(), named.name(), written.name());
    Err(Failure::new(say!("named-otherwise", name, named, format, other = with_ending(path, ending).display())))
}

/// A failure if what is written anyway has no place in a file of this name.
pub(crate) fn check_name(path: Option<&Path>, fixed: Option<Fixed>) -> Result<(), Failure> {
    let (Some(path), Some(fixed)) = (path, fixed) else { return Ok(()) };
    let name = path.display();
    match Target::of_file(path) {
        // That a table would be packed is said where the file is opened.
        None | Some(Target::Parquet) => Ok(()),
        Some(target) if target == Target::Text(Format::LINE) => Ok(()),
        Some(target) if target.is_json() => match fixed {
            Fixed::Objects => Ok(()),
            Fixed::Lines => Err(Failure::new(say!("lines-in-json", name, other = with_ending(path, "txt").display()))),
        },
        Some(_) => {
            let format = ending(path).unwrap_or_default();
            let [lines, objects] = ["txt", "ndjson"].map(|ending| with_ending(path, ending));
            Err(Failure::new(match fixed {
                Fixed::Lines => say!("lines-in-format", name, format, other = lines.display()),
                Fixed::Objects => say!("objects-in-format", name, format, other = objects.display()),
            }))
        }
    }
}

/// Accepts the names of the formats.
pub(crate) fn formats() -> Names<Format> {
    Names::described("format", Format::all().map(described))
}

/// A format with its name and what it is.
fn described(format: Format) -> (&'static str, &'static str, Format) {
    let about = find(&format!("format-{}", format.name())).unwrap_or(format.about());
    (format.name(), about, format)
}
