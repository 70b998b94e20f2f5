//! Styles of single elements, as drawings have them: colours that are mixed, and see-through ones.

use std::collections::BTreeMap;

/// Red, green, blue.
type Colour = [u8; 3];

/// A turn around a point, as signs of drawings have it.
pub(super) struct Turn {
    centre: [f32; 2],
    sine: f32,
    cosine: f32,
}

impl Turn {
    /// The turn that an element's `transform` says: `rotate(45 100 50)`, clockwise.
    pub(super) fn of(transform: &str) -> Option<Self> {
        let numbers = transform.strip_prefix("rotate(")?.strip_suffix(')')?.split(' ');
        let numbers: Vec<f32> = numbers.map_while(|number| number.parse().ok()).collect();
        let [degrees, x, y] = numbers[..] else { return None };
        let (sine, cosine) = degrees.to_radians().sin_cos();
        Some(Self { centre: [x, y], sine, cosine })
    }

    /// The place of a point after the turn.
    pub(super) fn point(&self, [x, y]: [f32; 2]) -> [f32; 2] {
        let [left, top] = self.centre;
        let (right, down) = (x - left, y - top);
        [left + right * self.cosine - down * self.sine, top + right * self.sine + down * self.cosine]
    }
}

/// What the `style` of an element says.
pub(super) fn declarations(style: &str) -> impl Iterator<Item = (&str, &str)> {
    style.split(';').filter_map(|one| one.split_once(':'))
}

/// The mixture of two colours, `color-mix(in srgb,#67f067 50%,var(--cell))`; `None` for any other value.
pub(super) fn mixed(value: &str, colour: impl Fn(&str) -> Option<Colour>) -> Option<Colour> {
    let parts = value.strip_prefix("color-mix(in srgb,")?.strip_suffix(')')?;
    let (first, second) = parts.split_once(',')?;
    let (first, percent) = first.split_once(' ')?;
    let share = percent.trim_end_matches('%').parse::<f32>().ok()? / 100.0;
    Some(between(colour(second)?, colour(first)?, share))
}

/// The colour on white paper, if it is see-through.
pub(super) fn on_paper(name: &str, colour: Colour, said: &BTreeMap<&str, &str>) -> Colour {
    let opacity = said.get(format!("{name}-opacity").as_str()).and_then(|value| value.parse().ok());
    opacity.map_or(colour, |opacity| between([255; 3], colour, opacity))
}

/// The colour at this share of the way from one to another.
fn between(from: Colour, to: Colour, share: f32) -> Colour {
    [0, 1, 2].map(|part: usize| {
        let [from, to] = [from, to].map(|colour| f32::from(colour[part]));
        (from + share * (to - from)).round().clamp(0.0, 255.0) as u8
    })
}
