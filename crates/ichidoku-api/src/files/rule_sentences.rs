//! The rules of a variant in sentences, for what is printed: one sentence for all rules of a kind, as it stands beside a puzzle.

use std::mem::discriminant;

use ichidoku_variant_logic::{Setting, rule_in_words};
use ichidoku_variant_render::{is_dutch, parts, unseen};
use ichidoku_variants::{Constraint, Dot, Parity, Puzzle};
use ichidoku_words::Words;
use ichidoku_words::app::{Argument, Plain, Texts};

/// Writes the rules of variants as sentences in a language, as they stand beside a picture of the puzzle.
///
/// ```
/// use ichidoku_api::RuleSentences;
/// use ichidoku_variant_logic::Setting;
/// let puzzle = ichidoku_variants::read_iss(".Cage~9~R1C1~R1C2.Cage~10~R2C1~R2C2.AntiKnight").unwrap();
/// let rules = RuleSentences::of("en").rules(&Setting::new(&puzzle).unwrap());
/// assert_eq!(rules[0], "Digits in a cage differ and add up to the number in its corner.");
/// assert_eq!(rules.len(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct RuleSentences {
    texts: Texts,
    words: Words,
}

/// A text of the catalogue with the numbers in it.
type Told = (&'static str, Vec<(&'static str, i16)>);

impl RuleSentences {
    /// In a language by its code, such as `de`; in English where there are no words of it.
    pub fn of(code: &str) -> Self {
        Self {
            texts: Texts::of_books(code).or_else(|| Texts::of_books("en")).unwrap_or_else(Texts::english),
            words: Words::of(code).unwrap_or_else(|| Words::english().clone()),
        }
    }

    /// The texts that the sentences are taken from.
    pub(super) const fn texts(&self) -> &Texts {
        &self.texts
    }

    /// A text of books.
    pub(super) fn phrase(&self, name: &'static str, arguments: &[(&str, String)]) -> String {
        let plain: Vec<(&str, Plain)> = arguments.iter().map(|(name, value)| (*name, Plain(value.clone()))).collect();
        let arguments: Vec<(&str, &dyn Argument)> =
            plain.iter().map(|(name, value)| (*name, value as &dyn Argument)).collect();
        self.texts.phrase(name, &arguments)
    }

    /// All rules, those about the digits of a grid of an unusual size first.
    pub fn rules(&self, setting: &Setting) -> Vec<String> {
        let size = self.size(setting.puzzle());
        let rules = parts(setting.puzzle().constraints());
        // Rules one of which applies are no rules one by one.
        let is_choice = |rule: &Constraint| matches!(rule, Constraint::Any(_)) && Dot::of(rule).is_none();
        let has_choice = setting.puzzle().constraints().iter().any(is_choice);
        let rules = if has_choice { setting.puzzle().constraints().iter().collect() } else { rules };
        once(size.into_iter().chain(self.kinds(setting, rules)))
    }

    /// The rules that a picture doesn't say by itself.
    pub fn unseen_rules(&self, setting: &Setting) -> Vec<String> {
        once(self.kinds(setting, unseen(setting.puzzle())).into_iter())
    }

    /// Every rule with its cells, for those who don't see the picture.
    pub fn in_detail(&self, setting: &Setting) -> Vec<String> {
        let rules = setting.puzzle().constraints().iter().filter(|rule| !is_given(rule));
        rules.flat_map(|rule| rule_in_words(setting, rule)).map(|said| self.words.text(&said)).collect()
    }

    fn kinds(&self, setting: &Setting, rules: Vec<&Constraint>) -> Vec<String> {
        let puzzle = setting.puzzle();
        let has_own_boxes =
            rules.iter().any(|rule| matches!(rule, Constraint::Jigsaw(_) | Constraint::ChaosConstruction));
        let told: Vec<(&Constraint, Option<Told>)> = rules.into_iter().map(|rule| (rule, kind(puzzle, rule))).collect();
        let of_rule = |(rule, own): &(&Constraint, Option<Told>)| match rule {
            // Irregular boxes are in the place of regular ones, as everybody sees.
            Constraint::NoBoxes if has_own_boxes => Vec::new(),
            Constraint::Given(cells) => givens(puzzle, cells).into_iter().map(|told| self.written(told)).collect(),
            rule => match own {
                Some(own) if !is_ambiguous(rule, own, &told) => vec![self.written(own.clone())],
                _ => rule_in_words(setting, rule).iter().map(|said| self.words.text(said)).collect(),
            },
        };
        told.iter().flat_map(of_rule).collect()
    }

    fn written(&self, (name, numbers): Told) -> String {
        let numbers: Vec<_> = numbers.into_iter().map(|(name, number)| (name, number.to_string())).collect();
        self.phrase(name, &numbers)
    }

    /// The digits of each row, column and box, where they are not those that everybody knows.
    fn size(&self, puzzle: &Puzzle) -> Option<String> {
        let shape = puzzle.shape();
        let has = |found: fn(&Constraint) -> bool| puzzle.constraints().iter().any(found);
        let is_usual = shape.is_square() && shape.digits() == shape.rows() && shape.digits() != 9;
        let has_boxes = !has(|rule| matches!(rule, Constraint::NoBoxes)) && puzzle.box_size() == shape.digits();
        let name = if has_boxes { "rules-size" } else { "rules-size-plain" };
        let is_told = is_usual && !has(|rule| matches!(rule, Constraint::Doppelganger));
        is_told.then(|| self.written((name, vec![("low", shape.lowest()), ("high", shape.highest())])))
    }
}

/// True if one sentence for all rules of a kind would leave open which of them it is about: of lines that look alike there are some with
/// other numbers, or beside the grid there are numbers of several kinds.
fn is_ambiguous(rule: &Constraint, (name, numbers): &Told, all: &[(&Constraint, Option<Told>)]) -> bool {
    let is_other = |(other, told): &(&Constraint, Option<Told>)| {
        let has_other_number = told.as_ref().is_some_and(|(own, others)| own == name && others != numbers);
        has_other_number || is_beside(other) && is_beside(rule) && discriminant(*other) != discriminant(rule)
    };
    all.iter().any(is_other)
}

/// True of clues at the ends of rows and columns.
fn is_beside(rule: &Constraint) -> bool {
    use Constraint as C;
    matches!(
        rule,
        C::XSum(_)
            | C::Sandwich { .. }
            | C::Skyscraper(_)
            | C::HiddenSkyscraper(_)
            | C::NumberedRoom(_)
            | C::FullRank(_)
    )
}

/// True if a sentence names cells as `r4c7`.
pub(super) fn names_cells(sentence: &str) -> bool {
    sentence.match_indices('r').any(|(at, _)| {
        let rest = sentence[at + 1..].trim_start_matches(|letter: char| letter.is_ascii_digit());
        rest.len() < sentence.len() - at - 1
            && rest.starts_with('c')
            && rest[1..].starts_with(|c: char| c.is_ascii_digit())
    })
}

/// Each sentence once, in their order.
fn once(sentences: impl Iterator<Item = String>) -> Vec<String> {
    let mut all = Vec::new();
    for sentence in sentences {
        if !all.contains(&sentence) {
            all.push(sentence);
        }
    }
    all
}

/// True if a rule gives digits and nothing else.
fn is_given(rule: &Constraint) -> bool {
    matches!(rule, Constraint::Given(cells) if cells.iter().all(|(_, digits)| digits.len() == 1))
}

/// What cells with several digits mean.
fn givens(puzzle: &Puzzle, cells: &[(ichidoku_variants::Cell, Vec<i16>)]) -> Vec<Told> {
    let open = cells.iter().filter(|(_, digits)| digits.len() > 1);
    let name = |digits: &[i16]| match Parity::of(puzzle.shape(), digits) {
        Some(Parity::Odd) => "rules-odd",
        Some(Parity::Even) => "rules-even",
        None => "rules-choices",
    };
    open.map(|(_, digits)| (name(digits), Vec::new())).collect()
}

/// The sentence for all rules of a kind; `None` for those that are told one by one.
fn kind(puzzle: &Puzzle, rule: &Constraint) -> Option<Told> {
    use Constraint as C;
    let shape = puzzle.shape();
    let name = match rule {
        C::AllDifferent(_) => "rules-different",
        C::WhiteDot(_) => "rules-white-dot",
        C::BlackDot(_) => "rules-black-dot",
        C::GreaterThan(_) => "rules-greater",
        C::X(_) => "rules-x",
        C::V(_) => "rules-v",
        C::Quad { .. } => "rules-quad",
        C::Cage { sum: None | Some(0), .. } => "rules-open-cage",
        C::Cage { .. } => "rules-cage",
        C::Sum { coefficients: None, .. } => "rules-sum",
        C::RellikCage { .. } => "rules-rellik",
        C::Lunchbox { .. } => "rules-lunchbox",
        C::ContainAtLeast { .. } => "rules-at-least",
        C::ContainExact { .. } => "rules-exactly",
        C::LookAndSay { .. } => "rules-look-and-say",
        C::CountingCircles(_) => "rules-circles",
        C::Indexing { rows: false, .. } => "rules-index-row",
        C::Indexing { rows: true, .. } => "rules-index-column",
        C::LittleKiller { .. } => "rules-little-killer",
        C::XSum(_) => "rules-x-sum",
        C::Skyscraper(_) => "rules-skyscraper",
        C::HiddenSkyscraper(_) => "rules-hidden-skyscraper",
        C::NumberedRoom(_) => "rules-numbered-room",
        C::FullRank(_) => "rules-rank",
        C::Fog(_) => "rules-fog",
        C::Sandwich { .. } => {
            return Some(("rules-sandwich", vec![("low", shape.lowest()), ("high", shape.highest())]));
        }
        C::EqualityCage(_) => {
            // With 9 digits, 5 is neither low nor high.
            let half = shape.digits() as i16 / 2;
            let ends = vec![("low", shape.lowest() + half - 1), ("high", shape.highest() - half + 1)];
            return Some(("rules-equality", ends));
        }
        _ => return line(puzzle, rule),
    };
    Some((name, Vec::new()))
}

/// The same of rules about lines, which are named by their colours.
fn line(puzzle: &Puzzle, rule: &Constraint) -> Option<Told> {
    use Constraint as C;
    let name = match rule {
        C::Thermo(_) => "rules-thermo",
        C::SlowThermo(_) => "rules-slow-thermo",
        C::Renban(_) => "rules-renban",
        C::Entropic(_) => "rules-entropic",
        C::Palindrome(cells) if cells.len() == 2 => "rules-twins",
        C::Palindrome(_) => "rules-palindrome",
        C::Between(_) => "rules-between",
        C::Zipper(_) => "rules-zipper",
        C::BoxSumLine(_) => "rules-box-sum",
        C::SumLine { .. } => "rules-sum-line",
        C::Arrow(_) => "rules-arrow",
        C::DoubleArrow(_) => "rules-double-arrow",
        C::PillArrow { .. } => "rules-pill-arrow",
        C::Whisper { difference, .. } => {
            let name = if is_dutch(puzzle.shape(), *difference) { "rules-dutch" } else { "rules-whisper" };
            return Some((name, vec![("difference", *difference)]));
        }
        C::Lockout { difference, .. } => return Some(("rules-lockout", vec![("difference", *difference)])),
        C::Modular { modulus, .. } => return Some(("rules-modular", vec![("modulus", *modulus)])),
        _ => return None,
    };
    Some((name, Vec::new()))
}

#[cfg(test)]
mod tests {
    use ichidoku_print::unwritable;
    use ichidoku_variants::read_iss;

    use super::*;

    fn told(rules: &str) -> Vec<String> {
        RuleSentences::of("en").rules(&Setting::new(&read_iss(rules).unwrap()).unwrap())
    }

    #[test]
    fn each_kind_is_told_once() {
        let killer =
            told(".Cage~9~R1C1~R1C2.Cage~10~R2C1~R2C2.~R5C5_5.Whisper~5~R4C4~R4C5.Whisper~5~R6C4~R6C5.AntiKnight");
        assert_eq!(
            killer,
            [
                "Digits in a cage differ and add up to the number in its corner.",
                "Neighbours on a green line differ by at least 5.",
                "Cells a knight’s move apart never contain the same digit.",
            ]
        );
        assert_eq!(told(".~R1C1_1_3_5_7_9~R1C2_2_4_6_8~R1C3_1_2").len(), 3);
    }

    #[test]
    fn what_looks_alike_and_means_something_else_is_told_by_its_place() {
        let whispers = told(".Whisper~5~R4C4~R4C5.Whisper~3~R6C4~R6C5");
        assert!(whispers[0].contains("r4c4, r4c5") && whispers[1].contains("r6c4, r6c5"), "{whispers:?}");
        let beside = told(".Sandwich~12~R2.Skyscraper~C5~2~");
        assert!(beside[0].contains("row 2") && beside[1].contains("column 5"), "{beside:?}");
        assert_eq!(told(".Skyscraper~C4~3~.Skyscraper~C5~2~").len(), 1, "clues of one kind are told at once");
    }

    #[test]
    fn other_sizes_name_their_digits() {
        assert_eq!(told(".Shape~6x6"), ["Each row, column and box contains the digits 1 to 6 once."]);
        assert_eq!(told(".Shape~6x6.NoBoxes")[0], "Each row and column contains the digits 1 to 6 once.");
        assert_eq!(told(".~R1C1_5"), [""; 0]);
    }

    #[test]
    fn of_alternatives_none_is_told_as_a_rule() {
        let any = told(".Or.Thermo~R1C1~R1C2.X~R1C1~R1C2.End");
        assert!(any[0].starts_with("At least one of these 2 alternatives applies."), "{any:?}");
        let dot = ".Or.Sum~0_=_1_-3~R1C1~R1C2.Sum~0_=_-3_1~R1C1~R1C2.End";
        let told = told(&format!("{dot}.And.X~R5C1~R5C2.X~R6C1~R6C2.End"));
        assert!(
            told.len() == 2 && told[0].contains("3 times") && !names_cells(&told[1]),
            "a dot is one rule: {told:?}"
        );
        assert!(any.iter().all(|sentence| names_cells(sentence) || *sentence == any[0]), "{any:?}");
    }

    #[test]
    fn cells_are_named_by_row_and_column() {
        assert!(names_cells("The cage in r1c12 and r1c2.") && names_cells("（r4c7）"));
        assert!(!names_cells("Digits increase along each thermometer, r1 or rc1."));
    }

    #[test]
    fn books_have_the_letters_of_all_rules_in_latin_languages() {
        for code in ["de", "en", "es", "fr", "pt"] {
            let texts = Texts::of_books(code).unwrap();
            let names: Vec<_> = texts.names().filter(|(name, _)| name.starts_with("rules-")).collect();
            assert!(names.len() > 40);
            for (name, _) in names {
                let text = texts.find(name).unwrap();
                let without_marks: String = text.chars().filter(|letter| !letter.is_control()).collect();
                assert_eq!(unwritable(&without_marks), None, "{code} {name}: {text}");
            }
        }
    }
}
