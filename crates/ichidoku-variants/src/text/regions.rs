//! Boxes that a text lists by their cells.

use crate::{Cell, Constraint, Shape};

/// The rules for these regions: none if they are the usual boxes, irregular boxes if each has as many cells as a row, and
/// otherwise sets of cells that differ.
///
/// # Errors
/// Says what no region can be.
pub(super) fn rules(shape: Shape, mut regions: Vec<Vec<Cell>>) -> Result<Vec<Constraint>, String> {
    regions.iter_mut().for_each(|cells| crate::sort(cells));
    crate::sort(&mut regions);
    let mut usual = shape.boxes(shape.side());
    usual.iter_mut().for_each(|cells| crate::sort(cells));
    crate::sort(&mut usual);
    if shape.is_latin() && regions == usual {
        return Ok(Vec::new());
    }
    if let Some(large) = regions.iter().find(|cells| cells.len() > shape.digits()) {
        return Err(format!("a region of {} cells, where there are {} digits", large.len(), shape.digits()));
    }
    let no_boxes = shape.is_latin().then_some(Constraint::NoBoxes);
    let boxes = match layout(shape, &regions) {
        Some(layout) => vec![Constraint::Jigsaw(layout)],
        None => regions.into_iter().filter(|cells| cells.len() > 1).map(Constraint::AllDifferent).collect(),
    };
    Ok(boxes.into_iter().chain(no_boxes).collect())
}

/// The same for a number per cell, which is absent where a cell is in no region.
pub(super) fn numbered(shape: Shape, numbers: &[Option<u64>]) -> Result<Vec<Constraint>, String> {
    rules(shape, groups(numbers))
}

/// The cells of each number.
pub(super) fn groups(numbers: &[Option<u64>]) -> Vec<Vec<Cell>> {
    let mut groups = std::collections::BTreeMap::<u64, Vec<Cell>>::new();
    for (cell, number) in (0..).zip(numbers) {
        if let Some(number) = number {
            groups.entry(*number).or_default().push(cell);
        }
    }
    groups.into_values().collect()
}

/// A symbol per cell, if the regions are boxes that don't overlap and the cells between them are too few for one more.
fn layout(shape: Shape, regions: &[Vec<Cell>]) -> Option<String> {
    let are_boxes = regions.len() > 1 && regions.iter().all(|cells| cells.len() >= shape.side());
    let mut symbols = vec!['-'; shape.cells()];
    for (symbol, cell) in ('0'..).zip(regions).flat_map(|(symbol, cells)| cells.iter().map(move |&cell| (symbol, cell)))
    {
        let place = symbols.get_mut(usize::from(cell)).filter(|place| **place == '-')?;
        *place = symbol;
    }
    let left = symbols.iter().filter(|symbol| **symbol == '-').count();
    (shape.is_latin() && are_boxes && left < shape.side()).then(|| symbols.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_are_boxes_or_sets_that_differ() {
        use Constraint as C;
        let shape = Shape::square(4).unwrap();
        let mut boxes = shape.boxes(4);
        boxes.reverse();
        assert_eq!(rules(shape, boxes.clone()), Ok(vec![]), "in any order");
        let rows = (0..4).map(|row| shape.row(row)).collect::<Vec<_>>();
        assert_eq!(rules(shape, rows.clone()), Ok(vec![C::Jigsaw("0000111122223333".into()), C::NoBoxes]));
        assert_eq!(rules(shape, rows[1..].to_vec()).unwrap().len(), 4, "four cells are left: sets");
        assert_eq!(rules(shape, vec![vec![3, 0], vec![5]]), Ok(vec![C::AllDifferent(vec![0, 3]), C::NoBoxes]));
        assert_eq!(rules(shape, vec![]), Ok(vec![C::NoBoxes]));
        assert_eq!(rules(shape, vec![(0..5).collect()]), Err("a region of 5 cells, where there are 4 digits".into()));
        boxes[0] = boxes[1].clone();
        assert_eq!(rules(shape, boxes).unwrap().len(), 5, "two are the same: sets");
        let numbers = [Some(7), None, Some(7), Some(9)];
        assert_eq!(groups(&numbers), [vec![0, 2], vec![3]]);
    }
}
