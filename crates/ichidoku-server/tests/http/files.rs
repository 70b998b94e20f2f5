//! The web app.

use std::fs;

use ichidoku_server::{Content, File, export};

use crate::client::Request;
use crate::running::Running;

/// `1;1;1`, compressed.
const PACKED: &[u8] = b"\x0b\x02\x80\x31\x3b\x31\x3b\x31\x03";

static APP: &[File] = &[
    File { path: "index.html", mime: "text/html; charset=utf-8", content: Content::Plain(b"<p>"), hash: "aa" },
    File { path: "deep/app.js", mime: "text/javascript", content: Content::Brotli(PACKED), hash: "bb" },
];

#[test]
fn files_are_served() {
    let server = Running::with(|config| config.files = APP);
    let page = server.get("/");
    assert_eq!((page.status, page.body.as_slice()), (200, b"<p>".as_slice()));
    let packed = Request::get("/deep/app.js").header("Accept-Encoding", "br").send(server.address);
    assert_eq!((packed.header("content-encoding"), packed.body.as_slice()), (Some("br"), PACKED));
    let tag = packed.header("etag").expect("a tag");
    let again = Request::get("/deep/app.js").header("Accept-Encoding", "br").header("If-None-Match", tag);
    assert_eq!(again.send(server.address).status, 304);
    let head = Request::new("HEAD", "/").send(server.address);
    assert_eq!((head.status, head.header("content-length"), head.body.len()), (200, Some("3"), 0));
}

#[test]
fn files_are_exported_as_they_are() {
    let folder = std::env::temp_dir().join(format!("ichidoku-export-{}", std::process::id()));
    export(APP, &folder).expect("a writable folder");
    for file in APP {
        assert_eq!(fs::read(folder.join(file.path)).expect(file.path), *file.content.bytes().expect("Brotli"));
    }
    assert_eq!(fs::read(folder.join("deep/app.js")).expect("a script"), b"1;1;1");
    fs::remove_dir_all(&folder).expect("ours to remove");
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let error = export(APP, "/dev/null/none".as_ref()).expect_err("not a folder");
    assert!(error.to_string().starts_with("cannot write /dev/null/none/index.html: "), "{error}");
}
