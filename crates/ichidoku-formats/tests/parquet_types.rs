//! Columns of a Parquet file that aren't plain texts, as pyarrow writes them, and what their values are as text.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::Path;

use ichidoku_formats::{ColumnType, ParquetTable, Source};

const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn path() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/types.parquet"))
}

#[test]
fn every_value_is_a_text_that_says_what_it_is() {
    let mut text = String::new();
    Source::open(path()).unwrap().next_text(1 << 20, &mut text).unwrap();
    let names = "puzzle,day,at,utc,ns,time,price,long,u64,u32,half,float,truth,tags,numbers,nested,days,grid,s.a,s.b,\
                 map.key,map.value,bytes,id";
    let ones = "1".repeat(60);
    let full = format!(
        "{LINE},2024-05-01,2024-05-01T12:34:56.789000,2024-05-01T12:34:56Z,1970-01-01T00:00:00.000000001,\
         01:02:03.000004,12.30,{ones}.5,18446744073709551615,4294967295,1.5,0.5,true,\"[\"\"a\"\",\"\"b,\\\"\"c\"\"]\",\
         \"[1,null,12]\",\"[[1,2],[],null]\",\"[\"\"2024-05-01\"\"]\",{LINE},1,x,\"[\"\"k\"\"]\",[1],\\xff00,\
         00000000-0000-0000-0000-000000000005"
    );
    let sparse = format!(
        "{LINE},,1969-12-31T23:59:59,,2024-05-01T12:34:56.000000001,23:00:00,-0.05,-1.0,3,3,-0.25,,,[],,[[3]],[],,,,[],\
         [],abc,"
    );
    assert_eq!(text.lines().collect::<Vec<_>>(), [names, &full, &sparse]);
}

#[test]
fn columns_keep_their_types_by_way_of_text_where_text_says_it_all() {
    let table = ParquetTable::open(path()).unwrap();
    let kept: Vec<_> = table.columns_by_way_of_text().filter_map(|(name, kind)| Some((name, kind?))).collect();
    use ColumnType::{Float, Integer, Text, Truth};
    let expected = [
        ("puzzle", Text),
        ("u32", Integer),
        ("half", Float),
        ("float", Float),
        ("truth", Truth),
        ("s.a", Integer),
        ("s.b", Text),
    ];
    assert_eq!(kept, expected);
    assert_eq!(table.text_columns().collect::<Vec<_>>(), ["puzzle", "s.b", "bytes"]);
}
