//! Colours of drawings.

use std::fmt;

/// A colour as screens have it.
///
/// ```
/// use ichidoku_variants::Colour;
/// assert_eq!("#67F067".parse::<Colour>().map(|colour| colour.to_string()).as_deref(), Ok("#67f067"));
/// assert_eq!("#fff8".parse::<Colour>().map(|colour| colour.alpha), Ok(0x88));
/// assert!("mauve taupe".parse::<Colour>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colour {
    /// How much red.
    pub red: u8,
    /// How much green.
    pub green: u8,
    /// How much blue.
    pub blue: u8,
    /// How little shines through: 0 can't be seen.
    pub alpha: u8,
}

/// What people call a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hue {
    Black,
    Grey,
    White,
    Red,
    Orange,
    Yellow,
    Green,
    Teal,
    Blue,
    Purple,
}

/// The colours that setters name by words.
const NAMED: [(&str, u32); 17] = [
    ("black", 0),
    ("white", 0xff_ffff),
    ("grey", 0x80_8080),
    ("gray", 0x80_8080),
    ("lightgrey", 0xd3_d3d3),
    ("lightgray", 0xd3_d3d3),
    ("darkgrey", 0xa9_a9a9),
    ("darkgray", 0xa9_a9a9),
    ("silver", 0xc0_c0c0),
    ("red", 0xff_0000),
    ("orange", 0xff_a500),
    ("yellow", 0xff_ff00),
    ("green", 0x00_8000),
    ("lime", 0x00_ff00),
    ("blue", 0x00_00ff),
    ("purple", 0x80_0080),
    ("pink", 0xff_c0cb),
];

impl Colour {
    /// Black.
    pub const BLACK: Self = Self { red: 0, green: 0, blue: 0, alpha: u8::MAX };

    fn of(rgb: u32) -> Self {
        let [_, red, green, blue] = rgb.to_be_bytes();
        Self { red, green, blue, alpha: u8::MAX }
    }

    /// `rgb`, `rgba`, `rrggbb` or `rrggbbaa`.
    fn of_figures(figures: &str) -> Option<Self> {
        let number = u32::from_str_radix(figures, 16).ok().filter(|_| !figures.starts_with('+'))?;
        // A figure stands for itself twice.
        let twice = |number: u32| (0..4).fold(0, |all, at| all | (0x11 * (number >> (4 * at) & 15)) << (8 * at));
        let with_alpha = |number: u32| Self { alpha: number.to_be_bytes()[3], ..Self::of(number >> 8) };
        match figures.len() {
            3 => Some(Self::of(twice(number))),
            4 => Some(with_alpha(twice(number))),
            6 => Some(Self::of(number)),
            8 => Some(with_alpha(number)),
            _ => None,
        }
    }

    /// `rgb(1, 2, 3)` or `rgba(1, 2, 3, 0.5)`, without the name.
    fn of_parts(parts: &str) -> Option<Self> {
        let parts = parts.strip_suffix(')')?.split(',').map(|part| thousandths(part.trim()));
        let parts = parts.collect::<Option<Vec<u32>>>()?;
        let (colour, alpha) = match *parts {
            [red, green, blue] => ([red, green, blue], 1000),
            [red, green, blue, alpha] => ([red, green, blue], alpha),
            _ => return None,
        };
        let byte = |thousandths: u32| u8::try_from((thousandths + 500) / 1000).unwrap_or(u8::MAX);
        let [red, green, blue] = colour.map(byte);
        Some(Self { red, green, blue, alpha: byte(255 * alpha.min(1000)) })
    }

    /// What people call it.
    pub(crate) fn hue(self) -> Hue {
        let [red, green, blue] = [self.red, self.green, self.blue].map(i32::from);
        let (most, least) = (red.max(green).max(blue), red.min(green).min(blue));
        let spread = most - least;
        if spread < 24 {
            return match most {
                ..64 => Hue::Black,
                64..236 => Hue::Grey,
                _ => Hue::White,
            };
        }
        // Degrees around the circle of colours, which begins at red.
        let degrees = match most {
            most if most == red => 60 * (green - blue) / spread,
            most if most == green => 120 + 60 * (blue - red) / spread,
            _ => 240 + 60 * (red - green) / spread,
        };
        match degrees.rem_euclid(360) {
            15..45 => Hue::Orange,
            45..70 => Hue::Yellow,
            70..160 => Hue::Green,
            160..188 => Hue::Teal,
            188..250 => Hue::Blue,
            250..340 => Hue::Purple,
            _ => Hue::Red,
        }
    }
}

/// A number such as `0.5` in thousandths. What the standard library reads it with would make the app's solver some percent larger.
fn thousandths(text: &str) -> Option<u32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let is_number = text.len() < 9 && [whole, part].concat().bytes().all(|figure| figure.is_ascii_digit());
    let figures: String = whole.chars().chain(part.chars().chain("000".chars()).take(3)).collect();
    figures.parse().ok().filter(|_| is_number && text != "." && !text.is_empty())
}

impl std::str::FromStr for Colour {
    type Err = ();

    /// Reads a colour as style sheets have it; an error is a text that is none.
    fn from_str(text: &str) -> Result<Self, ()> {
        let text = text.trim().to_ascii_lowercase();
        let parts = text.strip_prefix("rgba(").or_else(|| text.strip_prefix("rgb("));
        let read = match (text.strip_prefix('#'), parts) {
            (Some(figures), _) => Self::of_figures(figures),
            (None, Some(parts)) => Self::of_parts(parts),
            _ if ["transparent", "none"].contains(&text.as_str()) => Some(Self { alpha: 0, ..Self::BLACK }),
            _ => NAMED.iter().find(|(name, _)| *name == text).map(|(_, rgb)| Self::of(*rgb)),
        };
        read.ok_or(())
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { red, green, blue, alpha } = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")?;
        if *alpha == u8::MAX { Ok(()) } else { write!(f, "{alpha:02x}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hue(text: &str) -> Hue {
        text.parse::<Colour>().unwrap().hue()
    }

    #[test]
    fn colours_of_setters_have_their_names() {
        assert_eq!(["#67f067", "green", "#a3e048"].map(hue), [Hue::Green; 3]);
        assert_eq!(["#f067f0", "#b085d9", "purple", "#c8bfe7"].map(hue), [Hue::Purple; 4]);
        assert_eq!(["#2ecbff", "#3030c0", "#87ceeb"].map(hue), [Hue::Blue; 3]);
        assert_eq!(["#cfcfcf", "rgba(187, 187, 187, .5)", "gray"].map(hue), [Hue::Grey; 3]);
        assert_eq!(["#ff9a00", "#ffccaa"].map(hue), [Hue::Orange; 2]);
        assert_eq!(["#fff", "#111", "#40e0d0", "#f00"].map(hue), [Hue::White, Hue::Black, Hue::Teal, Hue::Red]);
        assert_eq!(hue("#ffe600"), Hue::Yellow);
    }

    #[test]
    fn colours_are_read_in_every_form() {
        let read = |text: &str| text.parse::<Colour>().map(|colour| colour.to_string());
        assert_eq!(read("#0f8"), Ok("#00ff88".to_owned()));
        assert_eq!(read("rgb(1,2,3)"), Ok("#010203".to_owned()));
        assert_eq!(read("rgba(300, 0.6, .2, .5)"), Ok("#ff010080".to_owned()));
        assert_eq!(read("transparent"), Ok("#00000000".to_owned()));
        assert_eq!(read("#12345678"), Ok("#12345678".to_owned()));
        for wrong in ["", "#", "#+12", "#12345", "rgb(1,2)", "rgb(1,2,3", "rgb(1,,2)", "rgb(-1,2,3)", "url(x)", "#ggg"]
        {
            assert_eq!(read(wrong), Err(()), "{wrong}");
        }
    }
}
