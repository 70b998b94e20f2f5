//! Techniques and their like as JSON has them: by their names in the literature.

use ichidoku_generate::Symmetry;
use ichidoku_logic::{Family, Technique};
use ichidoku_school::{Kind as ExerciseKind, Lesson};

use super::choice::Kind;
use crate::notation::notations;

notations! {
    Symmetry, "Symmetry", "a symmetry such as half-turn, or none",
        "^(none|half-turn|quarter-turn|diagonal|antidiagonal|both-diagonals|left-right|top-bottom|both-mirrors|full)$",
        |name| name.parse().ok(), |symmetry, f| f.write_str(symmetry.name());
    Technique, "Technique", "the name of a technique such as hidden-pair", "^[a-zA-Z0-9+ -]+$",
        |name| name.parse().ok(), |technique, f| f.write_str(technique.slug());
    Kind, "TechniqueOrFamily", "the name of a technique such as hidden-pair or of a family such as fish",
        "^[a-zA-Z0-9+ -]+$",
        |name| match Family::ALL.iter().copied().find(|family| family.slug() == name) {
            Some(family) => Some(Self::Family(family)),
            None => name.parse().ok().map(Self::Technique),
        },
        |kind, f| match kind {
            Self::Technique(technique) => technique.write(f),
            Self::Family(family) => f.write_str(family.slug()),
        };
    &'static Lesson, "Lesson", "the name of a lesson such as skyscraper, or its number", "^[0-9a-z-]+$",
        |name| Lesson::named(name), |lesson, f| f.write_str(lesson.slug);
    ExerciseKind, "ExerciseKind", "a kind of exercise such as find-cell",
        "^(find-cell|eliminate|pattern|which|near-miss|scan|why-not)$",
        |name| Self::named(name), |kind, f| f.write_str(kind.slug());
}
