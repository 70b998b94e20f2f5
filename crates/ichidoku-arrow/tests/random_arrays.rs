//! Random arrays of any type and content: every row has an answer, an error or a null, and nothing panics.
//! `ICHIDOKU_CASES` says how many arrays.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::{Int16Type, UInt16Type};
use arrow_array::{
    Array, ArrayRef, BinaryArray, BinaryViewArray, DictionaryArray, FixedSizeBinaryArray, FixedSizeListArray,
    Float64Array, LargeBinaryArray, LargeStringArray, ListArray, NullArray, StringArray, StringViewArray, UInt8Array,
    UInt16Array,
};
use arrow_buffer::{Buffer, NullBuffer};
use arrow_schema::Field;
use ichidoku_arrow::{Error, Limits, Plan, Scale, run};
use testkit::random::Random;

/// Random bytes of a length near that of a puzzle, often a puzzle's symbols.
fn bytes(random: &mut Random) -> Vec<u8> {
    let length = *random.pick(&[0, 1, 80, 81, 81, 81, 82, 89, 729]).unwrap();
    let symbols: &[u8] =
        random.pick(&[&b"................123456789"[..], b".1x|\n-+ ", b"\x00\x01\x09\x0a", b""]).unwrap();
    (0..length).map(|_| random.pick(symbols).copied().unwrap_or(random.next_u64() as u8)).collect()
}

fn nulls(random: &mut Random, rows: usize) -> Option<NullBuffer> {
    let some = random.below(2) == 0;
    some.then(|| NullBuffer::from_iter((0..rows).map(|_| random.below(3) > 0)))
}

fn cells(random: &mut Random, count: usize) -> UInt8Array {
    let digits = (0..count).map(|_| if random.below(4) > 0 { 0 } else { random.below(11) as u8 }).collect::<Vec<_>>();
    let nulls = nulls(random, count).filter(|_| random.below(2) == 0);
    UInt8Array::new(digits.into(), nulls)
}

fn list(item: ArrayRef, size: i32, nulls: Option<NullBuffer>) -> FixedSizeListArray {
    FixedSizeListArray::new(Arc::new(Field::new("item", item.data_type().clone(), true)), size, item, nulls)
}

/// An array of any type with this many rows.
fn array(random: &mut Random, rows: usize) -> ArrayRef {
    let raw: Vec<Vec<u8>> = (0..rows).map(|_| bytes(random)).collect();
    let text: Vec<String> = raw.iter().map(|bytes| String::from_utf8_lossy(bytes).into_owned()).collect();
    let null = |random: &mut Random| random.below(5) == 0;
    let mut some = |item: usize| (!null(random)).then_some(item);
    let picked: Vec<Option<usize>> = (0..rows).map(&mut some).collect();
    let texts = picked.iter().map(|row| row.map(|row| text[row].as_str()));
    let raws = picked.iter().map(|row| row.map(|row| raw[row].as_slice()));
    match random.below(14) {
        0 => Arc::new(StringArray::from_iter(texts)),
        1 => Arc::new(LargeStringArray::from_iter(texts)),
        2 => Arc::new(StringViewArray::from_iter(texts)),
        3 => Arc::new(BinaryArray::from_iter(raws)),
        4 => Arc::new(LargeBinaryArray::from_iter(raws)),
        5 => Arc::new(BinaryViewArray::from_iter(raws)),
        6 => {
            let size = *random.pick(&[1, 80, 81]).unwrap();
            let bytes: Vec<u8> = (0..rows * size).map(|_| random.below(60) as u8).collect();
            Arc::new(FixedSizeBinaryArray::new(size as i32, Buffer::from_vec(bytes), nulls(random, rows)))
        }
        7 => Arc::new(list(Arc::new(cells(random, rows * 81)), 81, nulls(random, rows))),
        8 => {
            let lines = list(Arc::new(cells(random, rows * 81)), 9, nulls(random, rows * 9));
            Arc::new(list(Arc::new(lines), 9, nulls(random, rows)))
        }
        9 => {
            let held = StringArray::from_iter(texts);
            let keys = (0..rows).map(|_| (!null(random)).then(|| random.below(rows) as u16));
            Arc::new(DictionaryArray::<UInt16Type>::new(
                UInt16Array::from_iter(keys.collect::<Vec<_>>()),
                Arc::new(held),
            ))
        }
        10 => Arc::new(list(Arc::new(cells(random, rows * 7)), 7, None)),
        11 => Arc::new(NullArray::new(rows)),
        12 => {
            let cells = |random: &mut Random| {
                let count = random.below(90);
                (0..count).map(|_| (!null(random)).then(|| random.below(11) as i16)).collect::<Vec<_>>()
            };
            let rows = (0..rows).map(|_| (!null(random)).then(|| cells(random))).collect::<Vec<_>>();
            Arc::new(ListArray::from_iter_primitive::<Int16Type, _, _>(rows))
        }
        _ => Arc::new(Float64Array::from(vec![0.5; rows])),
    }
}

#[test]
fn no_array_is_too_strange() {
    let cases = std::env::var("ICHIDOKU_CASES").map_or(300, |cases| cases.parse().unwrap());
    let mut random = Random::new(2021);
    let (mut answered, mut refused) = (0, 0);
    for case in 0..cases {
        let rows = random.below(12);
        let array = array(&mut random, rows);
        let from = random.below(rows + 1);
        let array = array.slice(from, random.below(rows - from + 1));
        let plan = *random
            .pick(&[Plan::Solve, Plan::Count { limit: 50 }, Plan::Check, Plan::Canonical, Plan::Rate(Scale::Ichidoku)])
            .unwrap();
        let limits = Limits::new().guesses(500).time(std::time::Duration::from_millis(20)).threads(1 + case % 2);
        match run(&array, &plan, &limits) {
            Err(Error::Type(found)) => {
                refused += 1;
                assert_eq!(&found, array.data_type());
            }
            Err(error) => panic!("case {case}: {error}"),
            Ok(answer) => {
                answered += 1;
                assert_eq!(answer.len(), array.len());
                let errors = answer.column_by_name("error").unwrap().as_string::<i32>();
                // `status`, `verdict`, `canonical` or `count`: what a row with a puzzle has.
                let first = answer.column(usize::from(plan == Plan::Solve));
                let logical = array.logical_nulls();
                for row in 0..array.len() {
                    let is_null = logical.as_ref().is_some_and(|nulls| nulls.is_null(row));
                    let said = [is_null, errors.is_valid(row), first.is_valid(row)];
                    assert_eq!(said.iter().filter(|said| **said).count(), 1, "case {case}, row {row}: {said:?}");
                }
            }
        }
    }
    assert!(answered > cases / 2 && refused > cases / 20, "{answered} answered, {refused} refused");
}
