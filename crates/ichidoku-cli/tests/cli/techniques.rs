//! The list of techniques, and their pages.

use crate::program::run;

#[test]
fn the_list_has_a_line_for_every_technique() {
    let list = run(&["techniques"]).data();
    assert_eq!(run(&["techniques", "list"]).data(), list);
    let lines: Vec<&str> = list.lines().collect();
    assert!(lines[0].starts_with("technique ") && lines[0].ends_with("difficulty   SE  HoDoKu"), "{list}");
    let json = run(&["techniques", "--json"]).data();
    assert_eq!(run(&["techniques", "list", "--json"]).data(), json);
    let object: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let techniques = object["techniques"].as_array().expect("an array");
    assert_eq!(techniques.len(), lines.len() - 1);
    for (line, technique) in lines[1..].iter().zip(techniques) {
        let name = technique["name"].as_str().expect("a name");
        assert!(line.starts_with(&format!("{name} ")), "{line}");
    }
    let pair = techniques.iter().find(|technique| technique["slug"] == "hidden-pair").expect("hidden pairs");
    assert_eq!(
        (&pair["family"], &pair["explainer"], &pair["hodoku"]["code"]),
        (&"subsets".into(), &34.into(), &"0210".into())
    );
}

#[test]
fn every_technique_is_explained_with_an_example_and_a_near_miss() {
    let json = run(&["techniques", "--json"]).data();
    let object: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    for technique in object["techniques"].as_array().expect("an array") {
        let slug = technique["slug"].as_str().expect("a slug");
        let page = run(&["techniques", "explain", slug]).data();
        for heading in ["Example", "Why it is true", "Near miss", "Exercises", "References"] {
            assert_eq!(page.matches(&format!("\n\n{heading}\n\n")).count(), 1, "{heading} of {slug}\n{page}");
        }
        let grids = page.matches("\nr9 |").count();
        assert_eq!(grids, 4, "an example, a near miss and two exercises of {slug}\n{page}");
        assert!(page.contains("Breaks the pattern") || page.contains("With a clue in "), "{page}");
        assert!(!page.contains('`') && !page.contains("]("), "{page}");
    }
}

#[test]
fn any_name_in_any_case_finds_the_page() {
    let page = |name: &str| run(&["techniques", "explain", name]).data();
    assert!(page("xy-wing").starts_with("XY-wing\nXY-wing: difficulty 42, SE 4.2, HoDoKu 0800 Hard 160; also called"));
    for name in ["XY-Wing", "xy wing", "Y-wing", "y wing"] {
        assert_eq!(page(name), page("xy-wing"), "{name}");
    }
    let all = page("naked-subsets");
    for size in ["pair", "triple", "quad"] {
        assert!(all.contains(&format!("\n\nExample: naked {size}\n\n")), "{all}");
    }
}

#[test]
fn a_slip_of_the_pen_is_answered_with_the_name() {
    let said = run(&["techniques", "explain", "naked-piar"]).ends_with(2);
    assert!(
        said.stderr.contains("unknown technique; did you mean 'naked-pair'? `ichidoku techniques` lists all names"),
        "{said:?}"
    );
    let said = run(&["techniques", "explain", "abacus"]).ends_with(2);
    assert!(said.stderr.contains("unknown technique; `ichidoku techniques` lists all names"), "{said:?}");
    run(&["techniques", "explain"]).ends_with(2);
    run(&["techniques", "--json", "explain", "x-wing"]).ends_with(2);
}

#[test]
fn colour_adds_to_the_signs() {
    let plain = run(&["techniques", "explain", "pointing"]).data();
    let coloured = run(&["techniques", "explain", "pointing", "--color", "always"]).data();
    assert!(!plain.contains('\x1b') && coloured.starts_with("\x1b[1mPointing\x1b[0m\n"));
    let mut parts = coloured.split('\x1b');
    let first = parts.next().expect("a first part");
    let rest = parts.map(|part| part.split_once('m').expect("the end of a colour").1);
    assert_eq!(first.to_owned() + &rest.collect::<String>(), plain);
}

#[test]
fn a_page_follows_the_language_and_says_what_is_not_translated() {
    let page = |name: &str, language: &str| run(&["techniques", "explain", name, "--language", language]).data();
    let german = page("ahs-xz", "de");
    assert!(german.contains("\n\nWarum das stimmt\n\n") && german.contains("auch genannt"), "{german}");
    assert!(german.contains("noch nicht übersetzt"), "{german}");
    assert!(!page("ahs-xz", "en").contains("translated"));
    assert_eq!(page("ahs-xz", "en"), run(&["techniques", "explain", "ahs-xz"]).data());
}

#[test]
fn the_answers_of_exercises_are_printed_where_they_are_asked_for() {
    let page = |more: &[&str]| run(&[&["techniques", "explain", "x-wing"], more].concat()).data();
    let (asked, answered) = (page(&[]), page(&["--answers"]));
    let count = |page: &str| page.matches("Each of the two").count();
    assert_eq!((count(&asked), count(&answered)), (1, 3), "{answered}");
    assert_eq!(asked.matches("Find an X-wing and remove the candidates that it eliminates.").count(), 2, "{asked}");
}
