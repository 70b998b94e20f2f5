//! The modules of a crate and what each takes from the others, read from its sources.
//!
//! A name counts where it is defined: `use crate::solve::Search` is an arrow to the file that holds `Search`, not to the
//! folder that passes it on. So a folder that names its files' items again (`pub use`) has no arrow to them for that.
//!
//! Not seen are calls of methods, so an `impl` may stand above its type, and paths that a macro puts together: the
//! registry of the techniques is above their files, whose names they themselves do not know.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Ident, UseTree, Visibility};

use super::public_names::is_for_tests;
use crate::repository::TextFile;

/// A path's words: `["crate", "solve", "Search"]`.
type Words = Vec<String>;

/// A module takes a name from another.
pub(crate) struct Arrow {
    /// The path of the module that takes it, in the crate.
    pub(crate) from: Words,
    /// The path of the module that defines it.
    pub(crate) to: Words,
    /// The name as it is spelled.
    pub(crate) name: String,
    /// Where: `crates/a/src/b.rs:7`.
    pub(crate) place: String,
}

/// A module in a file of its own.
struct Module {
    file: String,
    /// Its path in the crate; empty for the crate itself.
    path: Words,
    /// The names that it defines.
    defined: BTreeSet<String>,
    /// The names that it brings in, and from where.
    imported: BTreeMap<String, Import>,
    /// What it brings in whole, as `use super::*` does.
    globs: Vec<Import>,
    /// The paths that its code spells out.
    spelled: Vec<(Words, usize)>,
    /// The modules below it that are compiled for tests only.
    tests: Words,
}

impl Module {
    fn test_modules(&self) -> impl Iterator<Item = Words> {
        self.tests.iter().map(|name| [&self.path[..], std::slice::from_ref(name)].concat())
    }
}

/// A name brought in by `use`.
struct Import {
    path: Words,
    line: usize,
    /// Whether it is passed on, as `pub use` does.
    passed_on: bool,
}

/// The modules of one crate.
pub(crate) struct Modules {
    modules: Vec<Module>,
    places: BTreeMap<Words, usize>,
}

impl Modules {
    /// Reads the files of a crate's `src` folder.
    pub(crate) fn read(source: &str, files: &[&TextFile]) -> Result<Self, String> {
        let module = |file: &&TextFile| {
            let path = module_path(file.path.strip_prefix(source).unwrap_or(&file.path));
            read_module(file, path).map_err(|error| format!("{}: {error}", file.path))
        };
        let modules: Vec<Module> = files.iter().map(module).collect::<Result<_, _>>()?;
        let for_tests: BTreeSet<Words> = modules.iter().flat_map(Module::test_modules).collect();
        let modules: Vec<Module> = modules.into_iter().filter(|module| !for_tests.contains(&module.path)).collect();
        let places = modules.iter().enumerate().map(|(i, module)| (module.path.clone(), i)).collect();
        Ok(Self { modules, places })
    }

    /// What each module takes from others, one arrow for each pair of modules.
    pub(crate) fn arrows(&self) -> Vec<Arrow> {
        (0..self.modules.len()).flat_map(|from| self.arrows_from(from).into_values()).collect()
    }

    fn arrows_from(&self, from: usize) -> BTreeMap<usize, Arrow> {
        let module = &self.modules[from];
        let taken = |import: &Import| Some((self.find(from, &import.path, 0)?, import.path.join("::"), import.line));
        let own = module.imported.values().filter(|import| !import.passed_on).filter_map(taken);
        let whole = module.globs.iter().filter(|import| !import.passed_on).filter_map(|import| {
            let path = self.absolute(from, &import.path, 0)?;
            Some((*self.places.get(&path)?, format!("{}::*", import.path.join("::")), import.line))
        });
        let spelled =
            module.spelled.iter().filter_map(|(path, line)| Some((self.find(from, path, 0)?, path.join("::"), *line)));
        let mut arrows = BTreeMap::new();
        for (to, name, line) in own.chain(whole).chain(spelled).filter(|(to, ..)| *to != from) {
            let place = format!("{}:{line}", module.file);
            let arrow = || Arrow { from: module.path.clone(), to: self.modules[to].path.clone(), name, place };
            arrows.entry(to).or_insert_with(arrow);
        }
        arrows
    }

    /// The module that defines what a path means in a module; nothing where the path only names a module, whose items
    /// are then spelled with it, or leads out of the crate.
    fn find(&self, from: usize, path: &[String], depth: usize) -> Option<usize> {
        let path = self.absolute(from, path, depth)?;
        let (module, rest) = self.deepest(&path)?;
        let name = rest.first()?;
        self.definer(module, name, rest, depth)
    }

    /// The module that defines a name which another has, perhaps from elsewhere.
    fn definer(&self, module: usize, name: &String, rest: &[String], depth: usize) -> Option<usize> {
        let place = &self.modules[module];
        if place.defined.contains(name) || depth > DEEPEST {
            return Some(module);
        }
        if let Some(import) = place.imported.get(name) {
            return self.find(module, &[&import.path[..], &rest[1..]].concat(), depth + 1);
        }
        let through_glob = |import: &Import| {
            let path = [&import.path[..], rest].concat();
            self.find(module, &path, depth + 1).filter(|&found| self.modules[found].defined.contains(name))
        };
        place.globs.iter().find_map(through_glob).or(Some(module))
    }

    /// The longest part of a path that is a module, and what follows.
    fn deepest<'a>(&self, path: &'a [String]) -> Option<(usize, &'a [String])> {
        (0..=path.len()).rev().find_map(|end| Some((*self.places.get(&path[..end])?, &path[end..])))
    }

    /// The path from the crate's root, if it stays in the crate.
    fn absolute(&self, from: usize, path: &[String], depth: usize) -> Option<Words> {
        let module = &self.modules[from];
        let (first, rest) = path.split_first()?;
        let child = [&module.path[..], std::slice::from_ref(first)].concat();
        match first.as_str() {
            "crate" => Some(rest.to_vec()),
            "self" => Some([&module.path[..], rest].concat()),
            "super" => {
                let supers = path.iter().take_while(|word| *word == "super").count();
                let kept = module.path.len().checked_sub(supers)?;
                Some([&module.path[..kept], &path[supers..]].concat())
            }
            _ if self.places.contains_key(&child) => Some([&child[..], rest].concat()),
            _ if depth > DEEPEST => None,
            // A name brought in: a module, or a type before `::new`.
            _ => {
                let import = module.imported.get(first)?;
                (import.path.first() != Some(first)).then_some(())?;
                self.absolute(from, &[&import.path[..], rest].concat(), depth + 1)
            }
        }
    }
}

/// How often a name may be passed on before it is taken for a circle of `use`.
const DEEPEST: usize = 8;

/// The path of a module from that of its file in `src`.
fn module_path(file: &str) -> Words {
    let words: Words = file.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    match words.split_last() {
        Some((last, folder)) if ["lib", "main", "mod"].contains(&last.as_str()) => folder.to_vec(),
        _ => words,
    }
}

fn read_module(file: &TextFile, path: Words) -> Result<Module, String> {
    let syntax = syn::parse_file(&file.text).map_err(|error| error.to_string())?;
    let module = Module {
        file: file.path.clone(),
        path,
        defined: BTreeSet::new(),
        imported: BTreeMap::new(),
        globs: Vec::new(),
        spelled: Vec::new(),
        tests: Vec::new(),
    };
    let mut reader = Reader { module, depth: 0 };
    reader.visit_file(&syntax);
    Ok(reader.module)
}

/// Walks a file without its tests.
struct Reader {
    module: Module,
    /// How many modules inside the file are open; their names count as the file's.
    depth: usize,
}

impl Reader {
    fn define(&mut self, ident: &Ident) {
        self.module.defined.insert(ident.to_string());
    }

    fn import(&mut self, tree: &UseTree, before: &[String], passed_on: bool) {
        let with = |ident: &Ident| [before, &[ident.to_string()]].concat();
        let import = |path: &[String], line: usize| Import { path: self.seen_from_file(path), line, passed_on };
        let line = |ident: &Ident| ident.span().start().line;
        match tree {
            UseTree::Path(path) => self.import(&path.tree, &with(&path.ident), passed_on),
            UseTree::Name(name) if name.ident == "self" => {
                if let Some(last) = before.last() {
                    let import = import(before, line(&name.ident));
                    self.module.imported.insert(last.clone(), import);
                }
            }
            UseTree::Name(name) => {
                let import = import(&with(&name.ident), line(&name.ident));
                self.module.imported.insert(name.ident.to_string(), import);
            }
            UseTree::Rename(rename) => {
                let path = if rename.ident == "self" { before.to_vec() } else { with(&rename.ident) };
                let name = if rename.rename == "_" { path.join("::") } else { rename.rename.to_string() };
                let import = import(&path, line(&rename.ident));
                self.module.imported.insert(name, import);
            }
            UseTree::Glob(star) => {
                let import = import(before, star.star_token.spans[0].start().line);
                self.module.globs.push(import);
            }
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.import(tree, before, passed_on)),
        }
    }

    /// The paths in the body of a macro or an attribute.
    fn spell_tokens(&mut self, tokens: TokenStream) {
        let mut path: Words = Vec::new();
        let mut line = 0;
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(word) if colons == 2 || path.is_empty() => {
                    line = word.span().start().line;
                    path.push(word.to_string());
                    colons = 0;
                    continue;
                }
                TokenTree::Punct(mark) if mark.as_char() == ':' && !path.is_empty() && colons < 2 => {
                    colons += 1;
                    continue;
                }
                _ => {}
            }
            self.spell(&std::mem::take(&mut path), line);
            colons = 0;
            match token {
                TokenTree::Group(group) => self.spell_tokens(group.stream()),
                TokenTree::Ident(word) => {
                    line = word.span().start().line;
                    path.push(word.to_string());
                }
                _ => {}
            }
        }
        self.spell(&path, line);
    }

    fn spell(&mut self, path: &[String], line: usize) {
        if path.len() > 1 {
            self.module.spelled.push((self.seen_from_file(path), line));
        }
    }

    /// A path inside a module inside the file, as the file itself would spell it.
    fn seen_from_file(&self, path: &[String]) -> Words {
        let inside = path.iter().take(self.depth).take_while(|word| *word == "super").count();
        match path.get(inside) {
            Some(word) if inside > 0 && word != "super" => [&["self".to_owned()][..], &path[inside..]].concat(),
            _ => path[inside..].to_vec(),
        }
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        let (attributes, ident) = match item {
            syn::Item::Const(item) => (&item.attrs, Some(&item.ident)),
            syn::Item::Enum(item) => (&item.attrs, Some(&item.ident)),
            syn::Item::Fn(item) => (&item.attrs, Some(&item.sig.ident)),
            syn::Item::Macro(item) => (&item.attrs, item.ident.as_ref()),
            syn::Item::Mod(item) => (&item.attrs, None),
            syn::Item::Static(item) => (&item.attrs, Some(&item.ident)),
            syn::Item::Struct(item) => (&item.attrs, Some(&item.ident)),
            syn::Item::Trait(item) => (&item.attrs, Some(&item.ident)),
            syn::Item::Type(item) => (&item.attrs, Some(&item.ident)),
            syn::Item::Union(item) => (&item.attrs, Some(&item.ident)),
            syn::Item::Impl(item) => (&item.attrs, None),
            syn::Item::Use(item) => (&item.attrs, None),
            _ => return visit::visit_item(self, item),
        };
        if !is_for_tests(attributes) {
            ident.into_iter().for_each(|ident| self.define(ident));
            visit::visit_item(self, item);
        } else if let syn::Item::Mod(item) = item {
            self.module.tests.push(item.ident.to_string());
        }
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.depth += 1;
        visit::visit_item_mod(self, item);
        self.depth -= 1;
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.import(&item.tree, &[], !matches!(item.vis, Visibility::Inherited));
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let words: Words = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let line = path.segments.first().map_or(0, |segment| segment.ident.span().start().line);
        self.spell(&words, line);
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        self.visit_path(&mac.path);
        self.spell_tokens(mac.tokens.clone());
    }

    fn visit_meta_list(&mut self, list: &'ast syn::MetaList) {
        self.spell_tokens(list.tokens.clone());
    }

    fn visit_vis_restricted(&mut self, _: &'ast syn::VisRestricted) {}
}
