//! The names of grades.

use ichidoku_logic::rate::Grade;

/// Every grade with its name, the easiest first.
pub(crate) const GRADES: [(&str, Grade); 7] = [
    ("trivial", Grade::Trivial),
    ("easy", Grade::Easy),
    ("medium", Grade::Medium),
    ("hard", Grade::Hard),
    ("very-hard", Grade::VeryHard),
    ("extreme", Grade::Extreme),
    ("beyond", Grade::Beyond),
];
