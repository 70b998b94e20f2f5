//! The end of a Parquet file, which says what columns it has and where they are.

use super::meaning::Type;
use super::thrift::Value;

/// What a file holds.
pub(super) struct Meta {
    pub(super) leaves: Vec<Leaf>,
    pub(super) groups: Vec<Group>,
}

/// A column: a value of the schema that has no others in it.
pub(super) struct Leaf {
    pub(super) name: String,
    pub(super) of: Type,
    /// How many levels of the way to a value may be missing.
    pub(super) most_missing: u32,
    /// Of each list on the way, from the outermost, the level at which there is a value in it.
    pub(super) lists: Vec<u32>,
}

impl Leaf {
    /// How many levels may be repeated.
    pub(super) const fn most_repeated(&self) -> u32 {
        self.lists.len() as u32
    }
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
    lists: Vec<u32>,
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
    if repetition == 2 {
        path.lists.push(path.missing);
    }
    let is_part =
        !path.lists.is_empty() && matches!(&*name, "list" | "element" | "item" | "array" | "bag" | "key_value" | "map");
    match (path.name.is_empty(), is_part) {
        (true, _) => path.name = name,
        (false, true) => {}
        (false, false) => path.name = format!("{}.{name}", path.name),
    }
    match element.count(5).unwrap_or(0) {
        0 => {
            let Path { name, missing, lists, .. } = path;
            leaves.push(Leaf { name, of: Type::of(element)?, most_missing: missing, lists });
        }
        children => {
            for _ in 0..children {
                add_leaves(schema, &path, leaves)?;
            }
        }
    }
    Some(())
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
