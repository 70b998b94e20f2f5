//! Writes the app's files into a folder: `cargo run -p ichidoku-web-assets --example export -- FOLDER`.

use std::path::PathBuf;
use std::{env, fs, io};

use ichidoku_web_assets::FILES;

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).map(PathBuf::from);
    let folder = folder.ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "name a folder"))?;
    for file in FILES {
        let path = folder.join(file.path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, file.content.bytes()?)?;
    }
    println!("{} files in {}", FILES.len(), folder.display());
    Ok(())
}
