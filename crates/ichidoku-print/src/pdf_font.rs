//! The embedded font in a PDF file.

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Rect, Ref, Str};

use crate::face;

pub(crate) const FONT: Name<'static> = Name(b"F");
/// The font is a part of another, so that its name has six letters before it.
const FONT_NAME: Name<'static> = Name(b"ICHIDO+AtkinsonHyperlegibleNext-Regular");
const SYSTEM: SystemInfo<'static> = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };
/// Smaller is not worth the time.
pub(crate) const COMPRESSION: u8 = 6;

/// Writes the font, whole: it is small. Its characters are its glyphs, and a table says which letters these are.
pub(crate) fn write_font(pdf: &mut pdf_writer::Pdf, font: Ref, next: &mut Ref) {
    let [descendant, descriptor, letters, file] = [(); 4].map(|()| next.bump());
    pdf.type0_font(font)
        .base_font(FONT_NAME)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(descendant)
        .to_unicode(letters);
    let mut cid = pdf.cid_font(descendant);
    cid.subtype(CidFontType::Type2).base_font(FONT_NAME).system_info(SYSTEM).font_descriptor(descriptor);
    cid.default_width(0.0).cid_to_gid_map_predefined(Name(b"Identity"));
    cid.widths().consecutive(0, (0..face::count()).map(face::advance));
    cid.finish();
    let [x1, y1, x2, y2] = face::bounds();
    let [ascent, descent] = face::reach();
    pdf.font_descriptor(descriptor)
        .name(FONT_NAME)
        .flags(FontFlags::NON_SYMBOLIC)
        .bbox(Rect::new(x1, y1, x2, y2))
        .italic_angle(0.0)
        .ascent(ascent)
        .descent(descent)
        .cap_height(face::capital() * 1000.0)
        .stem_v(80.0)
        .font_file2(file);
    let mut map = UnicodeCmap::new(Name(b"Letters"), SYSTEM);
    for (glyph, character) in face::letters() {
        map.pair(glyph, character);
    }
    pdf.cmap(letters, &map.finish());
    let packed = compress_to_vec_zlib(face::FILE, COMPRESSION);
    let length = i32::try_from(face::FILE.len()).unwrap_or_default();
    pdf.stream(file, &packed).filter(Filter::FlateDecode).pair(Name(b"Length1"), length);
}
