//! The end of a Parquet file, which says what columns it has and where they are.

use super::thrift::Value;

/// What a file holds.
pub(super) struct Meta {
    pub(super) leaves: Vec<Leaf>,
    pub(super) groups: Vec<Group>,
}

/// A column: a value of the schema that has no others in it.
pub(super) struct Leaf {
    pub(super) name: String,
    pub(super) kind: Kind,
    /// How many levels may be missing, and how many may be repeated.
    pub(super) most_missing: u32,
    pub(super) most_repeated: u32,
}

/// How a column's values are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Bool,
    Int32,
    Int64,
    Float,
    Double,
    /// Bytes with their length.
    Bytes,
    /// Bytes of this length each.
    Fixed(usize),
}

/// Some rows: a chunk for each column.
#[derive(Clone)]
pub(super) struct Group {
    pub(super) rows: u64,
    pub(super) chunks: Vec<Chunk>,
}

/// Where the pages of a column are.
#[derive(Clone)]
pub(super) struct Chunk {
    pub(super) start: u64,
    pub(super) end: u64,
    pub(super) codec: i64,
}

impl Meta {
    /// What the footer says; `None` if it is damaged or has types that are of no use here.
    pub(super) fn read(footer: &[u8]) -> Option<Self> {
        let (file, _) = Value::read(footer)?;
        let mut leaves = Vec::new();
        let (root, mut schema) = file.list(2)?.split_first()?;
        for _ in 0..root.count(5)? {
            add_leaves(&mut schema, &Path::default(), &mut leaves)?;
        }
        let groups = file.list(4)?.iter().map(|group| read_group(group, leaves.len()));
        Some(Self { groups: groups.collect::<Option<_>>()?, leaves })
    }
}

/// The way to a column.
#[derive(Clone, Default)]
struct Path {
    name: String,
    missing: u32,
    repeated: u32,
    depth: usize,
}

/// The columns of the next element. A list is named by the column, not by the words for its parts.
fn add_leaves(schema: &mut &[Value<'_>], above: &Path, leaves: &mut Vec<Leaf>) -> Option<()> {
    let (element, rest) = schema.split_first()?;
    *schema = rest;
    let mut path = above.clone();
    let (name, repetition) = (element.text(4)?, element.int(3).unwrap_or(0));
    path.depth = path.depth.checked_add(1).filter(|depth| *depth < 8)?;
    path.missing += u32::from(repetition != 0);
    path.repeated += u32::from(repetition == 2);
    let is_part = path.repeated > 0 && matches!(&*name, "list" | "element" | "item" | "array" | "bag");
    match (path.name.is_empty(), is_part) {
        (true, _) => path.name = name,
        (false, true) => {}
        (false, false) => path.name = format!("{}.{name}", path.name),
    }
    match element.count(5).unwrap_or(0) {
        0 => {
            let Path { name, missing, repeated, .. } = path;
            leaves.push(Leaf { name, kind: kind_of(element)?, most_missing: missing, most_repeated: repeated });
        }
        children => {
            for _ in 0..children {
                add_leaves(schema, &path, leaves)?;
            }
        }
    }
    Some(())
}

fn kind_of(element: &Value<'_>) -> Option<Kind> {
    Some(match element.int(1)? {
        0 => Kind::Bool,
        1 => Kind::Int32,
        2 => Kind::Int64,
        // An old form of time.
        3 => Kind::Fixed(12),
        4 => Kind::Float,
        5 => Kind::Double,
        6 => Kind::Bytes,
        7 => Kind::Fixed(element.count(2).filter(|length| *length > 0)?),
        _ => return None,
    })
}

fn read_group(group: &Value<'_>, columns: usize) -> Option<Group> {
    let chunks: Vec<Chunk> = group.list(1)?.iter().map(read_chunk).collect::<Option<_>>()?;
    Some(Group { rows: group.int(3)?.try_into().ok()?, chunks }).filter(|group| group.chunks.len() == columns)
}

fn read_chunk(chunk: &Value<'_>) -> Option<Chunk> {
    let about = chunk.field(3)?;
    let (data, dictionary) = (about.int(9)?, about.int(11).filter(|at| *at > 0));
    let start: u64 = dictionary.map_or(data, |at| at.min(data)).try_into().ok()?;
    let length: u64 = about.int(7)?.try_into().ok()?;
    Some(Chunk { start, end: start.checked_add(length)?, codec: about.int(4)? })
}
