//! Outlines.

/// A step of an outline, to a point.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Step {
    Move([f32; 2]),
    Line([f32; 2]),
    /// A parabola, with its corner first.
    Quad([f32; 2], [f32; 2]),
    Close,
}

/// The steps of the path of an SVG, in lines and parabolas. What isn't known ends it.
pub(crate) fn steps(path: &str) -> Vec<Step> {
    let (mut steps, mut at, mut start) = (Vec::new(), [0.0; 2], [0.0; 2]);
    let mut rest = path;
    while let Some(command) = rest.chars().next() {
        let (_, after) = rest.split_at(command.len_utf8());
        let end = after.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(after.len());
        let numbers = numbers(&after[..end]);
        rest = &after[end..];
        let [x, y] = at;
        let base = if command.is_ascii_lowercase() { at } else { [0.0; 2] };
        match (command.to_ascii_lowercase(), &*numbers) {
            ('m', [right, down]) => {
                at = [base[0] + right, base[1] + down];
                start = at;
                steps.push(Step::Move(at));
            }
            ('l', pairs) => {
                for pair in pairs.chunks_exact(2) {
                    let base = if command == 'l' { at } else { [0.0; 2] };
                    at = [base[0] + pair[0], base[1] + pair[1]];
                    steps.push(Step::Line(at));
                }
            }
            ('h', [right]) => {
                at = [base[0] + right, y];
                steps.push(Step::Line(at));
            }
            ('v', [down]) => {
                at = [x, base[1] + down];
                steps.push(Step::Line(at));
            }
            ('q', [corner_x, corner_y, right, down]) => {
                at = [base[0] + right, base[1] + down];
                steps.push(Step::Quad([base[0] + corner_x, base[1] + corner_y], at));
            }
            ('z', []) => {
                at = start;
                steps.push(Step::Close);
            }
            _ => break,
        }
    }
    steps
}

/// The path of an SVG that has these steps, to a hundredth.
pub(crate) fn data(steps: &[Step]) -> String {
    let mut path = String::new();
    for step in steps {
        let (letter, points) = match step {
            Step::Move(to) => ('M', &[*to][..]),
            Step::Line(to) => ('L', &[*to][..]),
            Step::Quad(corner, to) => ('Q', &[*corner, *to][..]),
            Step::Close => ('Z', &[][..]),
        };
        path.push(letter);
        let numbers: Vec<String> =
            points.iter().flatten().map(|number| format!("{}", (number * 100.0).round() / 100.0)).collect();
        path.push_str(&numbers.join(" "));
    }
    path
}

/// The numbers of a list, in which a sign may part two of them.
fn numbers(text: &str) -> Vec<f32> {
    let spaced = text.replace('-', " -").replace(',', " ");
    spaced.split_whitespace().filter_map(|number| number.parse().ok()).collect()
}

/// A circle, as eight parabolas.
pub(crate) fn circle([x, y]: [f32; 2], radius: f32) -> Vec<Step> {
    let on = |eighth: u16, radius: f32| {
        let (sine, cosine) = (f32::from(eighth) * std::f32::consts::FRAC_PI_8).sin_cos();
        [x + radius * cosine, y + radius * sine]
    };
    let corner = radius / std::f32::consts::FRAC_PI_8.cos();
    let round = (0..8).map(|part| Step::Quad(on(2 * part + 1, corner), on(2 * part + 2, radius)));
    [Step::Move(on(0, radius))].into_iter().chain(round).chain([Step::Close]).collect()
}

/// A rectangle with round corners.
pub(crate) fn rectangle([x, y]: [f32; 2], [width, height]: [f32; 2], radius: f32) -> Vec<Step> {
    let (right, bottom) = (x + width, y + height);
    let corners = [[right, y], [right, bottom], [x, bottom], [x, y]];
    let along = [[1.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [0.0, -1.0]];
    let mut steps = vec![Step::Move([x + radius, y])];
    for (at, corner) in corners.into_iter().enumerate() {
        let (before, after) = (along[at], along[(at + 1) % 4]);
        let near = |way: [f32; 2], by: f32| [corner[0] + by * way[0], corner[1] + by * way[1]];
        steps.extend([Step::Line(near(before, -radius)), Step::Quad(corner, near(after, radius))]);
    }
    steps.push(Step::Close);
    steps
}

impl Step {
    /// The step on a plane that is `scale` times as large and then moved.
    pub(crate) fn mapped(self, scale: f32, by: [f32; 2]) -> Self {
        self.through(|[x, y]| [x * scale + by[0], y * scale + by[1]])
    }

    /// The step with other points in the place of its own.
    pub(crate) fn through(self, point: impl Fn([f32; 2]) -> [f32; 2]) -> Self {
        match self {
            Self::Move(to) => Self::Move(point(to)),
            Self::Line(to) => Self::Line(point(to)),
            Self::Quad(corner, to) => Self::Quad(point(corner), point(to)),
            Self::Close => Self::Close,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_read_with_all_that_pictures_write() {
        let read = steps("M.5 -1h2v-3l-1-.5zL1 2 3 4Q0 0 1 1");
        let lines = [[2.5, -1.0], [2.5, -4.0], [1.5, -4.5]].map(Step::Line);
        assert_eq!(read[0], Step::Move([0.5, -1.0]));
        assert_eq!(read[1..4], lines);
        assert_eq!(read[4..6], [Step::Close, Step::Line([1.0, 2.0])]);
        assert_eq!(read[6..], [Step::Line([3.0, 4.0]), Step::Quad([0.0, 0.0], [1.0, 1.0])]);
        assert_eq!(steps(&data(&read)), read, "what is written reads back");
    }
}
