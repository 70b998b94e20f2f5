//! The tables of FlatBuffers, in which Arrow says what a file holds.
//!
//! The scheme is that of <https://flatbuffers.dev/internals/>.

/// A table: fields by their numbers, each of which may be absent.
#[derive(Clone, Copy)]
pub(super) struct Flat<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Flat<'a> {
    /// The table that the bytes are.
    pub(super) fn of(bytes: &'a [u8]) -> Option<Self> {
        Some(Self { bytes, at: target(bytes, 0)? })
    }

    /// Where a field is; `None` if it is absent.
    fn field(self, id: usize) -> Option<usize> {
        let back = i32::from_le_bytes(array(self.bytes, self.at)?);
        let places = usize::try_from(i64::try_from(self.at).ok()? - i64::from(back)).ok()?;
        let place = 4 + 2 * id;
        let short = |at: usize| Some(usize::from(u16::from_le_bytes(array(self.bytes, at)?)));
        if place + 2 > short(places)? {
            return None;
        }
        short(places.checked_add(place)?).filter(|offset| *offset > 0).map(|offset| self.at + offset)
    }

    /// A number of so many bytes; absent ones have a default.
    pub(super) fn int<const N: usize>(self, id: usize, default: i64) -> Option<i64> {
        let Some(at) = self.field(id) else { return Some(default) };
        let bytes: [u8; N] = array(self.bytes, at)?;
        let mut whole = [if bytes[N - 1] > 0x7F { 0xFF } else { 0 }; 8];
        whole[..N].copy_from_slice(&bytes);
        Some(i64::from_le_bytes(whole))
    }

    pub(super) fn text(self, id: usize) -> Option<String> {
        self.list::<1>(id).map(|letters| String::from_utf8_lossy(letters.as_flattened()).into_owned())
    }

    pub(super) fn table(self, id: usize) -> Option<Self> {
        Some(Self { at: target(self.bytes, self.field(id)?)?, ..self })
    }

    /// The tables of a list; no tables if it is absent. `None` if it is damaged.
    pub(super) fn tables(self, id: usize) -> Option<Vec<Self>> {
        let Some(start) = self.field(id) else { return Some(Vec::new()) };
        let start = target(self.bytes, start)? + 4;
        let places = self.list::<4>(id)?;
        (0..places.len()).map(|i| Some(Self { at: target(self.bytes, start + 4 * i)?, ..self })).collect()
    }

    /// The values of a list, each of so many bytes; `None` if it is absent or damaged.
    pub(super) fn list<const N: usize>(self, id: usize) -> Option<&'a [[u8; N]]> {
        let at = target(self.bytes, self.field(id)?)?;
        let length = u32::from_le_bytes(array(self.bytes, at)?) as usize;
        let end = (at + 4).checked_add(length.checked_mul(N)?)?;
        Some(self.bytes.get(at + 4..end)?.as_chunks().0)
    }
}

/// What a place points to.
fn target(bytes: &[u8], at: usize) -> Option<usize> {
    at.checked_add(u32::from_le_bytes(array(bytes, at)?) as usize).filter(|target| *target < bytes.len())
}

fn array<const N: usize>(bytes: &[u8], at: usize) -> Option<[u8; N]> {
    bytes.get(at..at.checked_add(N)?)?.try_into().ok()
}
