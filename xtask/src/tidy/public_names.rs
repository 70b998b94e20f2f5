//! The public names that a source file declares.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Ident, Visibility};

/// A public name: `Puzzle::clashes`, `Puzzle`, or a bare name from inside a macro.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PublicName {
    pub(crate) path: String,
    pub(crate) line: usize,
}

impl PublicName {
    /// The last part of the path.
    pub(crate) fn name(&self) -> &str {
        self.path.rsplit("::").next().unwrap_or(&self.path)
    }
}

/// All public functions, types, constants, modules, traits with their items, variants and fields of a source text.
pub(crate) fn public_names(text: &str) -> Result<Vec<PublicName>, String> {
    let file = syn::parse_file(text).map_err(|error| error.to_string())?;
    let mut collector = Collector { owner: None, names: Vec::new() };
    collector.visit_file(&file);
    Ok(collector.names)
}

/// Walks the items of a file.
struct Collector {
    /// The type or trait whose members are being walked.
    owner: Option<String>,
    names: Vec<PublicName>,
}

impl Collector {
    fn add(&mut self, visibility: &Visibility, ident: &Ident) {
        if matches!(visibility, Visibility::Public(_)) {
            self.add_always(ident);
        }
    }

    fn add_always(&mut self, ident: &Ident) {
        let owner = self.owner.iter().map(|owner| format!("{owner}::")).collect::<String>();
        self.names.push(PublicName { path: format!("{owner}{ident}"), line: ident.span().start().line });
    }

    /// Walks the members of a type or trait.
    fn within(&mut self, owner: String, walk: impl FnOnce(&mut Self)) {
        let outer = self.owner.replace(owner);
        walk(self);
        self.owner = outer;
    }

    /// Adds what follows `pub fn`, `pub struct` and so on in the body of a macro, its public fields, and the types and
    /// variants that begin an entry of it, as in `vocabulary! { Solve => Solved; }` or `pub enum Kind { One, Two }`.
    fn add_from_macro(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        let (mut public, mut begins) = (false, true);
        while let Some(token) = tokens.next() {
            let begun = std::mem::replace(&mut begins, false);
            match token {
                TokenTree::Group(group) => {
                    // `pub(crate)` is not public. An attribute is no entry, and a body ends one.
                    public = false;
                    begins = begun || group.delimiter() == Delimiter::Brace;
                    self.add_from_macro(group.stream());
                }
                TokenTree::Ident(word) if word == "pub" => public = true,
                TokenTree::Ident(word) if public && introduces_a_name(&word) => {
                    if let Some(TokenTree::Ident(name)) = tokens.peek().filter(|next| !is_qualifier(next)) {
                        self.add_always(&name.clone());
                        public = false;
                    }
                }
                TokenTree::Ident(word) if is_qualifier(&TokenTree::Ident(word.clone())) => {}
                TokenTree::Ident(word) => {
                    let goes_on = matches!(tokens.peek(), Some(TokenTree::Punct(next)) if [':', '!', '.'].contains(&next.as_char()));
                    let is_field = public && goes_on;
                    if is_field || begun && is_camel_case(&word) && !goes_on {
                        self.add_always(&word);
                    }
                    public = false;
                }
                TokenTree::Punct(mark) => {
                    public = false;
                    begins = [';', ','].contains(&mark.as_char())
                        || begun && ['#', '$', '*', '+', '?'].contains(&mark.as_char());
                }
                TokenTree::Literal(_) => public = false,
            }
        }
    }
}

/// Whether a word is written like a type or a variant.
fn is_camel_case(word: &Ident) -> bool {
    let word = word.to_string();
    word.starts_with(char::is_uppercase) && word.contains(char::is_lowercase) && word != "Self"
}

/// Whether the next word is a name, as after `fn`.
fn introduces_a_name(word: &Ident) -> bool {
    ["fn", "struct", "enum", "const", "static", "type", "trait", "mod", "union"].iter().any(|w| word == w)
}

/// Whether the word may stand between `pub` and `fn`.
fn is_qualifier(token: &TokenTree) -> bool {
    let TokenTree::Ident(word) = token else { return false };
    ["const", "async", "unsafe", "extern", "fn"].iter().any(|w| word == w)
}

/// Whether an item is compiled for tests only.
pub(crate) fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg") && attribute.parse_args::<Ident>().is_ok_and(|word| word == "test")
    })
}

impl<'ast> Visit<'ast> for Collector {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_for_tests(&item.attrs) {
            self.add(&item.vis, &item.ident);
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        // What a function declares inside itself is its own affair.
        self.add(&item.vis, &item.sig.ident);
    }

    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        self.add(&item.vis, &item.ident);
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        self.add(&item.vis, &item.ident);
    }

    fn visit_item_type(&mut self, item: &'ast syn::ItemType) {
        self.add(&item.vis, &item.ident);
    }

    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        self.add(&item.vis, &item.ident);
        self.within(item.ident.to_string(), |this| visit::visit_item_struct(this, item));
    }

    fn visit_field(&mut self, field: &'ast syn::Field) {
        if let Some(ident) = &field.ident {
            self.add(&field.vis, ident);
        }
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        self.add(&item.vis, &item.ident);
        if matches!(item.vis, Visibility::Public(_)) {
            self.within(item.ident.to_string(), |this| {
                for variant in &item.variants {
                    this.add_always(&variant.ident);
                    variant
                        .fields
                        .iter()
                        .filter_map(|field| field.ident.as_ref())
                        .for_each(|name| this.add_always(name));
                }
            });
        }
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        self.add(&item.vis, &item.ident);
        if matches!(item.vis, Visibility::Public(_)) {
            self.within(item.ident.to_string(), |this| {
                for member in &item.items {
                    match member {
                        syn::TraitItem::Fn(function) => this.add_always(&function.sig.ident),
                        syn::TraitItem::Const(constant) => this.add_always(&constant.ident),
                        syn::TraitItem::Type(alias) => this.add_always(&alias.ident),
                        _ => {}
                    }
                }
            });
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        if let syn::Type::Path(path) = &*item.self_ty
            && let Some(last) = path.path.segments.last()
            && item.trait_.is_none()
        {
            self.within(last.ident.to_string(), |this| visit::visit_item_impl(this, item));
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.add(&item.vis, &item.sig.ident);
    }

    fn visit_impl_item_const(&mut self, item: &'ast syn::ImplItemConst) {
        self.add(&item.vis, &item.ident);
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        self.add_from_macro(item.mac.tokens.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths(text: &str) -> Vec<String> {
        public_names(text).unwrap().into_iter().map(|name| name.path).collect()
    }

    #[test]
    fn every_kind_of_public_name_is_found() {
        let text = "
            pub mod a { pub fn b() {} }
            pub struct C { pub d: u8, e: u8 }
            pub enum F { G, H { i: u8 } }
            pub trait J { const K: u8; type L; fn m(); }
            pub type N = u8;
            pub const O: u8 = 0;
            pub static P: u8 = 0;
            impl C { pub const Q: u8 = 0; pub const fn r() {} fn s() {} }
            mod t { pub fn u() {} }
            macro_rules! v { ($w:ident) => { impl $w { pub const fn x() {} pub const Y: u8 = 0; pub(crate) fn z() {} } }; }
        ";
        let expected = "a b C C::d F F::G F::H F::i J J::K J::L J::m N O P C::Q C::r u x Y";
        assert_eq!(paths(text).join(" "), expected);
    }

    #[test]
    fn names_in_macros_are_found() {
        let text = "
            vocabulary! { /// A.
                Aa => Bb \"aa\" if \"x\"; #[doc = \"y\"] Cc => Dd; }
            macro_rules! made { ($($v:ident),*) => { pub enum Ee { $($v,)* Ff, Gg { hh: u8 } } pub struct Ii { pub jj: u8 } } }
            pairs!(Kk, Ll: 1, kk);
            fn f() { other! { Mm } }
        ";
        assert_eq!(paths(text).join(" "), "Aa Cc Ee Ff Gg Ii jj Kk");
    }

    #[test]
    fn private_names_and_those_of_tests_are_left_out() {
        let text = "
            fn a() { pub fn inside() {} }
            pub(crate) struct B { pub(crate) c: u8 }
            enum D { E }
            trait F { fn g(); }
            impl Clone for B { fn clone(&self) -> Self { todo!() } }
            #[cfg(test)] mod tests { pub fn h() {} }
        ";
        assert_eq!(paths(text), <[String; 0]>::default());
    }

    #[test]
    fn names_carry_their_line() {
        assert_eq!(public_names("\n\npub fn a() {}").unwrap(), [PublicName { path: "a".to_owned(), line: 3 }]);
    }
}
