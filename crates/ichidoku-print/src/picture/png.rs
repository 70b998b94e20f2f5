//! Dots as a PNG file: <https://www.w3.org/TR/png-3/>.

use miniz_oxide::deflate::compress_to_vec_zlib;

/// Smaller is not worth the time.
const COMPRESSION: u8 = 6;

/// The file of dots with red, green, blue and opacity.
pub(super) fn file(width: usize, bytes: &[u8]) -> Vec<u8> {
    let height = bytes.len() / 4 / width;
    let rows: Vec<u8> = bytes.chunks(4 * width).flat_map(|row| [0].into_iter().chain(row.iter().copied())).collect();
    let size = [width as u32, height as u32].map(u32::to_be_bytes).concat();
    let mut file = b"\x89PNG\r\n\x1A\n".to_vec();
    chunk(&mut file, *b"IHDR", &[&size[..], &[8, 6, 0, 0, 0]].concat());
    chunk(&mut file, *b"IDAT", &compress_to_vec_zlib(&rows, COMPRESSION));
    chunk(&mut file, *b"IEND", &[]);
    file
}

fn chunk(file: &mut Vec<u8>, name: [u8; 4], content: &[u8]) {
    file.extend_from_slice(&(content.len() as u32).to_be_bytes());
    let start = file.len();
    file.extend_from_slice(&name);
    file.extend_from_slice(content);
    let sum = checksum(&file[start..]);
    file.extend_from_slice(&sum.to_be_bytes());
}

/// The CRC-32 of the bytes, bit by bit: files are small.
fn checksum(bytes: &[u8]) -> u32 {
    let mut sum = u32::MAX;
    for byte in bytes {
        sum ^= u32::from(*byte);
        for _ in 0..8 {
            sum = sum >> 1 ^ if sum & 1 == 1 { 0xEDB8_8320 } else { 0 };
        }
    }
    !sum
}
