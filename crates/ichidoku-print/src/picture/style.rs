//! The style sheet of a picture: a rule per line, colours by names, as `ichidoku-render` writes it.

use std::collections::BTreeMap;

use super::inline;

/// What is said of a kind of element.
type Rule<'a> = (&'a str, Vec<(&'a str, &'a str)>);

/// A colour: red, green, blue.
pub(super) type Colour = [u8; 3];

/// The thickness of the line around bold letters, in parts of their size.
pub(super) const BOLD: f32 = 0.03;

/// The rules for light paper, in their order.
pub(super) struct Sheet<'a>(Vec<Rule<'a>>);

/// How an element looks.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Style {
    pub(super) fill: Option<Colour>,
    pub(super) stroke: Option<Colour>,
    pub(super) width: f32,
    /// How long the dashes are, and the gaps between them.
    pub(super) dashes: Option<[f32; 2]>,
    /// True if the ends of lines are round.
    pub(super) has_round_ends: bool,
    /// The size of letters, and whether they are bold and centred.
    pub(super) size: f32,
    pub(super) is_bold: bool,
    pub(super) is_centred: bool,
}

impl<'a> Sheet<'a> {
    /// Reads the rules; those for dark screens are left out.
    pub(super) fn read(text: &'a str) -> Self {
        let rules = text.lines().filter(|line| !line.starts_with('@')).filter_map(|line| {
            let (selectors, rest) = line.split_once('{')?;
            let said = rest.trim_end_matches('}').split(';').filter_map(|one| one.split_once(':'));
            Some((selectors, said.collect()))
        });
        Self(rules.collect())
    }

    /// The style of an element with these classes, and with what its own `style` says.
    pub(super) fn of(&self, name: &str, classes: &str, own: &str) -> Style {
        let mut said = BTreeMap::from([("fill", "#000"), ("stroke-width", "1")]);
        for (selectors, rule) in &self.0 {
            let is_meant = selectors.split(',').any(|selector| match selector.split_once('.') {
                None => selector == name || selector == ":root",
                Some((element, class)) => {
                    (element.is_empty() || element == name) && classes.split(' ').any(|it| it == class)
                }
            });
            if is_meant {
                said.extend(rule.iter().copied());
            }
        }
        said.extend(inline::declarations(own));
        let number = |value: &str| value.trim_end_matches("px").parse().unwrap_or(1.0);
        let colour = |name| {
            let pure = colour(said.get(name)?, &said)?;
            Some(inline::on_paper(name, pure, &said))
        };
        let font = said.get("font").and_then(|font| font.split(' ').next());
        let dashes = said.get("stroke-dasharray").and_then(|dashes| dashes.split_once(' '));
        Style {
            fill: colour("fill"),
            stroke: colour("stroke"),
            width: number(said["stroke-width"]),
            dashes: dashes.map(|(dash, gap)| [dash, gap].map(number)),
            has_round_ends: said.get("stroke-linecap") == Some(&"round"),
            size: said.get("font-size").copied().or(font).map_or(12.0, number),
            is_bold: said.contains_key("font-weight"),
            is_centred: said.get("text-anchor") != Some(&"start"),
        }
    }
}

impl Style {
    /// The same for letters that are drawn as outlines: bold ones have a line around them.
    pub(super) fn of_outline(&self) -> Self {
        let stroke = self.fill.filter(|_| self.is_bold);
        Self { stroke, width: self.size * BOLD, dashes: None, ..self.clone() }
    }
}

/// The colour that a value says: `#1b1d22`, `#fff`, or the name of another. Lines on covered cells are a light tint here.
fn colour(value: &str, said: &BTreeMap<&str, &str>) -> Option<Colour> {
    if let Some(mixed) = inline::mixed(value, |value| colour(value, said)) {
        return Some(mixed);
    }
    if let Some(name) = value.strip_prefix("var(").and_then(|rest| rest.strip_suffix(')')) {
        return colour(said.get(name)?, said);
    }
    if value == "url(#cover)" {
        return colour(said.get("--teach-soft")?, said);
    }
    let digits = value.strip_prefix('#')?;
    let number = u32::from_str_radix(digits, 16).ok()?;
    Some(match digits.len() {
        3 => [8, 4, 0].map(|shift| (number >> shift & 15) as u8 * 17),
        _ => [16, 8, 0].map(|shift| (number >> shift) as u8),
    })
}
