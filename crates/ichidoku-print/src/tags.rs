//! What a screen reader follows: a document with a picture for each board.

use pdf_writer::types::StructRole;
use pdf_writer::writers::StructTreeRoot;
use pdf_writer::{Pdf, Ref, TextStr};

/// A page with the words of its pictures, in their order.
pub(crate) struct Tagged<'a> {
    pub(crate) page: Ref,
    pub(crate) pictures: &'a [String],
}

/// Writes the tree of pictures; returns its root. Objects are numbered from `next` on.
pub(crate) fn write(pdf: &mut Pdf, pages: &[Tagged<'_>], next: &mut Ref) -> Ref {
    let (root, document) = (next.bump(), next.bump());
    let ids: Vec<Vec<Ref>> = pages.iter().map(|page| page.pictures.iter().map(|_| next.bump()).collect()).collect();
    let lists: Vec<Ref> = pages.iter().map(|_| next.bump()).collect();

    let mut tree = pdf.indirect(root).start::<StructTreeRoot<'_>>();
    tree.child(document).parent_tree_next_key(i32::try_from(pages.len()).unwrap_or(i32::MAX));
    let mut parents = tree.parent_tree();
    let mut entries = parents.nums();
    for (page, list) in (0..).zip(&lists) {
        entries.insert(page, *list);
    }
    drop(entries);
    drop(parents);
    drop(tree);

    let mut whole = pdf.struct_element(document);
    whole.kind(StructRole::Document).parent(root);
    let mut children = whole.children();
    for id in ids.iter().flatten() {
        children.struct_element(*id);
    }
    drop(children);
    drop(whole);

    for ((page, ids), list) in pages.iter().zip(&ids).zip(&lists) {
        pdf.indirect(*list).array().typed::<Ref>().items(ids.iter().copied());
        for ((words, id), number) in page.pictures.iter().zip(ids).zip(0..) {
            let mut picture = pdf.struct_element(*id);
            picture.kind(StructRole::Figure).parent(document).page(page.page).alt(TextStr(words));
            picture.children().marked_content_id(number);
        }
    }
    root
}
