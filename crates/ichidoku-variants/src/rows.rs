//! A list of lists in two arrays.

/// Lists of numbers one after another, each found by its index.
pub(crate) struct Rows<T> {
    starts: Vec<u32>,
    entries: Vec<T>,
}

impl<T> Rows<T> {
    pub(crate) fn new(rows: impl IntoIterator<Item: IntoIterator<Item = T>>) -> Self {
        let mut all = Self { starts: vec![0], entries: Vec::new() };
        for row in rows {
            // From the inside: asked for one after another, the entries of nested lists take several times as long.
            row.into_iter().for_each(|entry| all.entries.push(entry));
            all.starts.push(all.entries.len() as u32);
        }
        all
    }

    #[inline(always)]
    pub(crate) fn get(&self, index: usize) -> &[T] {
        &self.entries[self.starts[index] as usize..self.starts[index + 1] as usize]
    }

    pub(crate) fn len(&self) -> usize {
        self.starts.len() - 1
    }
}
