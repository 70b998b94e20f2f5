//! `--output`: whole or not at all.

use std::fs;
use std::io::Read;

use crate::examples::{NONE, PROPER, SOLUTION};
use crate::program::{Folder, command, run, run_with_stdin};

#[test]
fn the_file_appears_whole_and_alone() {
    let folder = Folder::new();
    let target = folder.path("out.txt");
    assert_eq!(run(&["solve", PROPER, "--output", &target]).data(), "");
    assert_eq!(fs::read_to_string(&target).expect("the file"), format!("{SOLUTION}\n"));
    assert_eq!(folder.names(), ["out.txt"]);
}

#[test]
fn an_old_file_is_replaced_and_keeps_its_permissions() {
    let folder = Folder::new();
    let target = folder.file("out.txt", "old\n".repeat(1000));
    run(&["solve", NONE, "-o", &target]).ends_with(1);
    assert_eq!(fs::read_to_string(&target).expect("the file"), "no solution\n", "an answer is an answer");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(&target, fs::Permissions::from_mode(0o600)).expect("permissions");
        run(&["solve", PROPER, "-o", &target]).data();
        assert_eq!(fs::metadata(&target).expect("the file").permissions().mode() & 0o777, 0o600);
    }
}

#[test]
fn the_input_may_be_the_output_if_all_of_it_stays() {
    let folder = Folder::new();
    let table = format!("id,puzzle\n1,{PROPER}\n2,{NONE}\n");
    let file = folder.file("both.csv", &table);
    run(&["solve", &file, "-o", &file]).ends_with(1);
    let rows = fs::read_to_string(&file).expect("the file");
    assert!(
        rows.starts_with(&format!("id,puzzle,solution,status,count,guesses,error\n1,{PROPER},{SOLUTION},")),
        "{rows}"
    );
    assert_eq!(rows.lines().count(), 3);
}

#[test]
fn an_output_that_is_an_input_is_refused_if_something_would_be_lost() {
    let folder = Folder::new();
    let table = format!("id,puzzle\n1,{PROPER}\n2,{NONE}\n");
    let file = folder.file("both.csv", &table);
    let [other, lines] = ["other.csv", "lines.txt"].map(|name| folder.file(name, format!("{PROPER}\n")));
    let spelt = folder.path("./both.csv");
    for (arguments, target) in [
        (&["rate", "--where", "score<1", &*file][..], &*file),
        (&["rate", "--where", "score<1", &*file], &*spelt),
        (&["convert", &*file], &*file),
        (&["convert", &*other, &*file], &*file),
        (&["solve", "-f", "line", &*file], &*file),
        (&["solve", &*lines], &*lines),
        (&["dedupe", &*lines], &*lines),
        (&["convert", "--to", "svg", &*lines], &*lines),
        (&["book", &*lines], &*lines),
    ] {
        let said = run(&[arguments, &["-o", target]].concat()).ends_with(2).stderr;
        let expected = format!("{target} is also an input, and the output wouldn't hold all of it");
        assert!(said.contains(&expected) && said.contains("another file for `--output`"), "{arguments:?}: {said}");
    }
    assert_eq!(fs::read_to_string(&file).expect("the file"), table);
    assert_eq!(fs::read_to_string(&lines).expect("the file"), format!("{PROPER}\n"));
    assert_eq!(folder.names(), ["both.csv", "lines.txt", "other.csv"]);
}

#[cfg(target_os = "linux")]
#[test]
fn standard_input_from_the_output_is_refused_too() {
    let folder = Folder::new();
    let file = folder.file("both.txt", PROPER);
    for arguments in [&["solve"][..], &["solve", "-"]] {
        let stdin = fs::File::open(&file).expect("the file");
        let said = command(&[arguments, &["-o", &file]].concat()).stdin(stdin).output().expect("an end");
        assert!(String::from_utf8_lossy(&said.stderr).contains("is also an input"), "{arguments:?}");
    }
    assert_eq!(fs::read_to_string(&file).expect("the file"), PROPER);
}

#[test]
fn a_run_that_fails_leaves_the_old_file() {
    let folder = Folder::new();
    let target = folder.file("out.txt", "old\n");
    let input = format!("{PROPER}\nbad\n");
    run_with_stdin(&["solve", "--strict", "-o", &target], &*input).ends_with(2);
    assert_eq!(fs::read_to_string(&target).expect("the file"), "old\n");
    assert_eq!(folder.names(), ["out.txt"]);
    run_with_stdin(&["solve", "-o", &target], &*input).ends_with(2);
    assert_eq!(fs::read_to_string(&target).expect("the file"), format!("{SOLUTION}\nunreadable\n"));
}

#[test]
fn the_name_of_the_file_chooses_the_format_where_one_can_be_chosen() {
    let folder = Folder::new();
    let written = |line: &[&str], name: &str| {
        let target = folder.path(name);
        run(&[line, &["-q", "-o", &target]].concat()).ends_with(0);
        fs::read_to_string(&target).expect("the file")
    };
    let (solve, generate) = (["solve", PROPER], ["generate", "-s", "1"]);
    for line in [&solve[..], &generate, &["convert", PROPER]] {
        assert!(written(line, "a.csv").starts_with("puzzle,solution"), "{line:?}");
        assert!(written(line, "a.tsv").starts_with("puzzle\tsolution"), "{line:?}");
        assert!(written(line, "a.json").starts_with("[\n{\"puzzle\":"), "{line:?}");
        assert!(written(line, "a.html").starts_with("<style>"), "{line:?}");
        assert_eq!(written(line, "a.txt").len(), 82, "{line:?}");
    }
    assert_eq!(written(&["solve", "-f", "line", PROPER], "b.csv"), format!("{SOLUTION}\n"), "an option comes first");
    assert_eq!(written(&["rate", "--format", "%g,%r", PROPER], "c.csv").matches(',').count(), 1, "so does a template");
    assert!(written(&["count", "--json", PROPER], "d.json").starts_with('{'));
    assert!(written(&["lab", "compare", "--algorithms", "dancing-links", PROPER], "e.csv").starts_with("name,puzzle,"));
}

#[test]
fn no_lines_are_written_to_a_file_that_is_named_as_another_format() {
    let folder = Folder::new();
    let refused = |line: &[&str], name: &str| {
        let said = run(&[line, &["-o", &folder.path(name)]].concat()).ends_with(2);
        assert!(folder.names().is_empty(), "{line:?}");
        said.stderr.replace(&folder.path(""), "")
    };
    let variant = ".Shape~4x4.Cage~3~R1C1~R1C2";
    for line in [&["true-candidates", PROPER][..], &["count", "--estimate", PROPER], &["count", "--time", "1", variant]]
    {
        let message = "error: a.csv is named as a file of the format csv, but plain lines would be written to it; \
                       expected another name, such as a.txt\n";
        assert_eq!(refused(line, "a.csv"), message, "{line:?}");
        assert!(refused(line, "a.ndjson").contains("`--json`"), "{line:?}");
    }
    for command in ["rate", "count"] {
        assert!(refused(&[command, PROPER], "a.csv").contains("the input isn't one"), "{command}");
        assert!(refused(&[command, PROPER], "a.ndjson").contains("`--json`"), "{command}");
    }
    assert!(refused(&["check", "--json", PROPER], "a.tsv").contains("such as a.ndjson"));
    assert!(refused(&["solve", PROPER], "a.png").contains("the format png"));
    assert!(refused(&["generate", "--size", "4"], "a.csv").contains("the format csv"));
}

#[test]
fn a_file_that_ends_in_gz_is_compressed_and_its_name_before_that_chooses_the_format() {
    let folder = Folder::new();
    let written = |line: &[&str], name: &str| {
        let target = folder.path(name);
        run(&[line, &["-q", "-o", &target]].concat()).ends_with(0);
        let packed = fs::read(&target).expect("the file");
        let mut text = String::new();
        flate2::read::GzDecoder::new(&*packed).read_to_string(&mut text).expect("all of it");
        text
    };
    assert_eq!(written(&["solve", PROPER], "a.gz"), format!("{SOLUTION}\n"));
    assert_eq!(written(&["solve", PROPER], "a.txt.GZ"), format!("{SOLUTION}\n"));
    assert!(written(&["solve", PROPER], "a.tsv.gz").starts_with("puzzle\tsolution"));
    assert!(written(&["convert", PROPER], "a.json.gz").starts_with("[\n"));
    assert!(written(&["generate", "-s", "1"], "a.csv.gz").starts_with("puzzle,"));
    assert!(written(&["lab", "compare", "--algorithms", "engine", PROPER], "b.csv.gz").starts_with("name,puzzle,"));
    let many = folder.file("many.txt", format!("{PROPER}\n").repeat(10_000));
    assert_eq!(written(&["solve", &many], "many.gz").lines().count(), 10_000);
    let said = run(&["rate", PROPER, "-o", &folder.path("c.csv.gz")]).ends_with(2).stderr;
    assert!(said.contains("named as a table") && said.contains("c.txt.gz"), "{said}");
}

#[test]
fn nothing_is_written_to_a_file_that_is_named_as_one_that_is_only_read() {
    let folder = Folder::new();
    for (name, other) in [
        ("a.xz", "a.gz"),
        ("a.csv.zst", "a.csv.gz"),
        ("a.bz2", "a.gz"),
        ("a.ZIP", "a.gz"),
        ("a.xlsx", "a.csv"),
        ("a.arrow", "a.csv"),
        ("a.feather", "a.csv"),
    ] {
        for line in [&["solve", PROPER][..], &["convert", "--to", "csv", PROPER], &["generate"], &["rate", PROPER]] {
            let said = run(&[line, &["-o", &folder.path(name)]].concat()).ends_with(2).stderr;
            let advice =
                format!("else would be written to it; expected another name, such as {}\n", folder.path(other));
            assert!(said.ends_with(&advice), "{line:?}: {said}");
        }
    }
    run(&["convert", "--to", "parquet", PROPER, "-o", &folder.path("a.parquet.gz")]).ends_with(2);
    assert!(folder.names().is_empty());
}

#[test]
fn a_name_that_says_another_format_is_refused() {
    let folder = Folder::new();
    for (line, name, other) in [
        (&["convert", "--to", "png", PROPER][..], "a.svg", "a.png"),
        (&["convert", "--to", "csv", PROPER], "a.json", "a.csv"),
        (&["convert", "--to", "json", PROPER], "a.csv", "a.json"),
        (&["convert", "--to", "line", PROPER], "a.parquet", "a.txt"),
        (&["book", PROPER], "a.csv", "a.pdf"),
    ] {
        let said = run(&[line, &["-o", &folder.path(name)]].concat()).ends_with(2).stderr;
        let advice = format!("would be written to it; expected another name, such as {}\n", folder.path(other));
        assert!(said.ends_with(&advice), "{line:?}: {said}");
    }
    assert!(folder.names().is_empty());
    for (to, name) in [("rows", "a.txt"), ("ndjson", "a.json"), ("f-puzzles-json", "b.json"), ("csv", "a.dat")] {
        run(&["convert", "--to", to, PROPER, "-o", &folder.path(name)]).ends_with(0);
    }
}

#[test]
fn a_hyphen_is_standard_output() {
    let folder = Folder::new();
    let in_folder = |line: &[&str]| {
        let output = command(line).current_dir(folder.path("")).output().expect("the program starts");
        assert!(output.status.success(), "{line:?}");
        String::from_utf8(output.stdout).expect("text")
    };
    assert_eq!(in_folder(&["solve", PROPER, "-o", "-"]), format!("{SOLUTION}\n"));
    assert!(in_folder(&["convert", "--to", "csv", PROPER, "--output=-"]).starts_with("puzzle,"));
    assert_eq!(in_folder(&["generate", "-q", "-o", "-"]).len(), 82);
    assert!(folder.names().is_empty());
}

#[test]
fn what_a_dead_program_left_is_removed_and_nothing_else() {
    let folder = Folder::new();
    let target = folder.path("out.txt");
    // No system gives such numbers to processes.
    folder.file(".out.txt.2147483646.tmp", "left");
    folder.file(".out.txt.x.tmp", "of somebody else");
    folder.file(".other.txt.2147483646.tmp", "of another file");
    let mut kept = vec![".other.txt.2147483646.tmp".to_owned(), ".out.txt.x.tmp".into(), "out.txt".into()];
    let locked = folder.file(".out.txt.2147483647.tmp", "written on another machine");
    let writer = fs::OpenOptions::new().write(true).open(locked).expect("the file");
    writer.lock().expect("a lock");
    kept.push(".out.txt.2147483647.tmp".into());
    if cfg!(unix) {
        let alive = format!(".out.txt.{}.tmp", std::process::id());
        folder.file(&alive, "still being written");
        kept.push(alive);
    }
    run(&["solve", PROPER, "-o", &target]).data();
    kept.sort();
    assert_eq!(folder.names(), kept);
}

#[cfg(unix)]
#[test]
fn a_new_file_has_the_usual_permissions() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let mode = |path: &str| fs::metadata(path).expect("the file").permissions().mode();
    let (target, usual) = (folder.path("out.txt"), folder.file("usual.txt", ""));
    run(&["solve", PROPER, "-o", &target]).data();
    assert_eq!(mode(&target), mode(&usual));
}

#[test]
fn places_that_cannot_be_written() {
    let folder = Folder::new();
    for target in [folder.path("missing/out.txt"), folder.path(".")] {
        let said = run(&["solve", PROPER, "-o", &target]).ends_with(2);
        assert!(said.stderr.starts_with(&format!("error: cannot write to {target}: ")), "{}", said.stderr);
    }
}

#[cfg(unix)]
#[test]
fn links_and_devices() {
    let folder = Folder::new();
    let target = folder.file("target.txt", "old\n");
    let link = folder.path("link.txt");
    std::os::unix::fs::symlink(&target, &link).expect("a link");
    run(&["solve", PROPER, "-o", &link]).data();
    assert_eq!(fs::read_to_string(&target).expect("the file"), format!("{SOLUTION}\n"));
    assert!(fs::symlink_metadata(&link).expect("the link").is_symlink());
    run(&["solve", PROPER, "-o", "/dev/null"]).data();
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let said = run(&["solve", PROPER, "-o", "/dev/full"]).ends_with(2);
    assert!(said.stderr.starts_with("error: cannot write to /dev/full: "), "{}", said.stderr);
}
