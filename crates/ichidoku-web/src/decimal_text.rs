//! Numbers with a few decimals, as programs write them.

/// A number with so many decimals, rounded. The standard library's way is exact for any number and ten times as large.
///
/// ```
/// use ichidoku_web::decimal_text::decimal;
/// assert_eq!([decimal(-0.126, 2), decimal(3.0, 1), decimal(7.6, 0)], ["-0.13", "3.0", "8"]);
/// ```
pub fn decimal(number: f64, decimals: u32) -> String {
    let unit = 10_u64.pow(decimals);
    let scaled = (number.abs() * unit as f64).round() as u64;
    let sign = if number < 0.0 && scaled > 0 { "-" } else { "" };
    let whole = scaled / unit;
    match decimals {
        0 => format!("{sign}{whole}"),
        _ => format!("{sign}{whole}.{:0width$}", scaled % unit, width = decimals as usize),
    }
}
