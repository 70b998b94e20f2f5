//! Writes messages of hints from the table of a language.

use std::fmt;
use std::sync::{OnceLock, RwLock};

use ichidoku::{Cell, House, HouseKind};

use crate::kept;
use crate::message::{Arg, Key, Message};
use crate::plural::category;
use crate::tables::{HINTS, LANGUAGES};
use crate::template::{Fill, number, split, write};

/// The table of a language that is not built in; empty before there is one.
static LEARNT: RwLock<&str> = RwLock::new("");

/// The words of a language.
#[derive(Clone, Debug)]
pub struct Words {
    language: &'static str,
    /// The texts by key; those of the language alone follow.
    texts: Vec<&'static str>,
    /// The texts on the lab's algorithms, each after a form feed.
    algorithms: &'static str,
}

/// What the lab says of an algorithm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlgorithmText {
    /// One line on what the algorithm does.
    pub title: &'static str,
    /// Idea, source, pseudo-code, cost and what is counted, in Markdown.
    pub text: &'static str,
}

impl Words {
    /// The codes of the languages that people speak, English and others.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        LANGUAGES.iter().map(|(code, _)| *code)
    }

    /// The words of a language by its code, such as `de`. Without the feature `languages` there are only English and what
    /// was [learnt](Self::learn).
    pub fn of(code: &str) -> Option<Self> {
        let learnt = || LEARNT.read().ok().map(|table| *table).filter(|table| table.lines().next() == Some(code));
        kept::of(HINTS, code).or_else(learnt).map(Self::read)
    }

    /// Adds a language by the table that the build made of it, in the place of one that was added before.
    pub fn learn(table: String) {
        if let Ok(mut learnt) = LEARNT.write() {
            *learnt = table.leak();
        }
    }

    fn read(table: &'static str) -> Self {
        let algorithms = table.find('\u{c}').unwrap_or(table.len());
        let (table, algorithms) = table.split_at(algorithms);
        let mut lines = table.lines();
        Self { language: lines.next().unwrap_or_default(), texts: lines.collect(), algorithms }
    }

    /// The English words.
    pub fn english() -> &'static Self {
        static ENGLISH: OnceLock<Words> = OnceLock::new();
        ENGLISH.get_or_init(|| Self::of("en").unwrap_or(Self { language: "en", texts: Vec::new(), algorithms: "" }))
    }

    /// The words of the first language of a list that there are words of, such as `de_AT.UTF-8` or `de-CH, en;q=0.5`;
    /// English where there are none. A language with a greater weight comes first, and one with the weight 0 is not wanted.
    pub fn of_preferred(list: &str) -> Self {
        let (mut greatest, mut best) = ("", None);
        // Of several with the same weight, the first one. To sort them would take 2 KB in each module of the app.
        for wish in list.split(',') {
            let code = wish.split([';', '-', '_', '.']).next().unwrap_or_default().trim().to_ascii_lowercase();
            if weight(wish) > greatest
                && let Some(words) = Self::of(&code)
            {
                (greatest, best) = (weight(wish), Some(words));
            }
        }
        best.unwrap_or_else(|| Self::english().clone())
    }

    /// The language's code.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// The message in this language.
    pub fn text(&self, message: &Message) -> String {
        self.write_to_string(self.template(message.key), &message.args)
    }

    /// The name that a slug has in this language; an unknown one stays.
    pub fn name(&self, slug: &str) -> String {
        Key::named(&format!("technique-{slug}")).map_or_else(|| slug.to_owned(), |key| self.template(key).to_owned())
    }

    /// The text on an algorithm of the lab by the algorithm's name. English has none here, because there it is the head of
    /// the algorithm's source file.
    ///
    /// ```
    /// use ichidoku_words::Words;
    /// assert_eq!(Words::english().algorithm("sat"), None);
    /// # #[cfg(feature = "languages")]
    /// assert!(Words::of("de").unwrap().algorithm("sat").unwrap().text.contains("# Idee"));
    /// ```
    pub fn algorithm(&self, name: &str) -> Option<AlgorithmText> {
        self.algorithms.split('\u{c}').find_map(|text| {
            let (names, text) = text.split_once("\n\n")?;
            let title = names.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))?;
            Some(AlgorithmText { title, text })
        })
    }

    /// A house as the language calls it: `row 3`.
    ///
    /// ```
    /// use ichidoku::House;
    /// use ichidoku_words::Words;
    /// assert_eq!(Words::english().house(House::ALL[2]), "row 3");
    /// ```
    pub fn house(&self, house: House) -> String {
        self.argument(&Arg::House(house))
    }

    /// Some things as the language lists them: `a, b and c`.
    ///
    /// ```
    /// use ichidoku_words::Words;
    /// let things = ["a", "b", "c"].map(str::to_owned);
    /// assert_eq!(Words::english().all_of(things.into()), "a, b and c");
    /// ```
    pub fn all_of(&self, things: Vec<String>) -> String {
        self.list("list-and", things)
    }

    fn template(&self, key: Key) -> &'static str {
        self.texts.get(usize::from(key.0)).copied().unwrap_or_default()
    }

    fn named(&self, name: &str) -> &'static str {
        Key::named(name).map_or("", |key| self.template(key))
    }

    fn write_to_string(&self, text: &'static str, args: &[Arg]) -> String {
        let mut out = String::new();
        write(text, &Given { words: self, args }, &mut out);
        out
    }
}

/// A language and what a message speaks of.
struct Given<'w> {
    words: &'w Words,
    args: &'w [Arg],
}

impl Fill for Given<'_> {
    fn place(&self, code: char, argument: usize, rest: &'static str, out: &mut String) -> &'static str {
        let Some(arg) = self.args.get(argument) else { return rest };
        match code {
            '@' | 'e' => {
                let mut characters = rest.chars();
                let form = characters.next().and_then(|place| self.words.texts.get(number(place)).copied());
                let written =
                    |arg: &Arg| self.words.write_to_string(form.unwrap_or_default(), std::slice::from_ref(arg));
                out.push_str(&match arg {
                    Arg::Houses(houses) if code == 'e' => {
                        self.words.all_of(houses.iter().map(|house| written(&Arg::House(*house))).collect())
                    }
                    arg => written(arg),
                });
                return characters.as_str();
            }
            '.' => {
                let (attribute, _, rest) = split(rest, &['\u{4}']);
                if let Arg::Technique(name) = arg {
                    out.push_str(self.words.named(&format!("technique-{}.{attribute}", name.0)));
                }
                return rest;
            }
            '^' => {
                let words = self.words.argument(arg);
                let mut letters = words.chars();
                out.extend(letters.next().into_iter().flat_map(char::to_uppercase));
                out.push_str(letters.as_str());
            }
            code => out.push_str(&self.words.part(arg, code)),
        }
        rest
    }

    fn wanted(&self, mode: char, argument: usize) -> (String, &'static str) {
        match (self.args.get(argument), mode) {
            (Some(arg), 'k') => (kind(arg).to_owned(), ""),
            (Some(Arg::Technique(name)), _) => {
                (self.words.named(&format!("technique-{}.gender", name.0)).to_owned(), "")
            }
            (Some(arg), _) => (count(arg).to_string(), category(self.words.language, count(arg))),
            (None, _) => (String::new(), ""),
        }
    }
}

/// Number of things in the argument; of a digit its value.
fn count(arg: &Arg) -> usize {
    match arg {
        Arg::Cells(cells) => cells.len(),
        Arg::Path(cells) => cells.len(),
        Arg::Digits(digits) => digits.len(),
        Arg::Houses(houses) => houses.len(),
        Arg::Candidates(candidates) => candidates.len(),
        Arg::Clauses(clauses) => clauses.len(),
        Arg::Terms(terms) => terms.len(),
        Arg::Count(count) => *count,
        Arg::Digit(digit) => usize::from(digit.get()),
        Arg::Cell(_) | Arg::House(_) | Arg::Candidate(_) | Arg::Technique(_) => 1,
    }
}

/// `row`, `column` or `box`; of several houses `rows`, `columns` or `boxes` if they are of one kind, else `mixed`.
fn kind(arg: &Arg) -> &'static str {
    let one = |house: &House| match house.kind() {
        HouseKind::Row(_) => ("row", "rows"),
        HouseKind::Column(_) => ("column", "columns"),
        HouseKind::Box(_) => ("box", "boxes"),
    };
    match arg {
        Arg::House(house) => one(house).0,
        Arg::Houses(houses) => match &houses[..] {
            [] => "mixed",
            [only] => one(only).0,
            [first, rest @ ..] if rest.iter().all(|house| one(house) == one(first)) => one(first).1,
            _ => "mixed",
        },
        _ => "mixed",
    }
}

/// Its number among the houses of its kind, from 1.
fn number_of(house: House) -> String {
    (house.index() % 9 + 1).to_string()
}

impl Words {
    /// The argument as it is written where nothing else is asked for.
    fn argument(&self, arg: &Arg) -> String {
        match arg {
            Arg::Cell(cell) => cell.to_string(),
            Arg::Digit(digit) => digit.to_string(),
            Arg::House(_) => self.write_to_string(self.named("house"), std::slice::from_ref(arg)),
            Arg::Houses(_) => self.write_to_string(self.named("houses"), std::slice::from_ref(arg)),
            Arg::Candidate(_) => self.write_to_string(self.named("candidate"), std::slice::from_ref(arg)),
            Arg::Technique(name) => self.name(name.0),
            Arg::Count(count) => count.to_string(),
            Arg::Cells(_) | Arg::Path(_) | Arg::Digits(_) | Arg::Candidates(_) => self.part(arg, '&'),
            Arg::Clauses(_) | Arg::Terms(_) => self.part(arg, '&'),
        }
    }

    /// What a code of the table asks for.
    fn part(&self, arg: &Arg, code: char) -> String {
        match (code, arg) {
            ('&', Arg::Clauses(_)) => self.list("list-clauses", self.items(arg)),
            (',', _) => self.list("list-more", self.items(arg)),
            ('&' | '+', _) => self.list("list-and", self.items(arg)),
            ('|', _) => self.list("list-or", self.items(arg)),
            ('!', _) => self.list("list-nor", self.items(arg)),
            ('#', _) => count(arg).to_string(),
            ('n', Arg::House(house)) => number_of(*house),
            ('n', Arg::Houses(houses)) => self.list("list-and", houses.iter().map(|house| number_of(*house)).collect()),
            ('c', Arg::Candidate(candidate)) => candidate.cell().to_string(),
            ('d', Arg::Candidate(candidate)) => candidate.digit().to_string(),
            _ => self.argument(arg),
        }
    }

    /// The things of a list.
    fn items(&self, arg: &Arg) -> Vec<String> {
        let cells = |cells: &[Cell]| cells.iter().map(ToString::to_string).collect();
        match arg {
            Arg::Cells(set) => cells(&set.iter().collect::<Vec<_>>()),
            Arg::Path(path) => cells(path),
            Arg::Digits(digits) => digits.iter().map(|digit| digit.to_string()).collect(),
            Arg::Houses(houses) => houses.iter().map(|house| self.argument(&Arg::House(*house))).collect(),
            Arg::Candidates(all) => all.iter().map(|candidate| self.argument(&Arg::Candidate(*candidate))).collect(),
            Arg::Clauses(clauses) => clauses.iter().map(|clause| self.text(clause)).collect(),
            Arg::Terms(terms) => terms.clone(),
            other => vec![self.argument(other)],
        }
    }

    /// The items with commas, the last one joined by the text of this name. Where a language joins clauses otherwise than
    /// things, it has the text `list-clauses-more` in the place of the commas.
    fn list(&self, joint: &str, items: Vec<String>) -> String {
        let own = if joint == "list-clauses" { self.named("list-clauses-more") } else { "" };
        let more = if own.is_empty() { self.named("list-more") } else { own };
        let mut items = items.into_iter().peekable();
        let mut list = items.next().unwrap_or_default();
        // Spanish: "3 o 4", but "3 u 8", which is spoken with an o.
        let eight = Some(self.named("list-or-eight")).filter(|or| !or.is_empty() && joint == "list-or");
        while let Some(item) = items.next() {
            let joint = eight.filter(|_| item.starts_with('8')).unwrap_or_else(|| self.named(joint));
            list.push_str(if items.peek().is_some() { more } else { joint });
            list.push_str(&item);
        }
        list
    }
}

impl fmt::Display for Message {
    /// The message in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Words::english().text(self))
    }
}

/// The weight of a wish, from `.001` to `1`, without zeros at either end: so weights are ordered as texts are. None is empty.
fn weight(wish: &str) -> &str {
    let weight = wish.split_once("q=").map_or("1", |(_, weight)| weight.trim());
    match weight.contains('.') {
        true => weight.trim_end_matches('0').trim_end_matches('.'),
        false => weight,
    }
    .trim_start_matches('0')
}

#[cfg(test)]
mod tests {
    use ichidoku::{Digit, House};

    use super::*;
    use crate::say;

    fn cells(names: &[&str]) -> ichidoku::CellSet {
        names.iter().map(|name| name.parse::<Cell>().unwrap()).collect()
    }

    #[test]
    #[cfg(feature = "languages")]
    fn the_language_with_the_greatest_weight_comes_first() {
        let lists = [
            ("en;q=0.1, de", "de"),
            ("de;q=0.1, fr", "fr"),
            ("fr;q=0, de", "de"),
            ("fr; q=0.000", "en"),
            ("de;q=0.5, fr;q=0.50, es;q=0.51", "es"),
            ("de;q=0.5, fr;q=0.50", "de"),
            ("fr;q=0.999, de;q=1.000, es", "de"),
            ("*, de;q=0.2", "de"),
        ];
        for (list, expected) in lists {
            assert_eq!(Words::of_preferred(list).language(), expected, "{list}");
        }
    }

    #[test]
    fn lists_numbers_and_choices_are_written_as_the_text_asks() {
        let out = |cells| {
            Message::from(say::ResultCannot { cells, digits: [1, 2].map(|i| Digit::ALL[i]).into_iter().collect() })
        };
        assert_eq!(out(cells(&["r1c1"])).to_string(), "r1c1 can’t be 2 or 3");
        let clauses = vec![out(cells(&["r1c1"])), out(cells(&["r1c2", "r3c4"]))];
        let all = Message::from(say::Result { result_clauses: clauses });
        assert_eq!(all.to_string(), "So r1c1 can’t be 2 or 3, and r1c2 and r3c4 can’t be 2 or 3.");
        let fish = |base_houses| {
            Message::from(say::FishSo { base_houses, cover_houses: vec![House::ALL[9]], digit: Digit::ALL[7] })
        };
        let lines = fish(vec![House::ALL[0], House::ALL[4]]).to_string();
        assert_eq!(lines, "Each of the two rows needs an 8, so together they use up the 8s of column 1.");
        assert!(fish(vec![House::ALL[0], House::ALL[20]]).to_string().starts_with("Each of the two houses needs"));
    }

    #[cfg(feature = "languages")]
    #[test]
    fn german_has_its_own_forms_and_verbs() {
        let german = Words::of_preferred("de_AT.UTF-8");
        assert_eq!(german.language(), "de");
        let look = say::LookAtDigit { digit: Digit::ALL[1], houses: vec![House::ALL[1], House::ALL[6]] };
        assert_eq!(german.text(&look.into()), "Schau auf die 2 in den Zeilen 2 und 7.");
        let pair = say::ThereIs { technique: crate::Name("hidden-pair") };
        assert_eq!(german.text(&pair.into()), "Hier gibt es ein verstecktes Paar.");
        let fish = say::ThereIs { technique: crate::Name("jellyfish") };
        assert_eq!(german.text(&fish.into()), "Hier gibt es eine Qualle.");
        let out = |cells| Message::from(say::ResultCannot { cells, digits: [Digit::ALL[4]].into_iter().collect() });
        let result_clauses = vec![out(cells(&["r1c1"])), out(cells(&["r2c2", "r2c3"]))];
        let all = say::Result { result_clauses };
        assert_eq!(
            german.text(&all.into()),
            "Damit gilt: r1c1 kann nicht 5 sein und r2c2 und r2c3 können nicht 5 sein."
        );
    }

    #[cfg(feature = "languages")]
    #[test]
    fn arabic_has_duals_and_six_plurals() {
        let arabic = Words::of_preferred("ar-EG, en;q=0.5");
        let in_cells = |cells| {
            arabic.text(&say::NakedCells { cells, digits: [2, 6].map(|i| Digit::ALL[i]).into_iter().collect() }.into())
        };
        assert_eq!(in_cells(cells(&["r1c1", "r2c2"])), "ليس في الخانتين r1c1 وr2c2 سوى الرقمين 3 و7.");
        assert!(in_cells(cells(&["r1c1", "r2c2", "r3c3"])).starts_with("ليس في الخانات r1c1،\u{61c} r2c2 وr3c3"));
        let more = |more_count| arabic.text(&say::JudgedRightMore { more_count }.into());
        assert!(more(2).contains("مرشّحين") && more(5).contains("5 مرشّحات") && more(11).contains("11 مرشّحًا"));
    }

    #[cfg(feature = "languages")]
    #[test]
    fn a_language_is_found_whatever_the_country_script_or_encoding() {
        for code in Words::languages() {
            let wishes =
                [format!("{code}-XX"), format!("{code}_XX.UTF-8"), format!("tlh, {code}-Abcd-XX;q=0.5, en;q=0.1")];
            assert_eq!(wishes.map(|wish| Words::of_preferred(&wish).language()), [code; 3]);
        }
    }

    #[cfg(feature = "languages")]
    #[test]
    fn a_list_has_the_form_that_its_text_asks_for() {
        let text = |code, message: Message| Words::of(code).unwrap().text(&message);
        let look =
            || Message::from(say::LookAtDigit { digit: Digit::ALL[1], houses: vec![House::ALL[2], House::ALL[19]] });
        assert_eq!(text("fr", look()), "Regardez les 2 de la ligne 3 et du bloc 2.");
        assert_eq!(text("es", look()), "Mira los 2 de la fila 3 y del bloque 2.");
        assert_eq!(text("pt", look()), "Olhe os 2 da linha 3 e do bloco 2.");
        let pivot = |first| {
            let digits = [first, 7].map(|index| Digit::ALL[index]).into_iter().collect();
            Message::from(say::WingPivot { cell: "r1c1".parse().unwrap(), digits })
        };
        assert_eq!(text("es", pivot(2)), "El pivote r1c1 es 3 u 8.");
        assert_eq!(text("fr", pivot(2)), "Le pivot r1c1 vaut 3 ou 8.");
    }

    #[test]
    fn an_unknown_language_is_english() {
        assert_eq!(Words::of_preferred("tlh, C").language(), "en");
        assert!(Words::of("tlh").is_none());
    }
}
