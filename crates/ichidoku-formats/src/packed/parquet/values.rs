//! The values of a page, as text.

use super::super::bytes::Bytes;
use super::super::rows::{MAX_VALUE, say, truth};
use super::kind::Kind;
use super::meaning::Type;
use super::runs::{Deltas, Runs};

/// The values of a dictionary, to which pages refer by their places.
#[derive(Default)]
pub(super) struct Dictionary {
    bytes: Vec<u8>,
    /// Where each value begins.
    starts: Vec<u32>,
}

impl Dictionary {
    /// The values of a page, one after another.
    pub(super) fn new(of: Type, bytes: Vec<u8>) -> Option<Self> {
        let (mut starts, mut at, mut text) = (Vec::new(), 0, Vec::new());
        while at < bytes.len() && of.kind != Kind::Bool {
            starts.push(u32::try_from(at).ok()?);
            text.clear();
            plain(of, &bytes, &mut at, &mut text)?;
        }
        Some(Self { bytes, starts })
    }

    /// How much memory it takes.
    pub(super) fn size(&self) -> usize {
        self.bytes.len() + 4 * self.starts.len()
    }

    fn write(&self, of: Type, place: u32, out: &mut Vec<u8>) -> Option<()> {
        let mut at = *self.starts.get(place as usize)? as usize;
        plain(of, &self.bytes, &mut at, out)
    }
}

/// How the values of a page are stored, and which is the next.
pub(super) enum Values {
    Plain {
        at: usize,
    },
    /// Truths, eight to a byte.
    Bits {
        bit: usize,
    },
    /// Truths in runs.
    Truths(Runs),
    /// Places in the dictionary.
    Places(Runs),
    Differences(Deltas),
    /// The lengths of texts, then the texts.
    Lengths {
        lengths: Deltas,
        at: usize,
    },
    /// How much each text has of the one before it, and the lengths of the rest, then the rest.
    Ends {
        shared: Deltas,
        lengths: Deltas,
        at: usize,
        last: Vec<u8>,
    },
}

impl Values {
    /// The values from a place on, stored in this way; `None` if it isn't known or the page is damaged.
    pub(super) fn new(encoding: i64, of: Type, bytes: &[u8], at: usize) -> Option<Self> {
        Some(match encoding {
            0 if of.kind == Kind::Bool => Self::Bits { bit: at.checked_mul(8)? },
            0 => Self::Plain { at },
            // All values may be missing, and the width with them.
            2 | 8 => match bytes.get(at) {
                None => Self::Plain { at },
                Some(width) => {
                    Self::Places(Runs::new(at + 1, bytes.len(), Some(u32::from(*width)).filter(|it| *it <= 32)?))
                }
            },
            3 => Self::Truths(Runs::new(at.checked_add(4)?, bytes.len(), 1)),
            5 => Self::Differences(Deltas::new(bytes, at)?),
            6 => {
                let (lengths, at) = deltas(bytes, at)?;
                Self::Lengths { lengths, at }
            }
            7 => {
                let (shared, at) = deltas(bytes, at)?;
                let (lengths, at) = deltas(bytes, at)?;
                Self::Ends { shared, lengths, at, last: Vec::new() }
            }
            _ => return None,
        })
    }

    /// Appends the next value.
    pub(super) fn next(&mut self, of: Type, bytes: &[u8], words: &Dictionary, out: &mut Vec<u8>) -> Option<()> {
        match self {
            Self::Plain { at } => plain(of, bytes, at, out)?,
            Self::Bits { bit } => {
                truth(bytes.get(*bit / 8)? >> (*bit % 8) & 1 == 1, out);
                *bit += 1;
            }
            Self::Truths(runs) => truth(runs.next(bytes)? == 1, out),
            Self::Places(runs) => words.write(of, runs.next(bytes)?, out)?,
            Self::Differences(deltas) => {
                let number = deltas.next(bytes)?;
                match of.kind {
                    Kind::Int32 => of.say_int(i64::from(number as i32), out),
                    _ => of.say_int(number, out),
                }
            }
            Self::Lengths { lengths, at } => of.say_bytes(piece(lengths, bytes, at)?, out),
            Self::Ends { shared, lengths, at, last } => {
                last.truncate(usize::try_from(shared.next(bytes)?).ok()?);
                last.extend_from_slice(piece(lengths, bytes, at)?);
                of.say_bytes(short(last)?, out);
            }
        }
        Some(())
    }
}

/// Differences, and where they end.
fn deltas(bytes: &[u8], at: usize) -> Option<(Deltas, usize)> {
    let deltas = Deltas::new(bytes, at)?;
    let mut passed = deltas.clone();
    while passed.left() > 0 {
        passed.next(bytes)?;
    }
    Some((deltas, passed.at()))
}

/// The next bytes, as many as the next length says.
fn piece<'a>(lengths: &mut Deltas, bytes: &'a [u8], at: &mut usize) -> Option<&'a [u8]> {
    let mut input = Bytes::from(bytes, *at);
    let piece = input.take(usize::try_from(lengths.next(bytes)?).ok()?)?;
    *at = input.at;
    short(piece)
}

fn short(value: &[u8]) -> Option<&[u8]> {
    Some(value).filter(|value| value.len() <= MAX_VALUE)
}

/// Appends the value at a place, and goes on to the next.
fn plain(of: Type, bytes: &[u8], at: &mut usize, out: &mut Vec<u8>) -> Option<()> {
    let mut input = Bytes::from(bytes, *at);
    match of.kind {
        Kind::Bool => return None,
        Kind::Int32 => of.say_int(i32::from_le_bytes(fixed(&mut input)?).into(), out),
        Kind::Int64 => of.say_int(i64::from_le_bytes(fixed(&mut input)?), out),
        Kind::Float => say(f32::from_le_bytes(fixed(&mut input)?), out),
        Kind::Double => say(f64::from_le_bytes(fixed(&mut input)?), out),
        Kind::Bytes => {
            let length = u32::from_le_bytes(fixed(&mut input)?) as usize;
            of.say_bytes(short(input.take(length)?)?, out);
        }
        Kind::Fixed(length) => of.say_bytes(short(input.take(length)?)?, out),
    }
    *at = input.at;
    Some(())
}

fn fixed<const N: usize>(input: &mut Bytes<'_>) -> Option<[u8; N]> {
    input.take(N)?.try_into().ok()
}
