//! Aligned columns.

/// A head and rows of the same length; the first column stands left, the others right.
pub(crate) struct Table {
    rows: Vec<Vec<String>>,
}

impl Table {
    pub(crate) fn new(head: impl IntoIterator<Item = String>) -> Self {
        Self { rows: vec![head.into_iter().collect()] }
    }

    pub(crate) fn push(&mut self, row: impl IntoIterator<Item = String>) {
        self.rows.push(row.into_iter().collect());
    }

    pub(crate) fn text(&self) -> String {
        self.padded().map(|row| row.join("  ").trim_end().to_owned() + "\n").collect()
    }

    pub(crate) fn markdown(&self) -> String {
        let mut lines: Vec<String> = self.padded().map(|row| format!("| {} |\n", row.join(" | "))).collect();
        let rule: Vec<String> = self.widths().iter().map(|width| format!("{}:", "-".repeat(width + 1))).collect();
        lines.insert(1, format!("|{}|\n", rule.join("|").replacen(':', "-", 1)));
        lines.concat()
    }

    fn padded(&self) -> impl Iterator<Item = Vec<String>> {
        let widths = self.widths();
        self.rows.iter().map(move |row| {
            let cells = row.iter().zip(&widths).enumerate();
            cells
                .map(|(i, (cell, width))| if i == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") })
                .collect()
        })
    }

    fn widths(&self) -> Vec<usize> {
        let columns = self.rows[0].len();
        let width = |column: usize| self.rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        (0..columns).map(width).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Table {
        let mut table = Table::new(["set", "µs"].map(String::from));
        table.push(["a", "10.25"].map(String::from));
        table
    }

    #[test]
    fn columns_are_aligned_by_characters() {
        assert_eq!(table().text(), "set     µs\na    10.25\n");
        assert_eq!(table().markdown(), "| set |    µs |\n|-----|------:|\n| a   | 10.25 |\n");
    }
}
