//! Candidates that the input shows are kept to.

use crate::examples::{EMPTY, SOLUTION};
use crate::program::{run, run_with_stdin};

#[test]
fn a_candidate_that_is_gone_stays_gone() {
    let band_blank = format!("{}{}", &EMPTY[..27], &SOLUTION[27..]);
    let with_5_in_r1c1 = format!("5{}", &band_blank[1..]);
    let count = |text: &str| -> usize { run(&["count", text]).data().trim().parse().expect("a number") };
    let (all, with_5) = (count(&band_blank), count(&with_5_in_r1c1));
    assert!(with_5 > 0 && all > with_5);

    let candidates = run(&["convert", "--to", "729", &band_blank]).data();
    assert_eq!(count(&candidates), all);
    assert_eq!(&candidates[4..5], "5");
    let without_5 = format!("{}.{}", &candidates[..4], &candidates[5..]);
    assert_eq!(count(&without_5), all - with_5);

    let listed = run_with_stdin(&["enumerate"], &*without_5).data();
    assert_eq!(listed.lines().count(), all - with_5);
    assert!(listed.lines().all(|line| !line.starts_with('5')));
    assert!(!run(&["solve", "-q", &without_5]).data().starts_with('5'));
    let limited = run_with_stdin(&["enumerate", "--limit", "2"], &*without_5).data();
    assert_eq!(limited.lines().collect::<Vec<_>>(), listed.lines().take(2).collect::<Vec<_>>());
}
