//! What records say beside their puzzles, by the names that their source has for it.

use std::borrow::Cow;

use crate::chunk::Entries;
use crate::columns::Columns;
use crate::document::Document;
use crate::layout::Layout;
use crate::names;
use crate::part::Part;
use crate::record::Record;

/// What a record says under one name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field<'a> {
    /// The name as the source spells it, or that of the part if it has none.
    pub name: Cow<'a, str>,
    /// The text, empty in a column of a table that this row leaves blank.
    pub text: Cow<'a, str>,
    /// What it is, if it has a meaning here.
    pub part: Option<Part>,
}

impl Entries<'_> {
    /// What the record that came last, as this document, says beside its puzzle: all other columns of a table, under the names that the
    /// table has for them. Of other texts the solution, the labels, the origin, and what has no meaning here if the source
    /// [keeps](crate::Source::keep_others) it.
    ///
    /// ```
    /// use ichidoku_formats::{Part, Source};
    /// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let mut source = Source::from_text("t.csv", format!("puzzle,id,class\n{line},007,3b\n"));
    /// let chunk = source.next_chunk().unwrap().unwrap();
    /// let mut entries = chunk.entries();
    /// let document = entries.next().unwrap().unwrap();
    /// let fields = entries.fields(&document);
    /// assert_eq!(fields.iter().map(|field| &*field.name).collect::<Vec<_>>(), ["id", "class"]);
    /// assert_eq!((&*fields[0].text, fields[0].part), ("007", Some(Part::Name)));
    /// ```
    pub fn fields<'a>(&'a self, document: &'a Document) -> Vec<Field<'a>> {
        match &self.chunk.layout {
            Layout::Csv(header) => header.beside_puzzle(self.last).collect(),
            _ => fields_of(document),
        }
    }
}

fn fields_of(document: &Document) -> Vec<Field<'_>> {
    if document.parts().is_empty() {
        // As nearly always, which costs no memory.
        return Vec::new();
    }
    let columns = Columns::of(document);
    let record = Record::of_document(document);
    let parts = columns.parts().iter().map(Some).chain(std::iter::repeat(None));
    let names = columns.names().map(|name| Cow::Owned(name.to_owned()));
    let fields = names.zip(columns.fields(&record)).zip(parts).map(|((name, text), part)| Field { name, text, part });
    let solution = document.solution.map(|solution| Field {
        name: names::of_part(Part::Solution).into(),
        text: solution.to_string().into(),
        part: Some(Part::Solution),
    });
    solution.into_iter().chain(fields.filter(|field| !field.text.is_empty())).collect()
}

#[cfg(test)]
mod tests {
    use crate::Source;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// What each record says beside its puzzle, as `name=text`.
    fn fields(name: &str, text: String) -> Vec<Vec<String>> {
        let mut source = Source::from_text(name, text).keep_others();
        let mut all = Vec::new();
        while let Some(chunk) = source.next_chunk().unwrap() {
            let mut entries = chunk.entries();
            while let Some(record) = entries.next() {
                let Ok(document) = record else { continue };
                let fields = entries.fields(&document);
                all.push(fields.iter().map(|field| format!("{}={}", field.name, field.text)).collect());
            }
        }
        all
    }

    #[test]
    fn a_table_keeps_its_names_and_blank_fields() {
        let text = format!("id;grade;puzzle;note\n\"1\";Leicht;{LINE};\"a; \"\"b\"\"\"\n2;;{LINE};\nx;y;?;z\n3\n");
        let wanted = [["id=1", "grade=Leicht", "note=a; \"b\""], ["id=2", "grade=", "note="]];
        assert_eq!(fields("t.csv", text), wanted);
    }

    #[test]
    fn other_texts_have_the_names_of_their_parts() {
        let json = format!("[{{\"puzzle\":\"{LINE}\",\"title\":\"One\",\"class\":7}},{{\"puzzle\":\"{LINE}\"}}]");
        assert_eq!(fields("t.json", json), [vec!["name=One", "class=7"], vec![]]);
        assert_eq!(fields("t.txt", format!("{LINE}\n")), [Vec::<String>::new()]);
        let solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        assert_eq!(fields("t.txt", format!("{LINE},{solved}\n")), [vec![format!("solution={solved}")]]);
    }
}
