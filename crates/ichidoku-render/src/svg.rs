//! A scene as an SVG that needs nothing else: light or dark as the reader's screen is, with a title and a description for
//! those who cannot see it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use ichidoku::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};

use crate::decimal::decimal;
use crate::layout::{CANDIDATE_SIZE, DIGIT_RADIUS, DIGIT_SIZE, MARK_RADIUS, Point, Rect, place};
use crate::legend::{Legend, Sign};
use crate::link::LinkKind;
use crate::mark::{Fate, Mark, Shape};
use crate::scene::{Scene, Tint};

/// The side of a cell. Type is set in this scale, because browsers round tiny sizes.
const CELL: f64 = 50.0;

/// The room for the names of rows and columns, and the margin on the other sides.
const NAMES: f64 = 22.0;
const EDGE: f64 = 6.0;

/// The height of a line of the legend, and the most characters with which two lines fit side by side.
const LINE: f64 = 22.0;
const SHORT: usize = 30;

/// How far below its middle a digit's baseline is, in type sizes.
const BASELINE: f64 = 0.36;

/// The places of corner marks, from the middle of their cell, how far they are from it, and the size of their digits, in
/// the order in which a cell fills.
const CORNERS: [[f64; 2]; 9] =
    [[-1.0, -1.0], [1.0, -1.0], [-1.0, 1.0], [1.0, 1.0], [0.0, -1.0], [0.0, 1.0], [-1.0, 0.0], [1.0, 0.0], [0.0, 0.0]];
const NOTE: f64 = 17.0;
const NOTE_SIZE: f64 = 12.4;

/// The distance between two marks in the centre of a cell, where there is room.
const NOTE_STEP: f64 = 7.6;

/// The colours and forms; the names of the colours are those of the app.
const STYLE: &str = include_str!("style.css");

/// The picture as an SVG document.
pub fn svg(scene: &Scene) -> String {
    let columns = if scene.legend.iter().all(|line| line.words.chars().count() <= SHORT) { 2 } else { 1 };
    let legend_height = LINE * scene.legend.len().div_ceil(columns) as f64;
    let [width, height] = [NAMES + 9.0 * CELL + EDGE, NAMES + 9.0 * CELL + EDGE + legend_height + EDGE];
    let view = format!("{} {} {} {}", decimal(-NAMES), decimal(-NAMES), decimal(width), decimal(height));
    let mut canvas = Canvas { text: String::new() };
    canvas.add(&format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{view}\" width=\"{}\" height=\"{}\" role=\"img\">\n",
        decimal(width),
        decimal(height)
    ));
    canvas.add(&format!("<title>{}</title>\n<desc>{}</desc>\n", escaped(&scene.title), escaped(&description(scene))));
    let head = std::mem::take(&mut canvas.text);
    canvas.add(&definitions(scene));
    canvas.add(&format!(
        "<rect class=\"paper\" x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{2}\" rx=\"8\"/>\n",
        decimal(-NAMES),
        decimal(width),
        decimal(height)
    ));
    canvas.grid(scene);
    canvas.names();
    canvas.links(scene);
    canvas.marks(scene);
    canvas.digits(scene);
    canvas.candidates(scene);
    canvas.notes(scene);
    for (i, line) in scene.legend.iter().enumerate() {
        let [column, row] = [i % columns, i / columns].map(|place| place as f64);
        let at = Point { x: column * 4.6 * CELL, y: 9.0 * CELL + EDGE + LINE * (row + 0.5) };
        canvas.legend(scene, line, at);
    }
    format!("{head}<style>\n{}</style>\n{}</svg>\n", style(&canvas.text), canvas.text)
}

/// The rules of the style for classes that are used; a rule is a line.
fn style(body: &str) -> String {
    let classes = body.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let used: BTreeSet<&str> = classes.flat_map(|classes| classes.split(' ')).collect();
    let is_used = |rule: &&str| {
        // A rule for dark colours stands inside the braces of its condition.
        let rule = rule.split_once("){").filter(|_| rule.starts_with('@')).map_or(*rule, |(_, inner)| inner);
        let mut selectors = rule.split('{').next().unwrap_or_default().split(',');
        selectors.any(|selector| selector.rsplit_once('.').is_none_or(|(_, class)| used.contains(class)))
    };
    STYLE.split_inclusive('\n').filter(is_used).collect()
}

/// What the marks say, in words.
fn description(scene: &Scene) -> String {
    let line = |line: &Legend| {
        let named: Vec<String> = scene.marked(line.sign).map(|candidate| candidate.to_string()).collect();
        (!named.is_empty()).then(|| format!("{}: {}.", line.words.trim_end_matches('.'), named.join(", ")))
    };
    scene.legend.iter().filter_map(line).collect::<Vec<_>>().join(" ")
}

/// The arrow at the end of a link and the lines on covered cells, where they are used.
fn definitions(scene: &Scene) -> String {
    let mut text = String::new();
    if scene.links.iter().any(|link| link.kind != LinkKind::RulesOut) {
        text.push_str(concat!(
            "<marker id=\"arrow\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"4.5\" markerHeight=\"4.5\" ",
            "orient=\"auto\"><path class=\"arrow\" d=\"M0 1L9 5L0 9z\"/></marker>\n"
        ));
    }
    if scene.tints.iter().any(|(tint, cells)| *tint == Tint::Cover && !cells.is_empty()) {
        text.push_str(concat!(
            "<pattern id=\"cover\" width=\"10\" height=\"10\" patternUnits=\"userSpaceOnUse\" ",
            "patternTransform=\"rotate(45)\"><path class=\"cover-line\" d=\"M5 0V10\"/></pattern>\n"
        ));
    }
    text
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

struct Canvas {
    text: String,
}

impl Canvas {
    fn add(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// The cells with their tints, and the lines between them.
    fn grid(&mut self, scene: &Scene) {
        let side = decimal(9.0 * CELL);
        self.add(&format!("<path class=\"cells\" d=\"M0 0h{side}v{side}h-{side}z\"/>\n"));
        self.colours(scene);
        for (tint, cells) in scene.tints.iter().filter(|(_, cells)| !cells.is_empty()) {
            self.tint(*tint, *cells);
        }
        let lines = |lines: &[usize]| -> String {
            let line = |line: &usize| {
                let at = decimal(*line as f64 * CELL);
                format!("M{at} 0v{side}M0 {at}h{side}")
            };
            lines.iter().map(line).collect()
        };
        let (hair, thick) = (lines(&[1, 2, 4, 5, 7, 8]), lines(&[3, 6]));
        self.add(&format!("<path class=\"hair\" d=\"{hair}\"/>\n"));
        self.add(&format!("<path class=\"box\" d=\"M0 0h{side}v{side}h-{side}z{thick}\"/>\n"));
    }

    /// The colours of the cells; several in a cell are stripes side by side.
    fn colours(&mut self, scene: &Scene) {
        let Some(colours) = &scene.colours else { return };
        for colour in Digit::ALL {
            let stripe = |(cell, of_cell): (Cell, &DigitSet)| {
                let width = CELL / of_cell.len() as f64;
                let before = of_cell.iter().filter(|other| *other < colour).count() as f64;
                let [x, y] = [(cell.index() % 9) as f64 * CELL + before * width, (cell.index() / 9) as f64 * CELL];
                let [x, y, width] = [x, y, width].map(decimal);
                format!("M{x} {y}h{width}v50h-{width}z")
            };
            let coloured = Cell::ALL.into_iter().zip(colours.iter()).filter(|(_, of_cell)| of_cell.contains(colour));
            let stripes: String = coloured.map(stripe).collect();
            if !stripes.is_empty() {
                self.add(&format!("<path class=\"colour-{colour}\" d=\"{stripes}\"/>\n"));
            }
        }
    }

    /// The player's marks: in the corners first, then in the middle of the sides; and side by side in the centre.
    fn notes(&mut self, scene: &Scene) {
        for cell in scene.grid.open_cells().iter() {
            let Point { x, y } = scaled(Rect::of_digit(cell).middle);
            let in_cell = |marks: &CandidateSet| {
                Digit::ALL.into_iter().filter(|digit| marks.contains(Candidate::of(cell, *digit))).collect::<Vec<_>>()
            };
            for (digit, [right, down]) in in_cell(&scene.corner).into_iter().zip(CORNERS) {
                self.line("note", &[(x + right * NOTE, digit.to_string())], y + down * NOTE + BASELINE * NOTE_SIZE);
            }
            let centre = in_cell(&scene.centre);
            let step = NOTE_STEP.min((CELL - 4.0) / centre.len().max(1) as f64);
            let first = x - step * (centre.len() as f64 - 1.0) / 2.0;
            let places = centre.iter().enumerate().map(|(at, digit)| (first + step * at as f64, digit.to_string()));
            self.line("note", &places.collect::<Vec<_>>(), y + BASELINE * NOTE_SIZE);
        }
    }

    fn tint(&mut self, tint: Tint, cells: CellSet) {
        let cell = |cell: Cell| {
            let [x, y] = [cell.index() % 9, cell.index() / 9].map(|place| decimal(place as f64 * CELL));
            format!("M{x} {y}h50v50h-50z")
        };
        self.add(&format!("<path class=\"{}\" d=\"{}\"/>\n", tint.class(), cells.iter().map(cell).collect::<String>()));
    }

    /// The names of rows and columns.
    fn names(&mut self) {
        let middles: Vec<f64> = (0..9).map(|place| CELL * (f64::from(place) + 0.5)).collect();
        let digits = Digit::ALL.map(|digit| digit.to_string());
        let pair = |letter: &str, digit: &str, at: f64| [(at - 3.0, letter.to_owned()), (at + 3.5, digit.to_owned())];
        let columns = middles.iter().zip(&digits).flat_map(|(middle, digit)| pair("c", digit, *middle));
        self.line("name", &columns.collect::<Vec<_>>(), -7.0);
        for (middle, digit) in middles.iter().zip(&digits) {
            self.line("name", &pair("r", digit, -11.0), middle + 4.0);
        }
    }

    /// Links, and crosses.
    fn links(&mut self, scene: &Scene) {
        let curves = scene.curves();
        if curves.is_empty() && scene.crosses.is_empty() {
            return;
        }
        self.add("<g transform=\"scale(50)\">\n");
        for curve in curves {
            self.link(curve.link.kind, &curve.path());
        }
        for path in scene.cross_paths() {
            self.add(&format!("<path class=\"cross\" d=\"{path}\"/>\n"));
        }
        self.add("</g>\n");
    }

    fn link(&mut self, kind: LinkKind, path: &str) {
        let arrow = if kind == LinkKind::RulesOut { "" } else { " marker-end=\"url(#arrow)\"" };
        self.add(&format!("<path class=\"link {}\" d=\"{path}\"{arrow}/>\n", kind.class()));
    }

    /// The shapes around candidates and digits.
    fn marks(&mut self, scene: &Scene) {
        for (candidate, mark) in &scene.marks {
            match scene.grid.value(candidate.cell()) {
                Some(_) => self.around(Rect::of_digit(candidate.cell()).middle),
                None => self.mark(scene, *mark, place(*candidate)),
            }
        }
    }

    fn around(&mut self, at: Point) {
        let Point { x, y } = scaled(at);
        self.circle("around", x, y, DIGIT_RADIUS * CELL);
    }

    /// The shape around a candidate.
    fn mark(&mut self, scene: &Scene, mark: Mark, at: Point) {
        let (Point { x, y }, radius) = (scaled(at), MARK_RADIUS * CELL);
        if let Some(part) = mark.part {
            let shape = scene.shapes[part as usize];
            match shape.is_round() {
                true => self.circle(shape.class(), x, y, radius),
                false => self.rect(shape.class(), x, y, radius),
            }
        }
        match mark.fate {
            Some(Fate::Placed) => self.circle("placed", x, y, radius),
            Some(Fate::Spoiling) => self.circle("spoils", x, y, radius),
            Some(Fate::Eliminated) | None => {}
        }
    }

    fn circle(&mut self, class: &str, x: f64, y: f64, radius: f64) {
        let [x, y, radius] = [x, y, radius].map(decimal);
        self.add(&format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>\n"));
    }

    fn rect(&mut self, class: &str, x: f64, y: f64, radius: f64) {
        let [x, y, side] = [x - radius, y - radius, 2.0 * radius].map(decimal);
        self.add(&format!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" rx=\"3\"/>\n"
        ));
    }

    /// The digits of the grid, a row in one element.
    fn digits(&mut self, scene: &Scene) {
        for (class, is_given) in [("digits given", true), ("digits", false)] {
            for row in 0..9 {
                let cells =
                    Cell::ALL[9 * row..9 * row + 9].iter().filter(|cell| scene.grid.is_given(**cell) == is_given);
                let digit = |cell: &Cell| {
                    let digit = scene.grid.value(*cell)?;
                    Some((scaled(Rect::of_digit(*cell).middle).x, digit.to_string()))
                };
                let digits: Vec<(f64, String)> = cells.filter_map(digit).collect();
                self.line(class, &digits, CELL * (row as f64 + 0.5 + BASELINE * DIGIT_SIZE));
            }
        }
    }

    /// The candidates: those of a row at one height that look alike in one element. Struck ones get their stroke.
    fn candidates(&mut self, scene: &Scene) {
        let open = scene.grid.candidate_set().iter().filter(|c| scene.grid.value(c.cell()).is_none());
        let mut lines: BTreeMap<(u32, &str), Vec<(f64, String)>> = BTreeMap::new();
        for candidate in open {
            let (Point { x, y }, mark) = (scaled(place(candidate)), scene.mark(candidate));
            let line = lines.entry(((100.0 * y) as u32, class(scene, mark))).or_default();
            line.push((x, candidate.digit().to_string()));
        }
        for ((y, class), mut line) in lines {
            line.sort_by(|(a, _), (b, _)| a.total_cmp(b));
            self.line(class, &line, f64::from(y) / 100.0 + BASELINE * CANDIDATE_SIZE * CELL);
        }
        let is_out = |(_, mark): &(&Candidate, &Mark)| mark.fate == Some(Fate::Eliminated);
        for (candidate, _) in scene.marks.iter().filter(is_out) {
            self.strike(place(*candidate));
        }
    }

    fn strike(&mut self, at: Point) {
        let Point { x, y } = scaled(at);
        self.add(&format!("<path class=\"strike\" d=\"M{} {}l12-12\"/>\n", decimal(x - 6.0), decimal(y + 6.0)));
    }

    /// Texts side by side.
    fn line(&mut self, class: &str, texts: &[(f64, String)], baseline: f64) {
        if texts.is_empty() {
            return;
        }
        let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
        // A list of places sets single characters; anything longer stands alone.
        let places: Vec<String> = texts.iter().map(|(x, _)| decimal((10.0 * x).round() / 10.0)).collect();
        let words: String = texts.iter().map(|(_, text)| escaped(text)).collect();
        let baseline = decimal((10.0 * baseline).round() / 10.0);
        // Writing into a string cannot fail.
        let _ = writeln!(self.text, "<text{class} x=\"{}\" y=\"{baseline}\">{words}</text>", places.join(" "));
    }

    /// A line of the legend: the sign on a 5, or a piece of a link, and the words.
    fn legend(&mut self, scene: &Scene, line: &Legend, at: Point) {
        let sign = Point { x: at.x + 12.0, y: at.y };
        let middle = Point { x: sign.x / CELL, y: sign.y / CELL };
        let mark = match line.sign {
            Sign::Part(part) => Mark { part: Some(part), fate: None },
            Sign::Fate(fate) => Mark { part: None, fate: Some(fate) },
            Sign::Link(kind) => {
                let [x, y] = [at.x / CELL, middle.y].map(decimal);
                self.add("<g transform=\"scale(50)\">");
                self.link(kind, &format!("M{x} {y}h.48"));
                self.add("</g>\n");
                return self.line("words", &[(at.x + 32.0, line.words.clone())], at.y + 4.5);
            }
        };
        self.mark(scene, mark, middle);
        let digit = scene.marked(line.sign).next().map_or(5, |candidate| candidate.digit().get());
        self.line(class(scene, mark), &[(sign.x, digit.to_string())], sign.y + BASELINE * CANDIDATE_SIZE * CELL);
        if mark.fate == Some(Fate::Eliminated) {
            self.strike(middle);
        }
        self.line("words", &[(at.x + 32.0, line.words.clone())], at.y + 4.5);
    }
}

fn scaled(at: Point) -> Point {
    Point { x: at.x * CELL, y: at.y * CELL }
}

/// How a candidate's digit looks on its shape.
fn class(scene: &Scene, mark: Mark) -> &'static str {
    match (mark.fate, mark.part.map(|part| scene.shapes[part as usize])) {
        (Some(Fate::Placed), _) | (_, Some(Shape::Disc | Shape::Tile | Shape::BlueDisc | Shape::OrangeTile)) => {
            "filled"
        }
        (Some(Fate::Spoiling), _) => "spoils",
        (_, Some(Shape::Ring | Shape::Frame)) => "edged",
        // What the words call by a colour keeps it where it is struck.
        (_, Some(Shape::GreenRing)) => "edged green",
        (_, Some(Shape::PurpleFrame)) => "edged purple",
        (Some(Fate::Eliminated), None) => "out",
        (None, None) => "",
    }
}
