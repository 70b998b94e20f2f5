//! The compact codes of the Interactive Sudoku Solver (MIT, by sigh): six bits a character.

/// The six bits of each character of a code in the URL-safe alphabet of RFC 4648, or the first character that isn't in it.
pub(crate) fn sextets(code: &str) -> Result<Vec<u8>, char> {
    let sextet = |letter: char| match letter {
        'A'..='Z' => Ok(letter as u8 - b'A'),
        'a'..='z' => Ok(letter as u8 - b'a' + 26),
        '0'..='9' => Ok(letter as u8 - b'0' + 52),
        '-' | '+' => Ok(62),
        '_' | '/' => Ok(63),
        other => Err(other),
    };
    code.chars().map(sextet).collect()
}

/// The bits of a code, the lowest of each character first.
pub(crate) fn low_first(code: &str) -> Result<Vec<bool>, char> {
    Ok(sextets(code)?.into_iter().flat_map(|sextet| (0..6).map(move |bit| sextet >> bit & 1 == 1)).collect())
}

/// The bytes that a code in base 64 stands for.
pub(crate) fn bytes(code: &str) -> Result<Vec<u8>, char> {
    let bits = sextets(code)?.into_iter().flat_map(|sextet| (0..6).rev().map(move |bit| sextet >> bit & 1));
    let bits = bits.collect::<Vec<_>>();
    Ok(bits.chunks_exact(8).map(|byte| byte.iter().fold(0, |byte, bit| byte << 1 | bit)).collect())
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes in base 64, without padding.
pub(crate) fn encoded(bytes: &[u8]) -> String {
    let bits = bytes.iter().flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1)).collect::<Vec<_>>();
    let letter = |sextet: &[u8]| {
        let bits = sextet.iter().fold(0, |value, bit| value << 1 | bit) << (6 - sextet.len());
        char::from(ALPHABET[usize::from(bits)])
    };
    bits.chunks(6).map(letter).collect()
}

/// The code of bits, the lowest of each character first.
pub(crate) fn from_low_first(bits: &[bool]) -> String {
    let letter = |sextet: &[bool]| {
        let bits = sextet.iter().rev().fold(0, |value, &bit| value << 1 | usize::from(bit));
        char::from(ALPHABET[bits])
    };
    bits.chunks(6).map(letter).collect()
}

/// The table of allowed pairs: for each digit's index, the set of indices that may follow it.
pub(crate) fn pairs(code: &str, digits: usize) -> Result<Vec<u64>, char> {
    let bits = low_first(code)?;
    let allowed = |a: usize, b: usize| bits.get(a * digits + b).copied().unwrap_or(false);
    Ok((0..digits).map(|a| (0..digits).filter(|&b| allowed(a, b)).fold(0, |set, b| set | 1 << b)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_and_bytes() {
        assert_eq!(bytes("TWFu"), Ok(b"Man".to_vec()));
        assert_eq!(bytes("TW!u"), Err('!'));
        assert_eq!(encoded(b"Man!"), "TWFuIQ");
        assert_eq!(from_low_first(&low_first("EB_").unwrap()), "EB_");
        assert_eq!(low_first("B"), Ok(vec![true, false, false, false, false, false]));
        assert_eq!(pairs("EB", 2), Ok(vec![0, 1]), "only the bit 2 of row major order is set");
    }
}
