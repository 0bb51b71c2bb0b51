//! Reads a Rust source: its modules, its imports and all other paths in it, also in macros and attributes.

use super::modules::{Id, Import, Modules};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use syn::ext::IdentExt;
use syn::visit::{self, Visit};
use syn::{Item, ItemExternCrate, ItemMod, ItemUse, Macro, MetaList, UseTree, VisRestricted};

/// A path in a source.
pub(super) struct Mention {
    /// The module in which it is written.
    pub(super) module: Id,
    /// The line of its last segment, counted from 1.
    pub(super) line: usize,
    /// An empty first segment stands for a leading `::`.
    pub(super) path: Vec<String>,
    pub(super) form: Form,
    /// Whether it is in a module that is built for tests only.
    pub(super) is_for_tests: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// One name of a `use`.
    Import,
    /// All names of a module: `use a::*`.
    Glob,
    /// Any other path.
    Path,
}

/// Reads the source of a module: adds its imports and its inner modules to `modules`, and returns its paths.
pub(super) fn read(source: &str, module: Id, modules: &mut Modules) -> syn::Result<Vec<Mention>> {
    let file = syn::parse_file(source)?;
    let mut reader = Reader { modules, module, is_for_tests: false, mentions: Vec::new() };
    reader.visit_file(&file);
    Ok(reader.mentions)
}

struct Reader<'a> {
    modules: &'a mut Modules,
    module: Id,
    is_for_tests: bool,
    mentions: Vec<Mention>,
}

impl Reader<'_> {
    fn mention(&mut self, span: Span, path: Vec<String>, form: Form) {
        let (module, is_for_tests) = (self.module, self.is_for_tests);
        self.mentions.push(Mention { module, line: span.start().line, path, form, is_for_tests });
    }

    fn import(&mut self, span: Span, path: Vec<String>, name: Option<String>) {
        self.mention(span, path.clone(), if name.is_some() { Form::Import } else { Form::Glob });
        self.modules.add_import(self.module, Import { name, path });
    }

    /// Takes a tree of imports apart; each import continues `prefix`.
    fn import_tree(&mut self, tree: &UseTree, mut prefix: Vec<String>) {
        match tree {
            UseTree::Path(part) => {
                prefix.push(text(&part.ident));
                self.import_tree(&part.tree, prefix);
            }
            UseTree::Name(part) => self.import_name(&part.ident, &part.ident, prefix),
            UseTree::Rename(part) => self.import_name(&part.ident, &part.rename, prefix),
            UseTree::Glob(part) => self.import(part.star_token.spans[0], prefix, None),
            UseTree::Group(part) => part.items.iter().for_each(|tree| self.import_tree(tree, prefix.clone())),
        }
    }

    fn import_name(&mut self, last: &Ident, name: &Ident, mut path: Vec<String>) {
        if last != "self" || path.is_empty() {
            path.push(text(last));
        }
        let name = if name == "self" { path.last().cloned() } else { Some(text(name)) };
        self.import(last.span(), path, name);
    }

    /// Looks for paths among tokens, because only the macro knows their grammar.
    fn read_tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let is_colon = |at: usize| matches!(tokens.get(at), Some(TokenTree::Punct(sign)) if sign.as_char() == ':');
        let word = |at: usize| match tokens.get(at) {
            Some(TokenTree::Ident(word)) => Some(word),
            _ => None,
        };
        let mut at = 0;
        while at < tokens.len() {
            if let TokenTree::Group(group) = &tokens[at] {
                self.read_tokens(group.stream());
            } else if let Some(first) = word(at) {
                if first == "use"
                    && let Some(item) = import_among(&tokens[at..])
                {
                    self.visit_item_use(&item);
                    at += tokens[at..].iter().take_while(|token| !is_semicolon(token)).count();
                    continue;
                }
                let (mut path, mut last) = (vec![text(first)], first);
                while is_colon(at + 1)
                    && is_colon(at + 2)
                    && let Some(next) = word(at + 3)
                {
                    path.push(text(next));
                    last = next;
                    at += 3;
                }
                self.mention(last.span(), path, Form::Path);
            }
            at += 1;
        }
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let name = match item {
            Item::Const(item) => Some(&item.ident),
            Item::Enum(item) => Some(&item.ident),
            Item::Fn(item) => Some(&item.sig.ident),
            Item::Static(item) => Some(&item.ident),
            Item::Struct(item) => Some(&item.ident),
            Item::Trait(item) => Some(&item.ident),
            Item::Type(item) => Some(&item.ident),
            _ => None,
        };
        if let Some(name) = name {
            self.modules.define(self.module, text(name));
        }
        visit::visit_item(self, item);
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if item.content.is_none() {
            return;
        }
        let (outer, was_for_tests) = (self.module, self.is_for_tests);
        self.module = self.modules.child(outer, &text(&item.ident));
        if let Some(file) = self.modules.get(outer).file {
            self.modules.set_file(self.module, file);
        }
        self.is_for_tests |= item.attrs.iter().any(|attribute| {
            attribute.path().is_ident("cfg") && attribute.parse_args::<Ident>().is_ok_and(|only| only == "test")
        });
        visit::visit_item_mod(self, item);
        (self.module, self.is_for_tests) = (outer, was_for_tests);
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let prefix = item.leading_colon.iter().map(|_| String::new()).collect();
        self.import_tree(&item.tree, prefix);
    }

    fn visit_item_extern_crate(&mut self, item: &'ast ItemExternCrate) {
        let name = item.rename.as_ref().map_or(&item.ident, |(_, name)| name);
        self.import(item.ident.span(), vec![String::new(), text(&item.ident)], Some(text(name)));
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let start = path.leading_colon.iter().map(|_| String::new());
        let segments = path.segments.iter().map(|segment| text(&segment.ident));
        if let Some(last) = path.segments.last() {
            self.mention(last.ident.span(), start.chain(segments).collect(), Form::Path);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        visit::visit_macro(self, call);
        self.read_tokens(call.tokens.clone());
    }

    fn visit_meta_list(&mut self, list: &'ast MetaList) {
        visit::visit_meta_list(self, list);
        self.read_tokens(list.tokens.clone());
    }

    /// `pub(in crate::app)` sets who may see something, but uses nothing of the module that it names.
    fn visit_vis_restricted(&mut self, _: &'ast VisRestricted) {}
}

/// The name, without the `r#` of raw identifiers.
fn text(ident: &Ident) -> String {
    ident.unraw().to_string()
}

/// The import that these tokens begin with, up to its semicolon.
fn import_among(tokens: &[TokenTree]) -> Option<ItemUse> {
    let end = tokens.iter().position(is_semicolon)?;
    syn::parse2(tokens[..=end].iter().cloned().collect()).ok()
}

fn is_semicolon(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(sign) if sign.as_char() == ';')
}
