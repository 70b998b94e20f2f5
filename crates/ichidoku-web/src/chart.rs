//! Charts as SVG, for the page in its colours and for files in colours of their own; and the same as a table.

use std::fmt::Write as _;

use crate::decimal_text::decimal;
use crate::words::shown;

/// Width of every chart, in its own units.
const WIDTH: f64 = 320.0;
/// Height of a plot.
const HEIGHT: f64 = 200.0;
/// What a bar takes with its name over it.
const ROW: f64 = 34.0;
/// Room for the numbers at an axis: at the left, and below.
const ROOM: (f64, f64) = (44.0, 22.0);
/// The colours of the series in a file: dark enough on white.
const COLOURS: [&str; 4] = ["#8a4a00", "#4739bf", "#007072", "#5a1f5e"];

/// What a file says of itself: whoever shows it has no style sheet for it.
const FILE: &str =
    "xmlns='http://www.w3.org/2000/svg' width='640' font-family='sans-serif' fill='#1b1d22' style='background: #fff'";
/// What a value that may hold a comma stands between.
const QUOTE: char = '\u{22}';

/// What a chart is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// The page, whose style sheet has the colours.
    Page,
    /// A file, which needs them itself.
    File,
}

/// A bar.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    /// What it stands for.
    pub name: String,
    /// What its length stands for; 0 has none.
    pub amount: f64,
    /// The amount as people read it.
    pub text: String,
    /// The place of its colour.
    pub series: usize,
}

/// Points that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    /// What they stand for.
    pub name: String,
    /// From left to right.
    pub points: Vec<(f64, f64)>,
    /// Whether a line joins them.
    pub is_joined: bool,
}

/// How values lie along an axis.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Scale {
    /// From 0 to a largest value.
    Even(f64),
    /// From one power of ten to another.
    Powers(i32, i32),
}

/// A table: what the columns are, and the rows.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Table {
    /// The names of the columns.
    pub heads: Vec<String>,
    /// The rows, each as long as the heads.
    pub rows: Vec<Vec<String>>,
}

impl Scale {
    /// An even scale that holds these values.
    pub fn even(values: impl Iterator<Item = f64>) -> Self {
        Self::Even(values.fold(1.0, f64::max))
    }

    /// The powers of ten between which these values lie; those that are not positive lie nowhere.
    ///
    /// ```
    /// use ichidoku_web::chart::Scale;
    /// assert_eq!(Scale::powers([51.0, 4208.0, 0.0].into_iter()), Scale::Powers(1, 4));
    /// assert_eq!(Scale::powers(std::iter::empty()), Scale::Powers(0, 1));
    /// ```
    pub fn powers(values: impl Iterator<Item = f64>) -> Self {
        let powers = values.filter(|value| *value > 0.0).map(f64::log10);
        let ends = powers.fold(None, |ends: Option<(f64, f64)>, power| {
            ends.map_or(Some((power, power)), |(low, high)| Some((low.min(power), high.max(power))))
        });
        let (low, high) = ends.map_or((0, 0), |(low, high)| (low.floor() as i32, high.ceil() as i32));
        Self::Powers(low, high.max(low + 1))
    }

    /// Where a value lies, from 0 to 1.
    pub fn place(self, value: f64) -> f64 {
        let place = match self {
            Self::Even(most) => value / most,
            Self::Powers(_, _) if value <= 0.0 => 0.0,
            Self::Powers(low, high) => (value.log10() - f64::from(low)) / f64::from(high - low),
        };
        place.clamp(0.0, 1.0)
    }

    /// Values to write at the axis, and how.
    fn ticks(self) -> Vec<(f64, String)> {
        match self {
            Self::Even(most) => [0.0, most.round()].map(|value| (value, decimal(value, 0))).into(),
            Self::Powers(low, high) => {
                let step = (high - low).unsigned_abs().div_ceil(5).max(1) as usize;
                (low..=high).step_by(step).map(|power| (10_f64.powi(power), power_text(power))).collect()
            }
        }
    }
}

/// A power of ten as people read it.
fn power_text(power: i32) -> String {
    match power {
        0..=3 => decimal(10_f64.powi(power), 0),
        4..=5 => decimal(10_f64.powi(power - 3), 0) + "k",
        6..=8 => decimal(10_f64.powi(power - 6), 0) + "M",
        -3..=-1 => decimal(10_f64.powi(power), power.unsigned_abs()),
        _ => format!("1e{power}"),
    }
}

/// Bars of different lengths under their names, on a scale of powers of ten.
///
/// ```
/// use ichidoku_web::chart::{Bar, Paint, bars};
/// let bar = Bar { name: "row-by-row".into(), amount: 4208.0, text: "4,208".into(), series: 0 };
/// assert!(bars("Digits", &[bar], Paint::File).contains("4,208"));
/// ```
pub fn bars(title: &str, bars: &[Bar], paint: Paint) -> String {
    let scale = Scale::powers(bars.iter().map(|bar| bar.amount));
    let height = ROW * bars.len() as f64 + ROOM.1;
    let mut svg = Svg::new(title, height, paint);
    for (value, text) in scale.ticks() {
        let x = 1.0 + scale.place(value) * (WIDTH - 2.0);
        svg.line(x, 0.0, x, height - ROOM.1);
        let anchor = if x < 10.0 {
            "start"
        } else if x > WIDTH - 20.0 {
            "end"
        } else {
            "middle"
        };
        svg.write(x, height - 6.0, anchor, &text);
    }
    for (place, bar) in bars.iter().enumerate() {
        let top = ROW * place as f64;
        svg.write(4.0, top + 14.0, "start", &bar.name);
        svg.write(WIDTH - 4.0, top + 14.0, "end", &bar.text);
        svg.bar(top + 19.0, scale.place(bar.amount) * (WIDTH - 2.0), bar.series);
    }
    svg.finish()
}

/// Points over two axes.
pub fn plot(title: &str, across: Scale, up: Scale, series: &[Series], paint: Paint) -> String {
    let mut svg = Svg::new(title, HEIGHT, paint);
    let x = |value: f64| ROOM.0 + across.place(value) * (WIDTH - ROOM.0 - 10.0);
    let y = |value: f64| HEIGHT - ROOM.1 - up.place(value) * (HEIGHT - ROOM.1 - 10.0);
    for (value, text) in up.ticks() {
        svg.line(ROOM.0, y(value), WIDTH, y(value));
        svg.write(ROOM.0 - 4.0, y(value) + 4.0, "end", &text);
    }
    for (value, text) in across.ticks() {
        svg.write(x(value), HEIGHT - 6.0, if x(value) > WIDTH - 24.0 { "end" } else { "middle" }, &text);
    }
    for (place, series) in series.iter().enumerate() {
        let points: Vec<(f64, f64)> = series.points.iter().map(|point| (x(point.0), y(point.1))).collect();
        if series.is_joined {
            svg.polyline(&points, place);
        }
        // Each series has a sign of its own; a line has it at its end.
        let signs = if series.is_joined { points.len().saturating_sub(1) } else { 0 };
        points.iter().skip(signs).for_each(|point| svg.sign(*point, place));
    }
    svg.finish()
}

impl Table {
    /// The table as comma-separated values.
    ///
    /// ```
    /// use ichidoku_web::chart::Table;
    /// let table = Table { heads: vec!["a".into(), "b".into()], rows: vec![vec!["1".into(), "x, y".into()]] };
    /// assert_eq!(table.csv(), "a,b\n1,\u{22}x, y\u{22}\n");
    /// ```
    pub fn csv(&self) -> String {
        let field = |field: &String| match field.contains([',', QUOTE, '\n']) {
            true => format!("{QUOTE}{}{QUOTE}", field.replace(QUOTE, &QUOTE.to_string().repeat(2))),
            false => field.clone(),
        };
        let line = |row: &Vec<String>| row.iter().map(field).collect::<Vec<_>>().join(",") + "\n";
        std::iter::once(&self.heads).chain(&self.rows).map(line).collect()
    }
}

/// A drawing that is being written.
struct Svg {
    text: String,
    paint: Paint,
}

impl Svg {
    fn new(title: &str, height: f64, paint: Paint) -> Self {
        let (title, width, height) = (escape(title), decimal(WIDTH, 0), decimal(height, 0));
        let own = match paint {
            Paint::Page => "class='plot'".to_owned(),
            Paint::File => FILE.to_owned(),
        };
        let text = format!("<svg {own} viewBox='0 0 {width} {height}' role='img' aria-label='{title}'>");
        Self { text, paint }
    }

    fn finish(self) -> String {
        self.text + "</svg>"
    }

    /// Adds an element; writing into a text cannot fail.
    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        _ = self.text.write_fmt(element);
    }

    /// A line of the grid.
    fn line(&mut self, x1: f64, y1: f64, x2: f64, y2: f64) {
        let look = if self.paint == Paint::Page { "class='rule'" } else { "stroke='#dcd7ca'" };
        let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(number);
        self.add(format_args!("<path {look} d='M{x1} {y1}L{x2} {y2}'/>"));
    }

    fn write(&mut self, x: f64, y: f64, anchor: &str, text: &str) {
        let (x, y, text) = (number(x), number(y), escape(&shown(text)));
        self.add(format_args!("<text x='{x}' y='{y}' font-size='12' text-anchor='{anchor}'>{text}</text>"));
    }

    fn bar(&mut self, y: f64, width: f64, series: usize) {
        let (y, width, look) = (number(y), number(width), self.look(series));
        self.add(format_args!("<rect {look} x='1' y='{y}' width='{width}' height='9' rx='2'/>"));
    }

    fn polyline(&mut self, points: &[(f64, f64)], series: usize) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{},{}", number(*x), number(*y))).collect();
        let (points, look) = (points.join(" "), self.stroke(series));
        self.add(format_args!("<polyline {look} points='{points}'/>"));
    }

    /// A square, a disc, a diamond or a bar.
    fn sign(&mut self, (x, y): (f64, f64), series: usize) {
        let (look, x, y) = (self.look(series), number(x), number(y));
        let path = [
            "m-4 -4h8v8h-8z",
            "m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0",
            "m0 -5.5l5.5 5.5l-5.5 5.5l-5.5 -5.5z",
            "m-6 -2h12v4h-12z",
        ];
        let path = path[series % path.len()];
        self.add(format_args!("<path {look} d='M{x} {y}{path}'/>"));
    }

    /// How a shape of a series is filled.
    fn look(&self, series: usize) -> String {
        match self.paint {
            Paint::Page => format!("class='lane-{}'", series % COLOURS.len() + 1),
            Paint::File => format!("fill='{}'", COLOURS[series % COLOURS.len()]),
        }
    }

    /// How a line of a series is drawn.
    fn stroke(&self, series: usize) -> String {
        match self.paint {
            Paint::Page => self.look(series),
            Paint::File => {
                format!("fill='none' stroke='{}' stroke-width='1.5'", COLOURS[series % COLOURS.len()])
            }
        }
    }
}

fn number(length: f64) -> String {
    decimal(length, 1)
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('\'', "&apos;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bar(amount: f64) -> Bar {
        Bar { name: "a < b & 'c'".into(), amount, text: decimal(amount, 0), series: 5 }
    }

    #[test]
    fn each_power_of_ten_is_as_far_from_the_next() {
        let scale = Scale::powers([10.0, 1e6].into_iter());
        let places: Vec<f64> = (1..=6).map(|power| scale.place(10_f64.powi(power))).collect();
        assert!(places.windows(2).all(|pair| (pair[1] - pair[0] - 0.2).abs() < 1e-9), "{places:?}");
        assert_eq!([scale.place(0.0), scale.place(1.0), scale.place(1e9)], [0.0, 0.0, 1.0]);
        assert_eq!(Scale::powers([1e-5, 0.2].into_iter()), Scale::Powers(-5, 0));
        assert_eq!(Scale::even([3.0, 8.0].into_iter()).place(4.0), 0.5);
    }

    #[test]
    fn numbers_at_an_axis_are_few_and_short() {
        for scale in [Scale::Powers(0, 8), Scale::Powers(-5, 2), Scale::Powers(0, 1), Scale::Even(64.0)] {
            let ticks = scale.ticks();
            assert!((2..=6).contains(&ticks.len()), "{ticks:?}");
            assert!(ticks.iter().all(|(_, text)| text.len() <= 5), "{ticks:?}");
        }
        let texts: Vec<String> = [-5, -2, 0, 3, 4, 6, 8].map(power_text).into();
        assert_eq!(texts, ["1e-5", "0.01", "1", "1000", "10k", "1M", "100M"]);
    }

    #[test]
    fn a_chart_is_well_formed_whatever_is_in_it() {
        let series = |is_joined| Series { name: "s".into(), points: vec![(1.0, 2.0), (2.0, 30.0)], is_joined };
        for paint in [Paint::Page, Paint::File] {
            let charts = [
                bars("<&'>", &[bar(51.0), bar(0.0), bar(1e7)], paint),
                bars("none", &[], paint),
                plot("p", Scale::Even(2.0), Scale::Powers(0, 2), &[series(true), series(false)], paint),
            ];
            for svg in charts {
                let document = well_formed(&svg);
                assert!(document.is_ok(), "{document:?}: {svg}");
                assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
                assert_eq!(svg.contains("xmlns"), paint == Paint::File);
            }
        }
    }

    /// Whether every element is closed, and no sign of the markup is left in a text.
    fn well_formed(svg: &str) -> Result<(), String> {
        let mut open = Vec::new();
        for piece in svg.split('<').skip(1) {
            let (tag, text) = piece.split_once('>').ok_or("no end of a tag")?;
            if let Some(name) = tag.strip_prefix('/') {
                if open.pop() != Some(name) {
                    return Err(format!("{name} was not open"));
                }
            } else if !tag.ends_with('/') {
                open.push(tag.split(' ').next().unwrap_or_default());
            }
            let signs = ["&amp;", "&lt;", "&gt;", "&apos;"];
            let plain = signs.iter().fold(text.to_owned(), |text, sign| text.replace(sign, ""));
            if plain.contains(['\'', '&']) {
                return Err(format!("markup in '{text}'"));
            }
        }
        open.is_empty().then_some(()).ok_or_else(|| format!("{open:?}"))
    }
}
