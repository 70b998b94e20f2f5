use crate::examples::{PROPER, SOLUTION};
use crate::program::{Folder, Said, command, run};

#[test]
fn without_the_program_for_the_gpu_the_error_says_what_is_missing() {
    let folder = Folder::new();
    let file = folder.file("puzzles.txt", format!("{PROPER}\n"));
    let output =
        command(&["solve", "--gpu", &file]).env("PATH", folder.path(".")).output().expect("the program starts");
    let said = Said::from(output).ends_with(2);
    assert_eq!(
        said.stderr,
        "error: --gpu needs the program ichidoku-gpu, which is neither beside this one nor on the path; build it from the \
         folder gpu of the sources\n"
    );
}

#[test]
fn the_gpu_takes_one_file_and_no_choice_of_format() {
    let said = run(&["solve", "--gpu", PROPER]).ends_with(2);
    assert_eq!(said.stderr, "error: --gpu solves one file, or standard input\n");
    run(&["solve", "--gpu", "--json", "-"]).ends_with(2);
    for (name, other) in [("out.gz", "out.txt"), ("out.txt.gz", "out.txt"), ("out.xz", "out.txt")] {
        let said = run(&["solve", "--gpu", "-o", name, "-"]).ends_with(2).stderr;
        assert!(said.ends_with(&format!("expected another name, such as {other}\n")), "{said}");
    }
}

#[cfg(unix)]
#[test]
fn the_program_for_the_gpu_is_given_the_work_and_its_status_is_kept() {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    let folder = Folder::new();
    let file = folder.file("puzzles.txt", format!("{PROPER}\n"));
    let stand_in = folder.file("ichidoku-gpu", format!("#!/bin/sh\necho \"$@\"\necho {SOLUTION}\nexit 1\n"));
    fs::set_permissions(stand_in, fs::Permissions::from_mode(0o755)).expect("a program");
    let mut command = command(&["solve", "--gpu", "--first", "-o", "out", &file]);
    let output = command.env("PATH", folder.path(".")).output().expect("the program starts");
    let said = Said::from(output).ends_with(1);
    assert_eq!(said.lines(), [&*format!("solve --first --output out -- {file}"), SOLUTION]);
}
