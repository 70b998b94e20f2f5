//! UTF-16, as some editors and spreadsheets save it.

use std::io::{self, Read};

use crate::reader::Reader;

/// Number of bytes decoded at a time.
const BYTES: usize = 64 << 10;

/// The order of the two bytes of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ByteOrder {
    LittleEndian,
    BigEndian,
}

impl ByteOrder {
    /// The order in a text with this beginning, if it is UTF-16: there is a byte order mark, or a byte is zero, which is so
    /// in no other text, and one of the orders gives what is in puzzles.
    pub(crate) fn of(head: &[u8]) -> Option<Self> {
        match head {
            [0xFF, 0xFE, ..] => return Some(Self::LittleEndian),
            [0xFE, 0xFF, ..] => return Some(Self::BigEndian),
            _ if !head.contains(&0) => return None,
            _ => {}
        }
        let likely = |order: &Self| order.units(head).filter(|unit| is_likely(*unit)).count();
        let best = [Self::LittleEndian, Self::BigEndian].into_iter().max_by_key(likely)?;
        (likely(&best) * 4 > head.len()).then_some(best)
    }

    fn units(self, bytes: &[u8]) -> impl Iterator<Item = u16> {
        bytes.as_chunks().0.iter().map(move |bytes| self.unit(*bytes))
    }

    fn unit(self, bytes: [u8; 2]) -> u16 {
        match self {
            Self::LittleEndian => u16::from_le_bytes(bytes),
            Self::BigEndian => u16::from_be_bytes(bytes),
        }
    }
}

/// True if the unit is a letter, a digit, white space or common in grids.
fn is_likely(unit: u16) -> bool {
    let c = char::from_u32(unit.into()).unwrap_or('\0');
    c.is_ascii_alphanumeric()
        || c.is_ascii_whitespace()
        || ".,;|+-_*#\"[{\u{FEFF}".contains(c)
        || matches!(c, '─'..='╿' | '！'..='～')
}

/// Makes UTF-8 of UTF-16. What is no character becomes U+FFFD.
pub(crate) struct Utf16 {
    reader: Reader,
    order: ByteOrder,
    /// Bytes that are not decoded yet: half a character.
    raw: Vec<u8>,
    /// Decoded text, and how much of it has been given away.
    text: Vec<u8>,
    given: usize,
}

impl Utf16 {
    pub(crate) fn new(reader: Reader, order: ByteOrder) -> Self {
        Self { reader, order, raw: Vec::new(), text: Vec::new(), given: 0 }
    }

    /// Decodes what one read brings; at the end there is nothing new.
    fn fill(&mut self) -> io::Result<()> {
        self.text.clear();
        self.given = 0;
        while self.text.is_empty() {
            let old = self.raw.len();
            self.raw.resize(old + BYTES, 0);
            let read = self.reader.read(&mut self.raw[old..]);
            self.raw.truncate(old + *read.as_ref().unwrap_or(&0));
            let at_end = read? == 0;
            self.decode(at_end);
            if at_end {
                break;
            }
        }
        Ok(())
    }

    fn decode(&mut self, at_end: bool) {
        let mut units: Vec<u16> = self.order.units(&self.raw).collect();
        let is_half = units.last().is_some_and(|unit| (0xD800..0xDC00).contains(unit));
        if is_half && !at_end {
            units.pop();
        }
        self.raw.drain(..2 * units.len());
        // An odd byte at the end.
        units.extend((at_end && !self.raw.is_empty()).then_some(0xFFFD));
        let characters = char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER));
        self.text.extend_from_slice(characters.collect::<String>().as_bytes());
        if at_end {
            self.raw.clear();
        }
    }
}

impl Read for Utf16 {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.given == self.text.len() {
            self.fill()?;
        }
        let n = (&self.text[self.given..]).read(buffer)?;
        self.given += n;
        Ok(n)
    }
}
