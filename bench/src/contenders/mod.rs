//! The solvers that can be measured.

use anyhow::{Result, ensure};

use crate::args::Compare;
use crate::contender::Contender;

mod abi;
mod command;
mod crates;
mod one_by_one;
mod ours;

/// The contenders that the command line asks for, this project's first.
pub(crate) fn chosen(compare: &Compare) -> Result<Vec<Box<dyn Contender>>> {
    let mut all = pick("engine", ours::all(), &compare.engines)?;
    all.extend(pick("rival", crates::all(), &compare.rivals)?);
    for spec in &compare.abi {
        all.push(Box::new(abi::Abi::load(spec)?));
    }
    for spec in &compare.command {
        all.push(Box::new(command::Program::new(spec)));
    }
    let names: Vec<&str> = all.iter().map(|contender| contender.name()).collect();
    let baseline = &compare.baseline;
    ensure!(
        names.contains(&baseline.as_str()),
        "no contender '{baseline}' to divide by; there are {}",
        names.join(", ")
    );
    let twice = names.iter().enumerate().find(|(i, name)| names[..*i].contains(name));
    ensure!(twice.is_none(), "two contenders have the name '{}'", twice.map_or("", |(_, name)| name));
    Ok(all)
}

/// The contenders with the asked names: all where none is asked, none for the word `none`.
fn pick(kind: &str, mut all: Vec<Box<dyn Contender>>, asked: &[String]) -> Result<Vec<Box<dyn Contender>>> {
    if asked == ["none"] {
        return Ok(Vec::new());
    }
    let names: Vec<String> = all.iter().map(|contender| contender.name().to_owned()).collect();
    for name in asked {
        ensure!(names.contains(name), "no {kind} '{name}'; there are {}", names.join(", "));
    }
    all.retain(|contender| asked.is_empty() || asked.iter().any(|name| name == contender.name()));
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(asked: &[&str]) -> Result<Vec<String>> {
        let asked: Vec<String> = asked.iter().copied().map(String::from).collect();
        Ok(pick("rival", crates::all(), &asked)?.iter().map(|contender| contender.name().to_owned()).collect())
    }

    #[test]
    fn contenders_are_picked_by_name() {
        assert_eq!(names(&[]).unwrap(), ["sudoku", "msolve", "rustoku"]);
        assert_eq!(names(&["rustoku", "sudoku"]).unwrap(), ["sudoku", "rustoku"]);
        assert!(names(&["none"]).unwrap().is_empty());
        assert_eq!(names(&["x"]).unwrap_err().to_string(), "no rival 'x'; there are sudoku, msolve, rustoku");
    }
}
