//! Every type of array, sliced and with nulls, gives the answers that each row's text gives by itself.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use arrow_array::builder::{FixedSizeBinaryBuilder, StringDictionaryBuilder};
use arrow_array::cast::AsArray;
use arrow_array::types::{Float64Type, Int8Type, Int32Type, Int64Type, UInt8Type, UInt64Type};
use arrow_array::{
    Array, ArrayRef, ArrowPrimitiveType, BinaryArray, BinaryViewArray, BooleanArray, FixedSizeListArray, Float64Array,
    LargeBinaryArray, LargeListArray, LargeStringArray, ListArray, NullArray, PrimitiveArray, StringArray,
    StringViewArray, StructArray, UInt8Array, new_null_array,
};
use arrow_buffer::{ArrowNativeType, NullBuffer};
use arrow_schema::{DataType, Field};
use ichidoku::solve::Search;
use ichidoku::{Puzzle, Stop};
use ichidoku_api::{Ask, Control, Rate};
use ichidoku_arrow::{Error, Limits, Plan, Scale, columns, run};
use testkit::random::Random;

const PROPER: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Random rows: puzzles, some of them spoiled, and nulls.
fn rows(random: &mut Random, count: usize) -> Vec<Option<String>> {
    let file = |name: &str| fs::read_to_string(testkit::testdata("samples").join(name)).unwrap();
    let files = ["easy.txt", "several.txt", "minimal.txt", "broken.txt"].map(file);
    let lines: Vec<&str> = files.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with('#')).collect();
    let row = |random: &mut Random| {
        let mut line = (*random.pick(&lines)?).to_owned();
        match random.below(8) {
            0 => return None,
            1 => line.truncate(random.below(line.len() + 1)),
            2 => line.push_str(" x"),
            3 => line = line.replace('.', "0"),
            _ => {}
        }
        Some(line)
    };
    (0..count).map(|_| row(random)).collect()
}

/// The rows that a list of digits can hold; a null in place of any other.
fn digits(rows: &[Option<String>]) -> Vec<Option<[u8; 81]>> {
    rows.iter().map(|row| row.as_ref()?.parse::<Puzzle>().ok().map(|puzzle| *puzzle.values())).collect()
}

fn cells(rows: &[Option<[u8; 81]>]) -> UInt8Array {
    rows.iter().flat_map(|row| row.unwrap_or([17; 81])).collect::<Vec<u8>>().into()
}

fn list(item: ArrayRef, size: i32, nulls: Option<NullBuffer>) -> FixedSizeListArray {
    FixedSizeListArray::new(Arc::new(Field::new("item", item.data_type().clone(), true)), size, item, nulls)
}

fn fixed(rows: &[Option<[u8; 81]>]) -> ArrayRef {
    let mut builder = FixedSizeBinaryBuilder::new(81);
    for row in rows {
        match row {
            Some(row) => builder.append_value(row).unwrap(),
            None => builder.append_null(),
        }
    }
    Arc::new(builder.finish())
}

/// The rows in arrays of all types that hold any text.
fn text_arrays(rows: &[Option<String>]) -> Vec<ArrayRef> {
    let texts = || rows.iter().map(Option::as_deref);
    let bytes = || texts().map(|text| text.map(str::as_bytes));
    let mut dictionary = StringDictionaryBuilder::<Int32Type>::new();
    texts().for_each(|text| dictionary.append_option(text));
    vec![
        Arc::new(StringArray::from_iter(texts())),
        Arc::new(LargeStringArray::from_iter(texts())),
        Arc::new(StringViewArray::from_iter(texts())),
        Arc::new(BinaryArray::from_iter(bytes())),
        Arc::new(LargeBinaryArray::from_iter(bytes())),
        Arc::new(BinaryViewArray::from_iter(bytes())),
        Arc::new(dictionary.finish()),
    ]
}

/// The rows in arrays of all types that hold digits.
fn digit_arrays(rows: &[Option<[u8; 81]>]) -> Vec<ArrayRef> {
    let nulls = || Some(NullBuffer::from_iter(rows.iter().map(Option::is_some)));
    let lines = list(Arc::new(cells(rows)), 9, None);
    vec![fixed(rows), Arc::new(list(Arc::new(cells(rows)), 81, nulls())), Arc::new(list(Arc::new(lines), 9, nulls()))]
}

fn column<'a>(answer: &'a StructArray, name: &str) -> &'a ArrayRef {
    answer.column_by_name(name).unwrap_or_else(|| panic!("no column {name}"))
}

/// The bytes of a row of any array of grids, as 81 characters; `None` for a null.
fn grid(array: &dyn Array, row: usize) -> Option<String> {
    let text = |bytes: &[u8]| match bytes[0] {
        ..=9 => bytes.iter().map(|digit| char::from(b'0' + digit)).collect(),
        _ => String::from_utf8(bytes.to_vec()).unwrap(),
    };
    if array.is_null(row) {
        return None;
    }
    Some(match array.data_type() {
        DataType::Utf8 => array.as_string::<i32>().value(row).to_owned(),
        DataType::LargeUtf8 => array.as_string::<i64>().value(row).to_owned(),
        DataType::Utf8View => array.as_string_view().value(row).to_owned(),
        DataType::Binary => text(array.as_binary::<i32>().value(row)),
        DataType::LargeBinary => text(array.as_binary::<i64>().value(row)),
        DataType::BinaryView => text(array.as_binary_view().value(row)),
        DataType::FixedSizeBinary(81) => text(array.as_fixed_size_binary().value(row)),
        DataType::FixedSizeList(_, 81) => {
            text(array.as_fixed_size_list().value(row).as_primitive::<UInt8Type>().values())
        }
        DataType::FixedSizeList(_, 9) => {
            let lines = array.as_fixed_size_list().value(row);
            text(lines.as_fixed_size_list().values().as_primitive::<UInt8Type>().values())
        }
        other => panic!("grids as {other}"),
    })
}

/// Compares the solutions of an array with those of the rows' texts.
fn assert_solved(array: &dyn Array, rows: &[Option<String>]) {
    let answer = run(array, &Plan::Solve, &Limits::new().threads(3)).unwrap();
    assert_eq!(answer.len(), rows.len());
    assert_eq!(answer.fields(), &columns(array.data_type(), &Plan::Solve).unwrap());
    let counts = column(&answer, "count").as_primitive::<UInt64Type>();
    let guesses = column(&answer, "guesses").as_primitive::<UInt64Type>();
    let errors = column(&answer, "error").as_string::<i32>();
    for (row, text) in rows.iter().enumerate() {
        let error = errors.is_valid(row).then(|| errors.value(row).to_owned());
        let read = text.as_ref().map(|text| text.parse::<Puzzle>());
        assert_eq!(error, read.as_ref().and_then(|read| Some(read.as_ref().err()?.to_string())), "{text:?}");
        let report = read.and_then(Result::ok).map(|puzzle| Search::new().run(&puzzle));
        let only = report.as_ref().filter(|report| report.count == 1).and_then(|report| report.solutions[0]);
        assert_eq!(grid(column(&answer, "solution"), row), only.map(|only| only.to_string()), "{text:?}");
        assert_eq!(counts.is_valid(row).then(|| counts.value(row)), report.as_ref().map(|report| report.count));
        assert_eq!(guesses.is_valid(row).then(|| guesses.value(row)), report.map(|report| report.stats.guesses));
    }
}

#[test]
fn arrays_of_text_answer_as_their_rows_do() {
    let mut random = Random::new(21);
    for count in [0, 1, 40, 300] {
        let rows = rows(&mut random, count);
        for array in text_arrays(&rows) {
            assert_solved(&array, &rows);
            let (from, to) = (random.below(count + 1), random.below(count + 1));
            let (from, to) = (from.min(to), from.max(to));
            assert_solved(&array.slice(from, to - from), &rows[from..to]);
        }
    }
}

#[test]
fn arrays_of_digits_answer_as_their_rows_do() {
    let mut random = Random::new(22);
    for count in [0, 1, 300] {
        let rows = digits(&rows(&mut random, count));
        let texts: Vec<_> = rows.iter().map(|row| row.and_then(Puzzle::from_values).map(|p| p.to_string())).collect();
        for array in digit_arrays(&rows) {
            assert_solved(&array, &texts);
            let from = random.below(count + 1);
            assert_solved(&array.slice(from, count - from), &texts[from..]);
        }
    }
}

#[test]
fn a_dictionary_may_hold_nulls_and_what_no_row_has() {
    let held = StringArray::from(vec![Some("rubbish"), None, Some(PROPER)]);
    let keys = arrow_array::Int8Array::from(vec![Some(2), Some(1), None, Some(2)]);
    let array = arrow_array::DictionaryArray::<Int8Type>::new(keys, Arc::new(held));
    let rows = [Some(PROPER.to_owned()), None, None, Some(PROPER.to_owned())];
    assert_solved(&array, &rows);
    let dictionary = DataType::Dictionary(Box::new(DataType::Int8), Box::new(DataType::Utf8));
    assert_solved(&new_null_array(&dictionary, 2), &[None, None]);
}

#[test]
fn what_is_wrong_with_digits_is_said_by_place() {
    let mut digits = [0; 81];
    digits[12] = 10;
    let mut cells: Vec<Option<u8>> = digits.map(Some).to_vec();
    cells[12] = None;
    let nulls = list(Arc::new(UInt8Array::from(cells)), 81, None);
    let large = list(Arc::new(UInt8Array::from(digits.to_vec())), 81, None);
    let said = |array: &dyn Array| {
        let answer = run(array, &Plan::Solve, &Limits::new()).unwrap();
        column(&answer, "error").as_string::<i32>().value(0).to_owned()
    };
    assert_eq!(said(&nulls), "row 2, column 4: null is not a digit or a blank");
    assert_eq!(said(&large), "row 2, column 4: 10 is not a digit or a blank");
    assert_eq!(said(&fixed(&[Some(digits)])), "row 2, column 4: 10 is not a digit or a blank");
    assert_eq!(said(&BinaryArray::from(vec![&b"\xff"[..]])), "bytes that are not UTF-8");
}

#[test]
fn a_column_of_something_else_is_refused() {
    for array in [
        Arc::new(Float64Array::from(vec![1.0])) as ArrayRef,
        Arc::new(BooleanArray::from(vec![true])),
        Arc::new(list(Arc::new(UInt8Array::from(vec![1; 80])), 80, None)),
        Arc::new(list(Arc::new(Float64Array::from(vec![1.0; 81])), 81, None)),
    ] {
        let error = run(&array, &Plan::Solve, &Limits::new()).unwrap_err();
        assert!(matches!(&error, Error::Type(found) if found == array.data_type()), "{error}");
    }
}

/// The rows in lists of all kinds of integers of a type.
fn integer_arrays<T: ArrowPrimitiveType>(rows: &[Option<[u8; 81]>]) -> Vec<ArrayRef> {
    let number = |digit: u8| T::Native::usize_as(usize::from(digit));
    let integers = |row: [u8; 81]| row.map(|digit| Some(number(digit)));
    let lists = || rows.iter().map(|row| row.map(integers));
    let cells = PrimitiveArray::<T>::from_iter(rows.iter().flat_map(|row| integers(row.unwrap_or([0; 81]))));
    let lines = list(Arc::new(cells), 9, None);
    let nulls = Some(NullBuffer::from_iter(rows.iter().map(Option::is_some)));
    vec![
        Arc::new(ListArray::from_iter_primitive::<T, _, _>(lists())),
        Arc::new(LargeListArray::from_iter_primitive::<T, _, _>(lists())),
        Arc::new(FixedSizeListArray::from_iter_primitive::<T, _, _>(lists(), 81)),
        Arc::new(list(Arc::new(lines), 9, nulls)),
    ]
}

#[test]
fn lists_of_any_integers_answer_as_their_rows_do() {
    let rows = digits(&rows(&mut Random::new(24), 60));
    let texts: Vec<_> = rows.iter().map(|row| row.and_then(Puzzle::from_values).map(|p| p.to_string())).collect();
    let kinds = [
        integer_arrays::<UInt8Type>(&rows),
        integer_arrays::<Int8Type>(&rows),
        integer_arrays::<Int64Type>(&rows),
        integer_arrays::<UInt64Type>(&rows),
    ];
    for array in kinds.concat() {
        assert_solved(&array, &texts);
        assert_solved(&array.slice(7, 20), &texts[7..27]);
    }
}

#[test]
fn a_list_that_is_no_puzzle_is_an_error_of_its_row() {
    let row = |length: usize, first: i64| Some([vec![Some(first)], vec![Some(0); length - 1]].concat());
    let with_null = Some([vec![Some(0); 80], vec![None]].concat());
    let rows = [row(81, 5), row(80, 5), None, row(81, -1), row(81, 300), with_null];
    let array = ListArray::from_iter_primitive::<Int64Type, _, _>(rows);
    let answer = run(&array, &Plan::Canonical, &Limits::new()).unwrap();
    let said: Vec<_> = column(&answer, "error").as_string::<i32>().iter().collect();
    let expected = [
        None,
        Some("80 cells where 81 were expected"),
        None,
        Some("row 1, column 1: -1 is not a digit or a blank"),
        Some("row 1, column 1: 300 is not a digit or a blank"),
        Some("row 9, column 9: null is not a digit or a blank"),
    ];
    assert_eq!(said, expected);
    assert!(column(&answer, "canonical").is_valid(0));
}

#[test]
fn nulls_alone_are_answered_with_nothing() {
    let nothing = NullArray::new(3);
    assert_solved(&nothing, &[None, None, None]);
    for plan in [Plan::Count { limit: 2 }, Plan::Rate(Scale::Se121), Plan::Canonical, Plan::Check] {
        let answer = run(&nothing, &plan, &Limits::new()).unwrap();
        assert!(answer.columns().iter().all(|column| column.null_count() == 3), "{plan:?}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let rows = rows(&mut Random::new(23), 10_000);
    let array = StringArray::from_iter(rows.iter().map(Option::as_deref));
    for plan in [Plan::Solve, Plan::Count { limit: 20 }] {
        let done = AtomicU64::new(0);
        let alone = run(&array, &plan, &Limits::new().progress(&done)).unwrap();
        assert_eq!(done.load(Ordering::Relaxed), 10_000);
        for threads in [0, 2, 5] {
            assert_eq!(run(&array, &plan, &Limits::new().threads(threads)).unwrap(), alone);
        }
    }
    let few = array.slice(0, 200);
    for plan in [Plan::Rate(Scale::Ichidoku), Plan::Rate(Scale::Se121), Plan::Canonical, Plan::Check] {
        let alone = run(&few, &plan, &Limits::new()).unwrap();
        assert_eq!(alone.fields(), &columns(&DataType::Utf8, &plan).unwrap());
        assert_eq!(run(&few, &plan, &Limits::new().threads(3)).unwrap(), alone);
    }
}

#[test]
fn ratings_forms_and_checks_say_what_is_known_of_a_puzzle() {
    let clashing = format!("55{}", ".".repeat(79));
    let array = StringArray::from(vec![Some(PROPER), Some(&clashing), None, Some("?!")]);
    let answer = |plan| run(&array, &plan, &Limits::new()).unwrap();
    let words = |answer: &StructArray, name: &str| -> Vec<Option<String>> {
        column(answer, name).as_string::<i32>().iter().map(|word| word.map(str::to_owned)).collect()
    };
    let rated = answer(Plan::Rate(Scale::Se121));
    assert_eq!(words(&rated, "status")[..2], [Some("unique".to_owned()), Some("unsolvable".to_owned())]);
    let asked = Rate { puzzle: PROPER.into(), scale: Scale::Se121, path: false }.run(&Control::new()).unwrap();
    let (rating, explainer) = (asked.rating.unwrap(), asked.explainer.unwrap());
    let grade = rating.grade.name().to_lowercase().replace(' ', "-");
    assert_eq!(words(&rated, "grade"), [Some(grade), None, None, None]);
    for (name, score) in [("score", explainer.er), ("ep", explainer.ep), ("ed", explainer.ed)] {
        let column = column(&rated, name).as_primitive::<Float64Type>();
        assert_eq!(column.iter().collect::<Vec<_>>(), [Some(score), None, None, None]);
    }
    let forms = answer(Plan::Canonical);
    assert_eq!(column(&forms, "automorphisms").as_primitive::<UInt64Type>().value(0), 1);
    assert!(words(&forms, "error")[1].as_ref().unwrap().starts_with("the clues clash: 5 stands in r1c1 and r1c2"));
    let checked = answer(Plan::Check);
    assert_eq!(words(&checked, "verdict")[..2], [Some("proper".to_owned()), Some("clashing".to_owned())]);
    assert_eq!(column(&checked, "minimal").as_boolean().iter().next(), Some(Some(false)));
    for answer in [rated, forms, checked] {
        assert!(words(&answer, "error")[2].is_none() && words(&answer, "error")[3].is_some());
    }
}

#[test]
fn forms_are_equal_for_digits_and_text() {
    let rows = digits(&[Some(PROPER.to_owned())]);
    let text = StringArray::from(vec![PROPER]);
    let form = |array: &dyn Array| {
        let answer = run(array, &Plan::Canonical, &Limits::new()).unwrap();
        grid(column(&answer, "canonical"), 0).unwrap().replace('.', "0")
    };
    for array in digit_arrays(&rows) {
        assert_eq!(form(&array), form(&text));
    }
}

#[test]
fn stopped_work_has_no_answer() {
    let raised = AtomicBool::new(true);
    let array = StringArray::from(vec![PROPER]);
    for plan in [Plan::Solve, Plan::Count { limit: 5 }, Plan::Rate(Scale::Hodoku), Plan::Canonical, Plan::Check] {
        let limits = Limits::new().threads(2).stop(Stop::flag(&raised));
        assert!(matches!(run(&array, &plan, &limits), Err(Error::Stopped)), "{plan:?}");
    }
}

#[test]
fn a_row_that_takes_too_long_is_an_error_of_its_own() {
    let array = StringArray::from(vec![PROPER.to_owned(), ".".repeat(81)]);
    let limits = Limits::new().guesses(100);
    let counted = run(&array, &Plan::Count { limit: u64::MAX }, &limits).unwrap();
    assert_eq!(column(&counted, "count").as_primitive::<UInt64Type>().iter().collect::<Vec<_>>(), [Some(1), None]);
    assert_eq!(column(&counted, "error").as_string::<i32>().value(1), "not done after 100 guesses");
    let at_once = Limits::new().time(std::time::Duration::ZERO);
    let rated = run(&array, &Plan::Rate(Scale::Ichidoku), &at_once).unwrap();
    assert_eq!(column(&rated, "error").as_string::<i32>().value(0), "not done after 0 s");
}
