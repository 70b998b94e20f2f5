//! The plural categories of whole numbers, by the Unicode CLDR. The build script takes them from here, too.

/// The category of the count in the language.
pub(crate) fn category(language: &str, count: usize) -> &'static str {
    let (tens, hundreds) = (count % 10, count % 100);
    let is_few = (2..=4).contains(&tens) && !(12..=14).contains(&hundreds);
    match (language, count) {
        ("ja" | "zh" | "ko" | "tr", _) => "other",
        ("fr" | "pt", 0) | ("ar", 1) => "one",
        ("ar", 0) => "zero",
        ("ar", 2) => "two",
        ("ar", _) if (3..=10).contains(&hundreds) => "few",
        ("ar", _) if hundreds >= 11 => "many",
        ("ar", _) => "other",
        ("ru", _) if tens == 1 && hundreds != 11 => "one",
        ("ru" | "pl", _) if is_few => "few",
        (_, 1) => "one",
        ("ru" | "pl", _) => "many",
        ("fr" | "es" | "it" | "pt", 1_000_000..) if count.is_multiple_of(1_000_000) => "many",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::category;

    #[test]
    fn counts_fall_into_the_categories_of_their_language() {
        let categories = |language| [0, 1, 2, 5, 11, 21, 22].map(|count| category(language, count));
        assert_eq!(categories("en"), ["other", "one", "other", "other", "other", "other", "other"]);
        assert_eq!(categories("fr")[..3], ["one", "one", "other"]);
        assert_eq!(categories("pl"), ["many", "one", "few", "many", "many", "many", "few"]);
        assert_eq!(categories("ru"), ["many", "one", "few", "many", "many", "one", "few"]);
        assert_eq!(categories("ar")[..5], ["zero", "one", "two", "few", "many"]);
        assert_eq!([100, 102, 103].map(|count| category("ar", count)), ["other", "other", "few"]);
        assert_eq!([110, 111, 199, 1000].map(|count| category("ar", count)), ["few", "many", "many", "other"]);
        assert_eq!(["ja", "zh"].map(categories), [["other"; 7]; 2]);
        assert_eq!(categories("pt")[..3], ["one", "one", "other"]);
        assert_eq!(categories("es")[..3], ["other", "one", "other"]);
        assert_eq!(["fr", "es", "pt"].map(|language| category(language, 2_000_000)), ["many"; 3]);
    }
}
