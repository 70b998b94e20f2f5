//! Where, when and of what the figures were taken.

use std::fs;
use std::process::Command;
use std::time::SystemTime;

use serde::Serialize;

/// What a reader needs to judge the figures and to take them again.
#[derive(Serialize)]
pub(crate) struct Circumstances {
    pub(crate) date: String,
    pub(crate) command: String,
    pub(crate) revision: String,
    pub(crate) compiler: String,
    pub(crate) processor: String,
    pub(crate) threads: usize,
    /// Instruction sets that matter to the solvers, as the machine has them.
    pub(crate) features: Vec<&'static str>,
    /// Those of them that the whole program was compiled for, rivals included.
    pub(crate) compiled_for: Vec<&'static str>,
    /// Before the run, over one minute.
    pub(crate) load: String,
}

impl Circumstances {
    pub(crate) fn now() -> Self {
        let (features, compiled_for) = features();
        let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
        Self {
            date: humantime::format_rfc3339_seconds(SystemTime::now()).to_string(),
            command: command(),
            revision: revision(),
            compiler: env!("BENCH_RUSTC").into(),
            processor: processor(),
            threads: std::thread::available_parallelism().map_or(1, Into::into),
            features,
            compiled_for,
            load: load.split(' ').next().unwrap_or_default().into(),
        }
    }
}

/// The command line without the folders in which things lie here.
fn command() -> String {
    let word = |word: String| {
        let word = without_folders(&word);
        if word.contains(' ') { format!("'{word}'") } else { word }
    };
    std::env::args().map(word).collect::<Vec<_>>().join(" ")
}

/// `name=/some/folder/file` becomes `name=file`; what has no slash stays.
fn without_folders(word: &str) -> String {
    let part = |part: &str| part.rsplit('/').next().unwrap_or_default().to_owned();
    word.split('=').map(|side| side.split(' ').map(part).collect::<Vec<_>>().join(" ")).collect::<Vec<_>>().join("=")
}

fn revision() -> String {
    let git = Command::new("git")
        .args(["describe", "--always", "--dirty", "--exclude=*"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output();
    let text = git.ok().filter(|output| output.status.success()).map(|output| output.stdout);
    text.map_or_else(|| "unknown".into(), |text| String::from_utf8_lossy(&text).trim().into())
}

fn processor() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let field =
        |name: &str| info.lines().find_map(|line| Some(line.strip_prefix(name)?.split_once(": ")?.1.to_owned()));
    match model {
        None => std::env::consts::ARCH.into(),
        // A virtual machine may hide the product's name; family and model still tell the core.
        Some((_, name)) => {
            let [family, model] = ["cpu family", "model\t"].map(|name| field(name).unwrap_or_default());
            format!("{name} (family {family}, model {model})")
        }
    }
}

/// Names the features that the machine has, and those that the program was compiled for.
macro_rules! features {
    ($detected:ident: $($name:tt),*) => {{
        let mut has = Vec::new();
        let mut compiled_for = Vec::new();
        $(
            if std::arch::$detected!($name) { has.push($name); }
            if cfg!(target_feature = $name) { compiled_for.push($name); }
        )*
        (has, compiled_for)
    }};
}

#[cfg(target_arch = "x86_64")]
fn features() -> (Vec<&'static str>, Vec<&'static str>) {
    features!(is_x86_feature_detected: "sse2", "sse4.2", "popcnt", "bmi2", "avx2", "avx512f", "avx512bw", "avx512vl", "avx512vbmi")
}

#[cfg(target_arch = "aarch64")]
fn features() -> (Vec<&'static str>, Vec<&'static str>) {
    features!(is_aarch64_feature_detected: "neon", "sve")
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn features() -> (Vec<&'static str>, Vec<&'static str>) {
    (Vec::new(), Vec::new())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_left_out_of_the_command() {
        assert_eq!(without_folders("--abi"), "--abi");
        assert_eq!(without_folders("tdoku=/some/where/a.so:f"), "tdoku=a.so:f");
        assert_eq!(without_folders("x=/bin/prog -n /a/b {input}"), "x=prog -n b {input}");
    }
}
