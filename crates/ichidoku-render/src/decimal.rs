//! Coordinates as text.

/// A number with at most three decimals, as short as it can be written: `0.5`, `-2`.
///
/// ```
/// use ichidoku_render::decimal;
/// assert_eq!([0.5, -2.0, 1.0 / 3.0, -0.0001].map(decimal), ["0.5", "-2", "0.333", "0"]);
/// ```
pub fn decimal(number: f64) -> String {
    let thousandths = (number.abs() * 1000.0).round() as u64;
    let sign = if number < 0.0 && thousandths > 0 { "-" } else { "" };
    let text = format!("{sign}{}.{:03}", thousandths / 1000, thousandths % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
