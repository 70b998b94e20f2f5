//! The text of rules of the Interactive Sudoku Solver: what belongs to names, to arguments, and to a label behind the rules.

use crate::percent::percent_decoded;

/// The rules of a line and the label behind them. A word belongs to the rules if it begins a rule, has a `~` or follows one, or is
/// a cell's name; the label is what comes after the last such word.
pub(super) fn with_label(line: &str) -> Option<(&str, &str)> {
    let line = line.trim();
    if line.contains('\n') || ends_in_name(line) {
        return None;
    }
    let mut rules = line;
    while let Some((before, word)) = rules.rsplit_once(char::is_whitespace) {
        let before = before.trim_end();
        if is_of_rules(word) || before.ends_with('~') {
            break;
        }
        rules = before;
    }
    Some((rules, line[rules.len()..].trim())).filter(|(_, label)| !label.is_empty())
}

fn is_of_rules(word: &str) -> bool {
    let is_rule = word.strip_prefix('.').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()));
    let is_cell = word.strip_prefix('R').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    is_rule || is_cell || word.contains('~')
}

/// True if the name of extra cells comes last: it may have blanks in it.
fn ends_in_name(line: &str) -> bool {
    let last = line.rsplit('.').next().unwrap_or(line);
    last.starts_with("Var~") && last.matches('~').count() == 2
}

/// The rules without white space and without codes such as `%20`. Only names keep both, as codes.
pub(super) fn without_blanks(rules: &str) -> String {
    rules.split('.').map(item_without_blanks).collect::<Vec<_>>().join(".")
}

fn item_without_blanks(item: &str) -> String {
    let is_of_extra_cells = item.starts_with("Var~");
    let is_name = |at: usize, part: &str| part.trim_start().starts_with('_') || is_of_extra_cells && at == 2;
    let part = |(at, part): (usize, &str)| match is_name(at, part) {
        true => part.trim().replace(' ', "%20").split_whitespace().collect(),
        false => percent_decoded(part, b".~%").split_whitespace().collect::<String>(),
    };
    item.split('~').enumerate().map(part).collect::<Vec<_>>().join("~")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_follows_the_last_word_of_the_rules() {
        assert_eq!(with_label(".Cage~3~R1C1~R1C2 No. 7, by me\n"), Some((".Cage~3~R1C1~R1C2", "No. 7, by me")));
        assert_eq!(with_label(".AntiKnight\tA label"), Some((".AntiKnight", "A label")));
        let broken = ".Cage~3~ R1C1 ~R1C2 .AntiKnight";
        assert_eq!(with_label(&format!("{broken} label")), Some((broken, "label")));
        for rules in
            [broken, ".Thermo~R1C1 R1C2 R1C3", ".Var~A~Two words", ".Pair~AA~_Two words~R1C1", ".NoBoxes\nlabel"]
        {
            assert_eq!(with_label(rules), None, "{rules}");
        }
    }

    #[test]
    fn only_names_keep_blanks() {
        assert_eq!(without_blanks(".Cage~10~R1C1 ~R1C2%20.Anti%4bnight"), ".Cage~10~R1C1~R1C2.AntiKnight");
        assert_eq!(without_blanks(".Pair~AA~_Slow thermo~R1C1"), ".Pair~AA~_Slow%20thermo~R1C1");
        assert_eq!(without_blanks(".Var~A~My%20cells~3 .~R1C1_5"), ".Var~A~My%20cells~3.~R1C1_5");
    }
}
