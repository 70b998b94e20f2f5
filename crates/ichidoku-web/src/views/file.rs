//! The text of a file, however it is packed and encoded.

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Response, TextDecoder};

#[wasm_bindgen]
extern "C" {
    /// The browser's own inflater.
    type DecompressionStream;

    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<DecompressionStream, JsValue>;
}

/// What a gzipped file begins with.
const GZIPPED: &[u8] = b"\x1F\x8B\x08";

/// The text of a file, plain or gzipped, in UTF-8 or UTF-16. `None` if the file cannot be read or its gzip data is broken.
pub(super) async fn text_of(file: &Blob) -> Option<String> {
    let mut bytes = bytes_of(&Response::new_with_opt_blob(Some(file)).ok()?).await?;
    if bytes.starts_with(GZIPPED) {
        let inflater = DecompressionStream::new("gzip").ok()?;
        let inflated = file.stream().pipe_through(inflater.unchecked_ref());
        bytes = bytes_of(&Response::new_with_opt_readable_stream(Some(&inflated)).ok()?).await?;
    }
    TextDecoder::new_with_label(encoding(&bytes)).ok()?.decode_with_u8_array(&bytes).ok()
}

async fn bytes_of(response: &Response) -> Option<Vec<u8>> {
    let buffer = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Some(js_sys::Uint8Array::new(&buffer).to_vec())
}

/// The name of the encoding: UTF-16 if there is its mark, or if the first two characters are ASCII in it.
fn encoding(bytes: &[u8]) -> &'static str {
    match bytes {
        [0xFF, 0xFE, ..] | [1..=255, 0, 1..=255, 0, ..] => "utf-16le",
        [0xFE, 0xFF, ..] | [0, 1..=255, 0, 1..=255, ..] => "utf-16be",
        _ => "utf-8",
    }
}
