//! Files that are much alike, compressed together: the pages of the techniques in every language, and their pictures.
//!
//! Alone each of these hundreds of files compresses badly, because little repeats within it. Beside its translations, which show
//! the same boards, a page takes a few hundred bytes.

use brotli::enc::BrotliEncoderParams;

use crate::result::Result;

/// The folder of the packs, which is no part of the app.
pub(crate) const FOLDER: &str = "packs";
/// The file that says where each file is: a line `PACK FROM TO PATH` for each.
pub(crate) const LIST: &str = "packs/list.txt";
/// Bytes of a pack, at most, before it is compressed: they are all decompressed for any file of it.
const MOST: usize = 300_000;

/// True if the file is kept in a pack.
pub(crate) fn is_packed(path: &str) -> bool {
    path.starts_with("techniques/") || path.starts_with("pictures/techniques/")
}

/// The packs of these files and the list of what is in them, by path.
pub(crate) fn packs<'f>(files: impl Iterator<Item = (&'f str, &'f [u8])>) -> Result<Vec<(String, Vec<u8>)>> {
    let mut files: Vec<(&str, &[u8])> = files.collect();
    // A page beside its translations, which have the same name, and a picture beside those with similar names.
    files.sort_by_key(|(path, _)| (path.rsplit('.').next(), path.rsplit('/').next(), *path));
    let (mut packs, mut list) = (vec![Vec::new()], String::new());
    for (path, bytes) in files {
        if packs.last().is_some_and(|pack: &Vec<u8>| pack.len() + bytes.len() > MOST) {
            packs.push(Vec::new());
        }
        let number = packs.len() - 1;
        let pack = &mut packs[number];
        list += &format!("{number} {} {} {path}\n", pack.len(), pack.len() + bytes.len());
        pack.extend_from_slice(bytes);
    }
    let mut made = vec![(LIST.to_owned(), list.into_bytes())];
    for (number, pack) in packs.iter().enumerate() {
        let parameters = BrotliEncoderParams { quality: 9, size_hint: pack.len(), ..BrotliEncoderParams::default() };
        let mut packed = Vec::new();
        brotli::BrotliCompress(&mut &pack[..], &mut packed, &parameters)?;
        made.push((format!("{FOLDER}/{number}.br"), packed));
    }
    Ok(made)
}
