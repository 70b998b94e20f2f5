//! Prints the description of the interface, made anew, which docs/openapi.json holds:
//! `cargo run -p ichidoku-server --features schema --example describe > docs/openapi.json`.

fn main() {
    print!("{}", ichidoku_server::describe());
}
