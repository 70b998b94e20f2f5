//! What columns of Parquet files are in another one that their rows come to by way of text.

use std::path::Path;

use ichidoku_formats::{ColumnType, ParquetTable};

use super::parquet::is_parquet_file;
use crate::inputs::Inputs;
use crate::terminal::Terminal;
use crate::words::say;

/// The types of the first columns of a table, and the names of those that are texts because there is no such type.
pub(super) struct Kept {
    pub(super) types: Vec<ColumnType>,
    as_texts: Vec<String>,
}

impl Kept {
    /// What the columns of all inputs have in common, where each is a Parquet file that can be read twice; `None` otherwise.
    pub(super) fn of(inputs: &Inputs) -> Option<Self> {
        let mut common: Option<Vec<(String, Option<ColumnType>)>> = None;
        for argument in inputs.arguments() {
            let path = Path::new(argument);
            let table = ParquetTable::open(path).ok().filter(|_| is_parquet_file(path))?;
            let own = table.columns_by_way_of_text().map(|(name, kind)| (name.to_owned(), kind));
            common = Some(match common {
                None => own.collect(),
                Some(common) => common.into_iter().zip(own).map(|(one, other)| in_common(one, &other)).collect(),
            });
        }
        let columns = common?;
        let types = columns.iter().map(|(_, kind)| kind.unwrap_or(ColumnType::Text)).collect();
        let as_texts = columns.into_iter().filter_map(|(name, kind)| kind.is_none().then_some(name)).collect();
        Some(Self { types, as_texts })
    }

    /// Names the columns that are texts now.
    pub(super) fn note(&self, terminal: &Terminal) {
        if !self.as_texts.is_empty() {
            terminal.note(say!("as-texts", names = self.as_texts.join(", ")));
        }
    }
}

/// A column with the type that it has in both tables.
fn in_common(
    (name, kind): (String, Option<ColumnType>),
    (_, other): &(String, Option<ColumnType>),
) -> (String, Option<ColumnType>) {
    (name, kind.filter(|_| kind == *other))
}
