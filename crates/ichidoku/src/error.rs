//! Errors that say all by their type.

use core::fmt;

/// Declares an error without content and its message.
macro_rules! plain_error {
    ($(#[$doc:meta])* $name:ident: $message:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name;

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str($message)
            }
        }

        impl core::error::Error for $name {}
    };
}

plain_error! {
    /// A text that is not a cell.
    ParseCellError: "expected a cell such as r4c7, rows and columns from 1 to 9"
}

plain_error! {
    /// A text that is not a house.
    ParseHouseError: "expected a house such as r4, c7 or b3"
}

plain_error! {
    /// A text that is not a candidate.
    ParseCandidateError: "expected a candidate such as r4c7=5"
}

plain_error! {
    /// Values that are not a complete grid with each digit once in each house.
    NotASolution: "expected each digit once in each row, column and box"
}
