//! A picture and its rules in words in one place, below each other or side by side, whichever leaves the picture larger.

use crate::flow::Flow;
use crate::font::Font;

/// Smaller letters can't be read.
const LEAST_SIZE: f32 = 5.0;
const STEP: f32 = 0.5;
/// Between the picture and the words.
const GAP: f32 = 8.0;
/// The narrowest column of words, in parts of their size.
const NARROWEST: f32 = 12.0;
/// How much larger letters count beside a larger picture, whose weight is 1.
const LETTERS: f32 = 0.8;
/// A picture takes at least this part of the room that it would have alone.
const LEAST_PART: f32 = 0.45;

/// What is put into one place.
#[derive(Clone, Copy)]
pub(crate) struct Contents<'a> {
    /// Width and height of the picture, in its units.
    pub(crate) picture: [f32; 2],
    /// A narrower picture can't be read.
    pub(crate) narrowest: f32,
    pub(crate) rules: &'a [String],
    /// The size of the letters where there is room.
    pub(crate) size: f32,
    pub(crate) font: Option<&'a Font>,
}

/// A picture and its words, from the upper left corner of both.
pub(crate) struct Arranged<'a> {
    /// Where the picture begins.
    pub(crate) picture: [f32; 2],
    pub(crate) picture_width: f32,
    pub(crate) words: Option<(Flow<'a>, [f32; 2])>,
    /// The size of both together.
    pub(crate) size: [f32; 2],
}

impl<'a> Contents<'a> {
    /// The best arrangement in a room; `None` if not even small letters leave the picture enough of it.
    pub(crate) fn arranged(self, room: [f32; 2]) -> Option<Arranged<'a>> {
        let alone = self.widest(room);
        let least = self.narrowest.max(LEAST_PART * alone);
        if self.rules.is_empty() {
            return (alone >= least).then(|| self.alone(alone));
        }
        let steps = ((self.size - LEAST_SIZE) / STEP).ceil().max(0.0) as u8;
        let sizes = (0..=steps).map(|step| (self.size - f32::from(step) * STEP).max(LEAST_SIZE));
        let arranged = sizes.flat_map(|size| {
            let both = [self.below(size, room), self.beside(size, room, least)];
            both.into_iter().flatten().map(move |arranged| (arranged.picture_width * size.powf(LETTERS), arranged))
        });
        let fits = arranged.filter(|(_, arranged)| arranged.picture_width >= least);
        // Of two as good, the one with larger letters comes first.
        let best = fits.reduce(|best, other| if other.0 > best.0 { other } else { best });
        best.map(|(_, arranged)| arranged)
    }

    fn alone(self, width: f32) -> Arranged<'a> {
        Arranged { picture: [0.0; 2], picture_width: width, words: None, size: [width, self.height(width)] }
    }

    /// The words below the picture, as wide as the room.
    fn below(self, size: f32, [width, height]: [f32; 2]) -> Option<Arranged<'a>> {
        let flow = Flow::new(self.rules, size, width, self.font);
        let left = height - GAP - flow.height();
        let picture_width = self.widest([width, left.max(0.0)]);
        let picture_height = self.height(picture_width);
        let all = picture_height + GAP + flow.height();
        (left > 0.0).then(|| Arranged {
            picture: [(width - picture_width) / 2.0, 0.0],
            picture_width,
            words: Some((flow, [0.0, picture_height + GAP])),
            size: [width, all],
        })
    }

    /// The words to the right of the picture, which is as large as they allow.
    fn beside(self, size: f32, room: [f32; 2], least: f32) -> Option<Arranged<'a>> {
        let [width, height] = room;
        let mut picture_width = self.widest(room).min(width - GAP - NARROWEST * size);
        while picture_width >= least {
            let flow = Flow::new(self.rules, size, width - GAP - picture_width, self.font);
            if flow.height() <= height {
                let all = self.height(picture_width).max(flow.height());
                let words = Some((flow, [picture_width + GAP, 0.0]));
                return Some(Arranged { picture: [0.0; 2], picture_width, words, size: [width, all] });
            }
            picture_width *= 0.95;
        }
        None
    }

    /// The width of the picture where it takes all the room.
    fn widest(self, [width, height]: [f32; 2]) -> f32 {
        let [picture_width, picture_height] = self.picture;
        width.min(height * picture_width / picture_height)
    }

    /// The height of the picture at a width.
    fn height(self, width: f32) -> f32 {
        let [picture_width, picture_height] = self.picture;
        width * picture_height / picture_width
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The arrangement of a square picture and a text of this many words.
    fn arranged(words: usize, room: [f32; 2]) -> Option<Arranged<'static>> {
        let rules: &'static [String] = Vec::leak(vec!["digit ".repeat(words)]);
        Contents { picture: [462.0, 462.0], narrowest: 90.0, rules, size: 9.0, font: None }.arranged(room)
    }

    #[test]
    fn words_are_where_they_leave_the_picture_larger() {
        let tall = arranged(60, [250.0, 375.0]).unwrap();
        assert!(tall.words.is_some_and(|(_, [x, y])| x == 0.0 && y > 200.0), "below in a tall place");
        let wide = arranged(60, [520.0, 375.0]).unwrap();
        assert!(wide.words.is_some_and(|(_, [x, y])| x > 300.0 && y == 0.0), "beside in a wide one");
    }

    #[test]
    fn nothing_leaves_its_place_and_nothing_overlaps() {
        for room in [[161.0, 230.0], [250.0, 243.0], [250.0, 375.0], [523.0, 375.0], [523.0, 730.0]] {
            for words in [0, 1, 20, 80, 200, 400] {
                let Some(Arranged { picture, picture_width, words, size }) = arranged(words, room) else { continue };
                assert!(size[0] <= room[0] + 0.1 && size[1] <= room[1] + 0.1, "{size:?} in {room:?}");
                let [right, bottom] = [picture[0] + picture_width, picture[1] + picture_width];
                assert!(right <= size[0] + 0.1 && bottom <= size[1] + 0.1);
                let Some((flow, [x, y])) = words else { continue };
                assert!(y + flow.height() <= size[1] + 0.1, "{room:?}");
                assert!(x >= right || y >= bottom, "{room:?}");
            }
        }
        assert!(arranged(4000, [161.0, 230.0]).is_none(), "there is an end to it");
    }
}
