//! Memory does not grow with the input.

#[cfg(target_os = "linux")]
#[test]
fn memory_is_bounded_whatever_the_length_of_the_input() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::Stdio;

    use crate::examples::proper_lines;
    use crate::program::command;

    /// 64 MiB of lines.
    const TIMES: usize = 800;

    for arguments in [&["solve"][..], &["solve", "--json"], &["convert", "--to", "pretty"]] {
        let mut child = command(arguments).stdin(Stdio::piped()).spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("a pipe");
        let stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        let reading = std::thread::spawn(move || stdout.split(b'\n').count());
        let lines = proper_lines(1000).join("\n") + "\n";
        for _ in 0..TIMES {
            stdin.write_all(lines.as_bytes()).expect("the program reads");
        }
        // The input is still open, so the program still runs and can be asked.
        let peak = peak_kib(child.id());
        drop(stdin);
        assert!(reading.join().expect("the data") >= 1000 * TIMES);
        assert!(child.wait().expect("the program ends").success());
        assert!(peak > 1000 && peak < 64 << 10, "{arguments:?}: {peak} KiB");
    }
}

/// The most memory that the process has held so far.
#[cfg(target_os = "linux")]
fn peak_kib(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("the process runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a peak");
    line.trim().trim_end_matches(" kB").parse().expect("a number")
}
