//! Numbers with a fixed number of digits behind the point, exactly as they are.

/// Appends a number of that many units of the last digit.
pub(super) fn decimal(units: i64, scale: usize, out: &mut Vec<u8>) {
    write(units < 0, &units.unsigned_abs().to_string(), scale, out);
}

/// Appends the same of a number of any length, the highest byte first, in two's complement.
pub(super) fn decimal_of_bytes(bytes: &[u8], scale: usize, out: &mut Vec<u8>) {
    let is_negative = bytes.first().is_some_and(|byte| *byte > 0x7F);
    let mut number = bytes.to_vec();
    if is_negative {
        negate(&mut number);
    }
    let mut digits = Vec::new();
    while number.iter().any(|byte| *byte != 0) {
        digits.push(b'0' + divide_by_ten(&mut number));
    }
    digits.reverse();
    write(is_negative, &String::from_utf8_lossy(&digits), scale, out);
}

fn write(is_negative: bool, digits: &str, scale: usize, out: &mut Vec<u8>) {
    // One digit before the point at least.
    let digits = format!("{digits:0>width$}", width = scale + 1);
    let (whole, part) = digits.split_at(digits.len() - scale);
    if is_negative {
        out.push(b'-');
    }
    out.extend_from_slice(whole.as_bytes());
    if scale > 0 {
        out.push(b'.');
        out.extend_from_slice(part.as_bytes());
    }
}

fn negate(number: &mut [u8]) {
    let mut carry = true;
    for byte in number.iter_mut().rev() {
        (*byte, carry) = (!*byte).overflowing_add(u8::from(carry));
    }
}

/// Divides, and returns what is left over.
fn divide_by_ten(number: &mut [u8]) -> u8 {
    let mut left = 0;
    for byte in number {
        let next = u16::from(left) << 8 | u16::from(*byte);
        (*byte, left) = ((next / 10) as u8, (next % 10) as u8);
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_keep_every_digit() {
        let cases = [(1230, 2, "12.30"), (-5, 2, "-0.05"), (0, 0, "0"), (i64::MIN, 0, "-9223372036854775808")];
        for (units, scale, text) in cases {
            let (mut short, mut long) = (Vec::new(), Vec::new());
            decimal(units, scale, &mut short);
            decimal_of_bytes(&i128::from(units).to_be_bytes(), scale, &mut long);
            assert_eq!((&*short, &*long), (text.as_bytes(), text.as_bytes()));
        }
        let mut largest = Vec::new();
        decimal_of_bytes(&i128::MIN.to_be_bytes(), 38, &mut largest);
        assert_eq!(largest, b"-1.70141183460469231731687303715884105728");
        let mut none = Vec::new();
        decimal_of_bytes(&[], 1, &mut none);
        assert_eq!(none, b"0.0");
    }
}
