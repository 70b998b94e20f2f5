//! What records say beside their puzzles, by the names that their source has for it.

use std::borrow::Cow;

use crate::chunk::Entries;
use crate::document::{Document, Remark};
use crate::layout::Layout;
use crate::names;
use crate::part::Part;

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
    /// let remarks = entries.remarks(&document);
    /// assert_eq!(remarks.iter().map(|remark| &*remark.name).collect::<Vec<_>>(), ["id", "class"]);
    /// assert_eq!((&*remarks[0].text, remarks[0].part), ("007", Some(Part::Name)));
    /// ```
    pub fn remarks<'a>(&'a self, document: &'a Document) -> Vec<Remark<'a>> {
        match &self.chunk.layout {
            Layout::Csv(header) => header.remarks(self.last).collect(),
            _ => remarks_of(document),
        }
    }
}

fn remarks_of(document: &Document) -> Vec<Remark<'_>> {
    let more = document.more.as_deref();
    let labels = [
        (Part::Name, document.name.as_deref()),
        (Part::Rating, document.rating.as_deref()),
        (Part::Difficulty, document.difficulty.as_deref()),
        (Part::Author, more.and_then(|more| more.author.as_deref())),
        (Part::Source, more.and_then(|more| more.source.as_deref())),
    ];
    let labels = labels.into_iter().filter_map(|(part, text)| Some(remark(part, text?.into())));
    let solution = document.solution.map(|solution| remark(Part::Solution, solution.to_string().into()));
    let others = more.into_iter().flat_map(|more| &more.others);
    let others = others.map(|other| Remark { name: (&*other.name).into(), text: other.text().into(), part: None });
    solution.into_iter().chain(labels).chain(others).filter(|remark| !remark.text.is_empty()).collect()
}

fn remark(part: Part, text: Cow<'_, str>) -> Remark<'_> {
    Remark { name: names::of_part(part).into(), text, part: Some(part) }
}

#[cfg(test)]
mod tests {
    use crate::Source;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// What each record says beside its puzzle, as `name=text`.
    fn remarks(name: &str, text: String) -> Vec<Vec<String>> {
        let mut source = Source::from_text(name, text).keep_others();
        let mut all = Vec::new();
        while let Some(chunk) = source.next_chunk().unwrap() {
            let mut entries = chunk.entries();
            while let Some(record) = entries.next() {
                let Ok(document) = record else { continue };
                let remarks = entries.remarks(&document);
                all.push(remarks.iter().map(|remark| format!("{}={}", remark.name, remark.text)).collect());
            }
        }
        all
    }

    #[test]
    fn a_table_keeps_its_names_and_blank_fields() {
        let text = format!("id;grade;puzzle;note\n\"1\";Leicht;{LINE};\"a; \"\"b\"\"\"\n2;;{LINE};\nx;y;?;z\n3\n");
        let wanted = [["id=1", "grade=Leicht", "note=a; \"b\""], ["id=2", "grade=", "note="]];
        assert_eq!(remarks("t.csv", text), wanted);
    }

    #[test]
    fn other_texts_have_the_names_of_their_parts() {
        let json = format!("[{{\"puzzle\":\"{LINE}\",\"title\":\"One\",\"class\":7}},{{\"puzzle\":\"{LINE}\"}}]");
        assert_eq!(remarks("t.json", json), [vec!["name=One", "class=7"], vec![]]);
        assert_eq!(remarks("t.txt", format!("{LINE}\n")), [Vec::<String>::new()]);
        let solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        assert_eq!(remarks("t.txt", format!("{LINE},{solved}\n")), [vec![format!("solution={solved}")]]);
    }
}
