//! The picture of a puzzle, which the board is laid over.

use std::borrow::Cow;

use crate::decimal_text::decimal;
use crate::session::Theme;

/// How wide a cell is in the picture's units.
const CELL: f64 = 50.0;

/// A part of a picture, in its units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// The left edge.
    pub left: f64,
    /// The top edge.
    pub top: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

/// What an SVG document shows; its grid begins at 0, 0.
///
/// ```
/// use ichidoku_web::variants::viewed;
/// let area = viewed(r#"<svg xmlns="…" viewBox="-22 -22 478 500.5">"#).unwrap();
/// assert_eq!((area.left, area.height), (-22.0, 500.5));
/// assert_eq!(area.grid(9, 9).map(f64::round), [5.0, 4.0, 94.0, 90.0]);
/// ```
pub fn viewed(svg: &str) -> Option<Area> {
    let (_, rest) = svg.split_once("viewBox=\"")?;
    let (numbers, _) = rest.split_once('"')?;
    let numbers: Vec<f64> = numbers.split(' ').map_while(|number| number.parse().ok()).collect();
    let [left, top, width, height] = numbers[..] else { return None };
    (width > 0.0 && height > 0.0).then_some(Area { left, top, width, height })
}

/// The colours of a picture with high contrast on white, by their names in its style; then those on black.
const STRONG: [&str; 2] = [
    "--card:#fff;--cell:#fff;--hair:#595959;--box:#000;--ink:#000;--soft:#000;--you:#0a1fb0;--teach:#6b3d00;\
        --teach-soft:#fff4cf;--teach-strong:#ffe08a;--out:#700f5c;--bare:#333;--tube:#aaa;--shade:#d0d0d0;--green:#67b873;\
        --purple:#b98ad0;--blue:#6aa6e0;--steel:#8c9bb0",
    "--card:#000;--cell:#000;--hair:#9a9a9a;--box:#fff;--ink:#fff;--soft:#fff;--you:#a9c6ff;--teach:#ffc861;\
        --teach-soft:#241b00;--teach-strong:#4a3800;--out:#ffb3ef;--bare:#ccc;--tube:#666;--shade:#3a3a3a;--green:#3c8a4c;\
        --purple:#8a58a6;--blue:#3c78b4;--steel:#6a7a95",
];

/// The picture in a look with high contrast. In light and dark it follows the page by itself.
///
/// ```
/// use ichidoku_web::session::Theme;
/// use ichidoku_web::variants::themed;
/// let svg = "<svg><style>:root{--ink:#222}</style></svg>";
/// assert_eq!(themed(svg, Theme::Dark), svg);
/// assert!(themed(svg, Theme::HighContrast).contains("--ink:#000"));
/// ```
pub fn themed(svg: &str, theme: Theme) -> Cow<'_, str> {
    let colours = match theme {
        Theme::HighContrast => STRONG[0],
        Theme::HighContrastDark => STRONG[1],
        Theme::System | Theme::Light | Theme::Dark => return Cow::Borrowed(svg),
    };
    Cow::Owned(svg.replacen("</style>", &format!(":root{{{colours}}}</style>"), 1))
}

/// The picture in colours for white paper, with high contrast if the look has that.
///
/// ```
/// use ichidoku_web::session::Theme;
/// use ichidoku_web::variants::on_paper;
/// let svg = "<svg><style>:root{--ink:#222}@media(prefers-color-scheme:dark){:root{--ink:#eee}}</style></svg>";
/// assert!(on_paper(svg, Theme::Dark).contains("@media not all{:root{--ink:#eee}}"));
/// assert!(on_paper(svg, Theme::HighContrastDark).contains("--ink:#000"));
/// ```
pub fn on_paper(svg: &str, theme: Theme) -> String {
    let is_strong = matches!(theme, Theme::HighContrast | Theme::HighContrastDark);
    let light = themed(svg, if is_strong { Theme::HighContrast } else { Theme::Light });
    light.replacen("@media(prefers-color-scheme:dark)", "@media not all", usize::MAX)
}

/// The picture without the names of rules below it: on the page the rules stand beside it, in words of its language.
///
/// ```
/// use ichidoku_web::variants::without_names;
/// let svg = r#"<svg viewBox="-22 -22 478 500" width="478" height="500" role="img"><text class="words">AntiKing</text></svg>"#;
/// assert!(without_names(svg).starts_with(r#"<svg viewBox="-22.00 -22.00 478.00 478.00" width="478.00" height="478.00""#));
/// ```
pub fn without_names(svg: &str) -> String {
    /// How high a line of names is.
    const LINE: f64 = 22.0;
    let lines = svg.matches("class=\"words\"").count();
    let parts = viewed(svg).zip(svg.split_once("viewBox=\"")).filter(|_| lines > 0);
    let Some((area, (head, (_, body)))) =
        parts.and_then(|(area, (head, rest))| Some((area, (head, rest.split_once('>')?))))
    else {
        return svg.to_owned();
    };
    let [left, top, width] = [area.left, area.top, area.width].map(|length| decimal(length, 2));
    let height = decimal(area.height - LINE * lines as f64, 2);
    format!("{head}viewBox=\"{left} {top} {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\">{body}")
}

impl Area {
    /// Where a grid of so many rows and columns is in it: left, top, width and height in hundredths of the whole.
    pub fn grid(&self, rows: usize, columns: usize) -> [f64; 4] {
        let [width, height] = [columns, rows].map(|count| 100.0 * CELL * count as f64);
        [-100.0 * self.left / self.width, -100.0 * self.top / self.height, width / self.width, height / self.height]
    }

    /// The width of a cell in hundredths of the whole.
    pub fn cell(&self) -> f64 {
        100.0 * CELL / self.width
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku_api::{Ask, Control, DrawVariant};

    fn drawn(puzzle: &str) -> String {
        let request = DrawVariant { puzzle: puzzle.to_owned(), ..DrawVariant::default() };
        request.run(&Control::new()).unwrap().svg
    }

    #[test]
    fn no_real_picture_is_dark_on_paper() {
        let drawn = drawn(".Shape~6x6.Thermo~R1C1~R1C2");
        assert!(
            drawn.contains("prefers-color-scheme") && !on_paper(&drawn, Theme::Dark).contains("prefers-color-scheme")
        );
    }

    #[test]
    fn names_below_are_cut_off_a_real_picture() {
        let (plain, named) = (drawn(".Shape~6x6"), drawn(".Shape~6x6.AntiKing.Thermo~R1C1~R1C2"));
        assert!(viewed(&named).unwrap().height > viewed(&plain).unwrap().height);
        assert_eq!(viewed(&without_names(&named)), viewed(&plain));
        assert_eq!(without_names(&plain), plain);
    }
}
