//! Puzzles and games in and out: a file dropped on the page, a code to scan, a backup.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::page::{CTRL, Outcome, Page, SHIFT, cell, pause};

const LINE: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// A folder for the files of a case, empty at first.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A folder into which the page's files are saved from now on, empty at first.
pub(crate) async fn downloads(page: &Page, name: &str) -> PathBuf {
    let folder = folder(name);
    let behaviour = json!({ "behavior": "allow", "downloadPath": folder.to_str().unwrap() });
    page.cdp("Browser.setDownloadBehavior", behaviour).await;
    folder
}

/// A file with this text.
pub(crate) fn file(folder_name: &str, name: &str, text: &str) -> PathBuf {
    let path = folder(folder_name).join(name);
    std::fs::write(&path, text).unwrap();
    path
}

/// Chooses a file in the field for files.
pub(crate) async fn pick(page: &Page, path: &Path) {
    page.screen("enter").await;
    page.wait("the field for files", "document.querySelector('#enter-file')").await.unwrap();
    let field = page.browser.find(By::Id("enter-file")).await.unwrap();
    field.send_keys(path.to_str().unwrap()).await.unwrap();
}

/// Drags a file from the desktop onto an element, and lets it go.
async fn drop_file(page: &Page, path: &Path, css: &str) {
    drop_on(page, json!({ "items": [], "files": [path.to_str().unwrap()], "dragOperationsMask": 1 }), css).await;
}

async fn drop_on(page: &Page, data: Value, css: &str) {
    let (x, y) = page.middle(css).await;
    for kind in ["dragEnter", "dragOver", "drop"] {
        page.cdp("Input.dispatchDragEvent", json!({ "type": kind, "x": x, "y": y, "data": data })).await;
    }
}

pub(crate) async fn links_of_other_sites_are_read(page: &Page) -> Outcome {
    page.paste("https://sudokupad.app/scfwe3u0RJWZvA45vVXf6S8ZLnO").await;
    page.wait_long("the puzzle", "document.querySelector('#cell-0 .digit')?.textContent === '8'").await?;
    page.same("whole", page.grid().await, LINE)?;
    page.paste("https://sudokupad.app/abc").await;
    let english = "a short link whose puzzle is on the server";
    let reason = page.fault(english, "short-link", &[("site", "sudokupad.app")]);
    page.wait_long("the reason", &format!("document.body.textContent.includes({reason:?})")).await?;
    let row = |row: &[u8]| {
        row.iter().map(|cell| format!("<td>{}", (*cell as char).to_string().replace('.', ""))).collect::<String>()
    };
    let table: String = LINE.as_bytes().chunks(9).map(|cells| format!("<tr>{}", row(cells))).collect();
    page.paste(&format!("<table>{table}</table>")).await;
    page.wait_long("a table of a web page", "document.querySelector('#cell-0 .digit')?.textContent === '8'").await?;
    page.same("whole", page.grid().await, LINE)
}

pub(crate) async fn what_was_played_elsewhere_comes_along(page: &Page) -> Outcome {
    let cell = |at: usize, digit: u8| match (at, digit) {
        (1, _) => r#"{"value":1}"#.to_owned(),
        (2, _) => r#"{"centerPencilMarks":[1,2],"cornerPencilMarks":[4]}"#.to_owned(),
        (_, b'.') => "{}".to_owned(),
        (_, digit) => format!(r#"{{"value":{},"given":true}}"#, digit as char),
    };
    let cells: Vec<String> = LINE.bytes().enumerate().map(|(at, digit)| cell(at, digit)).collect();
    let rows: Vec<String> = cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    page.paste(&format!(r#"{{"size":9,"title":"Dawn","author":"Mina","grid":[{}]}}"#, rows.join(","))).await;
    page.wait_long("the placed digit", "document.querySelector('#cell-1 .digit')?.textContent === '1'").await?;
    page.same("is no given", page.js("document.querySelector('#cell-1.given, #cell-1 .given') === null").await, true)?;
    page.same("with centre marks", page.inside("r1c3", ".centre").await, "12")?;
    page.same("and corner marks", page.inside("r1c3", ".corner").await, "4")?;
    page.same("its title, and who set it", page.text(".status .title").await, "Dawn · Mina")
}

pub(crate) async fn colours_of_other_sites_come_along(page: &Page) -> Outcome {
    let cell = |at: usize, digit: u8| match (at, digit) {
        (1, _) => r##"{"c":"#ff0000"}"##.to_owned(),
        (2, _) => r##"{"c":["#00ff00","#ff0000"]}"##.to_owned(),
        (_, b'.') => "{}".to_owned(),
        (_, digit) => format!(r#"{{"value":{},"given":true}}"#, digit as char),
    };
    let cells: Vec<String> = LINE.bytes().enumerate().map(|(at, digit)| cell(at, digit)).collect();
    let rows: Vec<String> = cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    page.paste(&format!(r#"{{"size":9,"grid":[{}]}}"#, rows.join(","))).await;
    page.wait_long("a colour", "document.querySelector('#cell-1.coloured')").await?;
    let label = |name: &str, colours: &str| {
        let empty = page.phrase("label-empty", &[("cell", &page.place(name))]);
        page.phrase("label-colours", &[("label", &empty), ("colours", &colours)])
    };
    page.reads("one", &page.label("r1c2").await, &label("r1c2", "1"), "row 1, column 2, empty, colour 1")?;
    page.reads("and two", &page.label("r1c3").await, &label("r1c3", "1 2"), "row 1, column 3, empty, colour 1 2")?;
    page.same("and none", page.js("document.querySelector('#cell-3.coloured')").await, Value::Null)
}

pub(crate) async fn what_is_wrong_is_said_in_the_language_of_the_page(page: &Page) -> Outcome {
    crate::languages::speak(page, "de", "play").await;
    let says = |text: &str| format!("document.body.textContent.includes('{text}')");
    page.paste(&LINE[1..]).await;
    page.wait_long("the reason", &says("80 Zellen, erwartet wurden 81")).await?;
    page.paste(&LINE.replace('3', "q")).await;
    page.wait_long("the place", &says("Zeile 2, Spalte 3")).await?;
    let broken = file("german", "two.txt", &format!("{LINE}\n{LINE}\n{}\n", &LINE[1..]));
    pick(page, &broken).await;
    page.wait_long("the table", "document.querySelector('#batch-unreadable')").await?;
    page.click("#batch-unreadable summary").await;
    page.click("#batch-more").await;
    page.wait("its reason", "document.querySelector('#unreadable')?.textContent.includes('80 Zellen')").await
}

pub(crate) async fn dropped_files_are_read(page: &Page) -> Outcome {
    let rows = LINE.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row).into_owned());
    let boxed = file("dropped", "world's hardest.txt", &rows.collect::<Vec<_>>().join("\n"));
    drop_file(page, &boxed, "#board").await;
    page.wait("the puzzle", "document.querySelector('#cell-0 .digit')?.textContent === '8'").await?;
    page.same("a file dropped on the board is read", page.grid().await, LINE)?;
    page.same("and gives the game its name", page.text(".title").await, "world's hardest.txt")?;
    let known = "53..7....6..295....98....6.8...6...34..8.3..27...1...6.6....18....429..5....8..79";
    let several = file("dropped", "two.txt", &format!("{LINE}\n{known}\n"));
    drop_file(page, &several, "#tab-lab").await;
    page.wait("a table", "document.querySelectorAll('.open-row').length === 2").await?;
    page.click(".batch-rows .batch-row:nth-child(2) .open-row").await;
    page.wait("the puzzle", "document.querySelector('#cell-0 .digit')?.textContent === '5'").await?;
    page.same("one of several is picked", page.grid().await, known)?;
    let text = || json!({ "items": [{ "mimeType": "text/plain", "data": LINE }], "dragOperationsMask": 1 });
    page.screen("enter").await;
    drop_on(page, text(), "#enter-text").await;
    pause(300).await;
    page.same("a text dropped in a field stays there", page.grid().await, known)?;
    drop_on(page, text(), "#board").await;
    page.wait("the puzzle", "document.querySelector('#cell-0 .digit')?.textContent === '8'").await?;
    page.same("and is read anywhere else", page.grid().await, LINE)
}

pub(crate) async fn gzipped_files_are_read(page: &Page) -> Outcome {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("testdata").join("samples");
    pick(page, &samples.join("mixed.txt.gz")).await;
    crate::batch::read(page, 50_000).await
}

pub(crate) async fn files_in_any_encoding_are_read(page: &Page) -> Outcome {
    let folder = folder("encodings");
    let text = format!("{LINE}\r\n").repeat(3);
    let little = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    let big = |text: &str| text.encode_utf16().flat_map(u16::to_be_bytes).collect::<Vec<u8>>();
    let marked = format!("\u{FEFF}{text}");
    let files = [little(&marked), big(&marked), little(&text), big(&text), marked.clone().into_bytes()];
    for (i, bytes) in files.into_iter().enumerate() {
        let path = folder.join(format!("{i}.txt"));
        std::fs::write(&path, bytes).unwrap();
        page.screen("enter").await;
        pick(page, &path).await;
        crate::batch::read(page, 3).await?;
        page.visit("#enter").await;
    }
    Ok(())
}

pub(crate) async fn what_cannot_be_read_is_told(page: &Page) -> Outcome {
    pick(page, &file("told", "some.txt", &format!("{LINE}\n{}\n{LINE}\n", &LINE[..80]))).await;
    crate::batch::read(page, 2).await?;
    let (said, lost) =
        (page.text("#batch-unreadable summary").await, page.phrase("batch-unreadable", &[("count", &1_u8)]));
    page.reads("the bad line is told", &said, &lost, "1 record couldn’t be read")?;
    pick(page, &file("told", "book.xlsx", "PK\u{3}\u{4}\u{14}\0xl/workbook.xml")).await;
    let kind = page.fault("an Excel workbook (xlsx); save it as CSV first", "binary-xlsx", &[]);
    page.has("#enter-said", &kind).await
}

/// The code of the link as grey pixels, four of them a module; `[width, pixels …]`.
const CODE: &str = "const done = arguments[0];
    const svg = document.querySelector('.qr');
    const copy = svg.cloneNode(true);
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    const size = 4 * svg.viewBox.baseVal.width;
    copy.setAttribute('width', size);
    copy.setAttribute('height', size);
    const image = new Image();
    image.onload = () => {
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = size;
        const pen = canvas.getContext('2d');
        pen.drawImage(image, 0, 0);
        done([size, ...pen.getImageData(0, 0, size, size).data.filter((_, i) => i % 4 === 0)]);
    };
    image.onerror = () => done([]);
    image.src = 'data:image/svg+xml,' + encodeURIComponent(new XMLSerializer().serializeToString(copy));";

pub(crate) async fn the_code_of_a_link_can_be_scanned(page: &Page) -> Outcome {
    page.visit(&format!("#p={LINE}")).await;
    page.screen("enter").await;
    page.wait("the code", "document.querySelector('.qr path')").await?;
    let pixels = page.browser.execute_async(CODE, vec![]).await.map_err(|error| error.to_string())?.json().clone();
    let pixels: Vec<usize> = serde_json::from_value(pixels).map_err(|error| error.to_string())?;
    let [width, pixels @ ..] = pixels.as_slice() else { return Err("the code could not be drawn".into()) };
    let grey = |x: usize, y: usize| u8::try_from(pixels[width * y + x]).unwrap();
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(*width, *width, grey);
    let grids = image.detect_grids();
    page.same("one code is seen", grids.len(), 1)?;
    let (_, text) = grids[0].decode().map_err(|error| error.to_string())?;
    let link = page.js("document.querySelector('#share-link').value").await;
    page.same("which is the link", json!(text), link)?;
    let size = page.js("document.querySelector('.qr').getBoundingClientRect().width").await.as_f64().unwrap();
    page.check(&format!("large enough to be scanned: {size} px"), size >= 160.0)
}

/// From now on what is copied is noted, in place of the clipboard.
const NOTE_COPIES: &str =
    "(navigator.clipboard.writeText = async text => { window.copied = text; }, window.copied = '')";

pub(crate) async fn ctrl_c_copies_the_position_in_the_form_chosen_last(page: &Page) -> Outcome {
    page.visit(&format!("#p={LINE}")).await;
    page.js(NOTE_COPIES).await;
    page.click(&cell("r1c2")).await;
    page.digit_key(2, 0).await;
    page.letter('c', CTRL).await;
    page.same("a line at first", page.js("window.copied").await, json!(LINE.replacen("8.", "82", 1)))?;
    page.reads("it says so", &page.said().await, &copied(page, "form-line"), "Copied as 81 characters")?;
    // In a low window that lies over the commands below the keys.
    page.click("#message-close").await;
    page.click("#to-share").await;
    page.wait("the ways out", "document.querySelector('#copy-form')").await?;
    page.type_into("#copy-form", "candidates").await;
    page.click("#copy-text").await;
    let grid = page.js("window.copied").await;
    page.check("then candidates in frames", grid.as_str().is_some_and(|grid| grid.starts_with(".-")))?;
    page.js("window.copied = ''").await;
    page.screen("play").await;
    page.click(&cell("r1c3")).await;
    page.letter('c', CTRL).await;
    page.same("and so from now on", page.js("window.copied").await, grid.clone())?;
    page.paste(grid.as_str().unwrap()).await;
    page.wait("the grid", "document.querySelector('#cell-1.given')").await?;
    page.same("which reads back", page.digit("r1c2").await, "2")?;
    page.js("(getSelection().selectAllChildren(document.querySelector('.title')), window.copied = '')").await;
    page.letter('c', CTRL).await;
    page.same("text that is selected is the browser's to copy", page.js("window.copied").await, "")?;
    page.screen("enter").await;
    page.click("#share-link").await;
    page.letter('c', CTRL).await;
    page.same("and so is a field's", page.js("window.copied").await, "")
}

/// What the page says once something is copied in a form.
fn copied(page: &Page, form: &'static str) -> String {
    page.phrase("copied-as", &[("form", &page.word(form))])
}

/// What is seen of every cell.
const SEEN: &str =
    "[...document.querySelectorAll('.cell')].map(e => e.textContent + e.style.backgroundImage).join('|')";

pub(crate) async fn a_link_keeps_progress(page: &Page) -> Outcome {
    page.screen("enter").await;
    page.wait("the link", "document.querySelector('#share-link')").await?;
    page.same("nothing to keep yet", page.js("document.querySelector('#progress-link')").await, Value::Null)?;
    page.screen("play").await;
    fill_a_game(page).await;
    let before = page.js(SEEN).await;
    page.click("#to-share").await;
    page.wait("both links", "document.querySelector('#progress-link')?.value").await?;
    let link = page.js("document.querySelector('#progress-link').value").await.as_str().unwrap().to_owned();
    let plain = page.js("document.querySelector('#share-link').value").await.as_str().unwrap().to_owned();
    page.check("it begins as the other", link.starts_with(&plain) && link.len() > plain.len())?;
    page.fresh().await;
    page.visit(&link[link.find('#').unwrap()..]).await;
    page.same("everything is there", page.js(SEEN).await, before.clone())?;
    page.letter('z', CTRL).await;
    page.same("as one step", page.digit("r1c3").await, "")?;
    page.letter('y', CTRL).await;
    page.digit_key(8, 0).await;
    let after = page.js(SEEN).await;
    page.browser.refresh().await.map_err(|error| error.to_string())?;
    page.wait("the board", "document.querySelectorAll('.cell').length === 81").await?;
    page.same("what came after outlives a reload", page.js(SEEN).await, after)?;
    page.paste(&link).await;
    page.wait("the way back", "document.querySelector('#take-back')").await?;
    page.same("a link can be pasted", page.js(SEEN).await, before.clone())?;
    page.visit(&plain[plain.find('#').unwrap()..]).await;
    page.same("the other opens the same puzzle", page.js(SEEN).await, before)?;
    page.fresh().await;
    page.visit(&plain[plain.find('#').unwrap()..]).await;
    page.same("from its start", page.digit("r1c3").await, "")?;
    page.visit(&link[link.find('#').unwrap()..link.len() - 1]).await;
    page.wait("the reason", "document.querySelector('#enter-said')?.textContent").await
}

pub(crate) async fn a_file_over_the_page_shows_where_it_goes(page: &Page) -> Outcome {
    let path = file("zone", "one.txt", LINE);
    let data = json!({ "items": [], "files": [path.to_str().unwrap()], "dragOperationsMask": 1 });
    let shown = "document.querySelector('.drop-zone')?.checkVisibility() ?? false";
    for kind in ["dragEnter", "dragOver"] {
        page.cdp("Input.dispatchDragEvent", json!({ "type": kind, "x": 300, "y": 300, "data": data })).await;
    }
    page.wait("the zone", shown).await?;
    page.js("window.dispatchEvent(new DragEvent('dragleave'))").await;
    page.same("gone with the pointer", page.js(shown).await, false)?;
    drop_file(page, &path, "#board").await;
    page.wait("the puzzle", "document.querySelector('#cell-0 .digit')?.textContent === '8'").await?;
    page.same("gone with the drop", page.js(shown).await, false)
}

/// What is kept of every game and of the settings, by name. When a game was last played is when it was last opened.
const KEPT: &str = "Object.fromEntries(Object.keys(localStorage).filter(k => !k.endsWith('shelf')).sort()
    .map(k => { const v = JSON.parse(localStorage[k]); delete v.played; delete v.seconds; return [k, v]; }))";

pub(crate) async fn a_backup_restores_everything(page: &Page) -> Outcome {
    fill_a_game(page).await;
    page.visit(&format!("#p={LINE}")).await;
    page.click(&cell("r1c2")).await;
    page.digit_key(2, 0).await;
    page.screen("settings").await;
    page.click("#wrap").await;
    page.js("localStorage['ichidoku.variants'] = '{\"drafts\": [], \"games\": [{\"puzzle\": \".Shape~4x4\"}]}'").await;
    pause(100).await;
    let folder = downloads(page, "backup").await;
    page.click("#backup").await;
    let path = saved(&folder.join("ichidoku-backup.json")).await?;
    // Whoever saved it used another language.
    let backup = std::fs::read_to_string(&path).unwrap();
    page.check("the language is in it", backup.contains("\"language\":\"\""))?;
    std::fs::write(&path, backup.replace("\"language\":\"\"", "\"language\":\"fr\"")).unwrap();
    let before = page.js(KEPT).await;
    let names: Vec<&String> = before.as_object().unwrap().keys().collect();
    page.same("two games, a variant and the settings are kept", names.len(), 4)?;
    page.fresh().await;
    page.check("all is gone", page.js(KEPT).await != before)?;
    pick(page, &path).await;
    page.has("#enter-said", &page.phrase("restored", &[("count", &2_usize)])).await?;
    let language = page.js("document.documentElement.lang").await;
    page.same("the page keeps its language", language, page.code())?;
    page.same("the last game is open again", page.digit("r1c2").await, "2")?;
    let restored = page.js(KEPT).await;
    for name in names {
        let part = |kept: &Value| kept[name].clone();
        page.same(&format!("{name} is as it was"), part(&restored), part(&before))?;
    }
    page.screen("settings").await;
    page.click(".game-list li:last-child .game").await;
    let noted = page.phrase("label-notes", &[("cell", &page.place("r1c4")), ("notes", &"2 6")]);
    let label = page.phrase("label-colours", &[("label", &noted), ("colours", &"3")]);
    let english = "row 1, column 4, empty, notes 2 6, colour 3";
    page.reads("marks and colours are back", &page.label("r1c4").await, &label, english)?;
    page.same("and those of candidates", page.inside("r2c2", ".tint-4").await, "7")?;
    page.letter('y', CTRL).await;
    page.same("redo goes on", page.digit("r1c4").await, "9")?;
    for _ in 0..8 {
        page.letter('z', CTRL).await;
    }
    page.same("and undo goes all the way back", page.digit("r1c3").await, "")
}

/// A digit, both marks, a cell's colour, a candidate's colour, and something undone.
async fn fill_a_game(page: &Page) {
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    page.click(&cell("r1c4")).await;
    page.digit_key(2, SHIFT).await;
    page.digit_key(6, CTRL).await;
    page.digit_key(3, CTRL | SHIFT).await;
    page.click("#tool-colour").await;
    page.click("#tint-candidates").await;
    page.click("#key-4").await;
    page.click(&cell("r2c2")).await;
    page.digit_key(7, 0).await;
    page.click("#tool-digit").await;
    page.click(&cell("r1c4")).await;
    page.digit_key(9, 0).await;
    page.letter('z', CTRL).await;
}

/// From now on what is copied with a table is noted, in place of the clipboard.
const NOTE_TABLES: &str = "(navigator.clipboard.write = async ([item]) => {
    const text = async type => (await item.getType(type)).text();
    window.copied = await text('text/plain');
    window.table = await text('text/html');
}, window.copied = window.table = '')";

/// Opens the ways out of the app.
async fn open_exchange(page: &Page) -> Outcome {
    page.screen("enter").await;
    page.wait_long("the ways out", "document.querySelector('#share-link')?.value.includes('#p=')").await
}

/// Copies in a form.
async fn copy_as(page: &Page, form: &str) -> Value {
    page.js("window.copied = ''").await;
    page.type_into("#copy-form", form).await;
    page.click("#copy-text").await;
    page.wait(form, "window.copied !== ''").await.unwrap();
    page.js("window.copied").await
}

pub(crate) async fn every_form_can_be_copied(page: &Page) -> Outcome {
    page.visit(&format!("#p={LINE}")).await;
    page.js(NOTE_COPIES).await;
    page.js(NOTE_TABLES).await;
    open_exchange(page).await?;
    let forms = page.js("[...document.querySelectorAll('#copy-form option')].map(o => o.value)").await;
    let forms: Vec<String> = serde_json::from_value(forms).map_err(|error| error.to_string())?;
    page.check(&format!("they are many: {forms:?}"), forms.len() >= 28)?;
    let is_named = "[...document.querySelectorAll('#copy-form option')].every(o => o.textContent.trim())";
    page.same("each has a name", page.js(is_named).await, true)?;
    for form in &forms {
        let copied = copy_as(page, form).await;
        page.check(&format!("{form}: {copied}"), copied.as_str().is_some_and(|text| text.len() > 20))?;
    }
    let link = copy_as(page, "sudokupad").await;
    page.same("a link", link, json!("https://sudokupad.app/scfwe3u0RJWZvA45vVXf6S8ZLnO"))?;
    page.js("window.table = ''").await;
    let rows = copy_as(page, "rows").await;
    page.check("nine lines", rows.as_str().is_some_and(|rows| rows.lines().count() == 9))?;
    let cells = "(t => { const d = new DOMParser().parseFromString(t, 'text/html');
        return [...d.querySelectorAll('td')].map(e => e.textContent || '.').join(''); })(window.table)";
    page.same("with a table", page.js(cells).await, json!(LINE))?;
    page.reads("it says so", &page.said().await, &copied(page, "form-rows"), "Copied as nine lines")?;
    page.js("window.copied = ''").await;
    page.screen("play").await;
    page.click(&cell("r1c3")).await;
    page.letter('c', CTRL).await;
    page.same("Ctrl + C has the same form", page.js("window.copied.split('\\n').length > 8").await, true)
}

pub(crate) async fn files_are_saved(page: &Page) -> Outcome {
    page.visit(&format!("#p={LINE}")).await;
    page.click(&cell("r1c2")).await;
    page.digit_key(2, CTRL).await;
    open_exchange(page).await?;
    page.has(".share", page.word("exchange-save")).await?;
    page.has(".share", page.word("exchange-copy")).await?;
    let folder = downloads(page, "saved").await;
    for (form, name, beginning) in [
        ("svg", "sudoku.svg", &b"<svg "[..]),
        ("png", "sudoku.png", b"\x89PNG"),
        ("pdf", "sudoku.pdf", b"%PDF-1.7"),
        ("f-puzzles-json", "sudoku.txt", b"{"),
        ("opensudoku", "sudoku.opensudoku", b"<?xml"),
        ("sdx", "sudoku.sdx", b"8 2 "),
    ] {
        page.type_into("#save-form", form).await;
        let shown = page.js("document.querySelector('#png-scale').checkVisibility()").await;
        page.same(&format!("{form} has a size"), shown, form == "png")?;
        if form == "png" {
            page.type_into("#png-scale", "3").await;
            page.click("#png-clear").await;
        }
        page.click("#save").await;
        let bytes = std::fs::read(saved(&folder.join(name)).await?).map_err(|error| error.to_string())?;
        page.check(&format!("{form} is whole"), bytes.starts_with(beginning))?;
        if form == "png" {
            page.same("three times as wide", u32::from_be_bytes(bytes[16..20].try_into().unwrap()), 3 * 478)?;
        }
    }
    let said = page.said().await;
    page.check(&format!("it says so: {said}"), page.is_phrase(&said, "saved-as", &[]))
}

pub(crate) async fn pages_are_seen_before_they_are_printed(page: &Page) -> Outcome {
    const SHEETS: &str = "document.querySelectorAll('.sheets img').length";
    page.visit(&format!("#p={LINE}")).await;
    open_exchange(page).await?;
    page.click("#print").await;
    page.wait("a page", &format!("{SHEETS} === 1")).await?;
    let loads = "(i => i.complete && i.naturalWidth > 500)(document.querySelector('.sheets img'))";
    page.wait("which is drawn", loads).await?;
    page.type_into("#print-solutions", "end").await;
    page.wait("a page of solutions", &format!("{SHEETS} === 2")).await?;
    page.type_into("#print-count", "4").await;
    page.type_into("#print-grade", "easy").await;
    page.wait_long("new puzzles", &format!("{SHEETS} === 5")).await?;
    page.type_into("#print-per-page", "4").await;
    page.wait("all on one page", &format!("{SHEETS} === 2")).await?;
    page.type_into("#print-per-page", "9").await;
    page.type_into("#print-paper", "a5").await;
    page.click("#print-candidates").await;
    page.has("#print-said", page.word("print-small-candidates")).await?;
    page.click("#print-candidates").await;
    page.type_into("#print-title", "Monday").await;
    page.wait("pages again", &format!("{SHEETS} === 2")).await?;
    page.js("window.print = () => { window.printed = [document.querySelectorAll('.print-pages img').length,
        [...document.styleSheets[0].cssRules].map(rule => rule.cssText).find(rule => rule.startsWith('@page'))]; }")
        .await;
    page.click("#print-now").await;
    page.wait("the printer", "window.printed").await?;
    page.same("two pages", page.js("window.printed[0]").await, 2)?;
    let rule = page.js("window.printed[1]").await;
    page.check(
        &format!("of the paper's size: {rule}"),
        rule.as_str().is_some_and(|rule| rule.contains("419.53pt 595.28pt")),
    )?;
    page.wait("the app again", "!document.querySelector('.print-pages')").await
}

/// Puts a sheet of the system in place that notes what is shared.
const SHEET: &str = "(() => { navigator.canShare = () => true;
    navigator.share = async what => { window.shared = { ...what, names: (what.files ?? []).map(f => f.name + ' ' + f.type) }; }; })()";

pub(crate) async fn the_systems_sheet_takes_a_link_and_a_picture(page: &Page) -> Outcome {
    page.js(SHEET).await;
    open_exchange(page).await?;
    page.click("#share-system").await;
    page.wait("what is shared", "window.shared").await?;
    page.same("a picture", page.js("window.shared.names.join()").await, "sudoku.png image/png")?;
    page.check("and the link", page.js("window.shared.text.includes('#p=')").await == true)
}

pub(crate) async fn what_the_system_hands_over_is_read(page: &Page) -> Outcome {
    let take = format!(
        "(async () => {{ const form = new FormData(); form.set('text', 'look: {LINE}'.slice(6));
            const cache = await caches.open('shared ' + new URL('./', location.href));
            await cache.put('share', new Response(form)); }})()"
    );
    page.js(&take).await;
    page.goto("?shared").await;
    page.wait_long("what was shared", "document.querySelector('#cell-0 .digit')?.textContent === '8'").await?;
    page.same("whole", page.grid().await, LINE)?;
    page.same("and only once", page.js("location.search").await, "")?;
    page.fresh().await;
    page.js("import('./doors.js').then(() => 1)").await;
    let manifest = "fetch('manifest.webmanifest').then(answer => answer.json())
        .then(({ file_handlers, share_target }) => { window.doors = Object.keys(file_handlers[0].accept).length + share_target.method; })";
    page.js(manifest).await;
    page.wait("the manifest", "window.doors === '5POST'").await
}

/// Waits for a file that the browser saves.
pub(crate) async fn saved(path: &Path) -> Result<PathBuf, String> {
    for _ in 0..200 {
        if path.is_file() {
            return Ok(path.to_owned());
        }
        pause(50).await;
    }
    Err(format!("waited in vain for {}", path.display()))
}
