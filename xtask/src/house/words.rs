//! Reads what a Rust source says: its string literals outside tests that may be words for players, and the phrases of
//! the catalogue that it names.

use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{
    Attribute, Expr, ExprCall, ExprMethodCall, ImplItemFn, ItemConst, ItemFn, ItemImpl, ItemMod, ItemStruct, ItemUse,
    LitStr, Macro, Meta, Path, Token,
};

/// The enumeration of the catalogue's messages.
const PHRASE: &str = "Phrase";

/// Macros whose words are for developers.
const SILENT_MACROS: [&str; 22] = [
    "assert",
    "assert_eq",
    "assert_ne",
    "concat",
    "debug",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "env",
    "error",
    "include",
    "include_bytes",
    "include_str",
    "info",
    "panic",
    "stringify",
    "todo",
    "trace",
    "unimplemented",
    "unreachable",
    "warn",
    "warn_once",
];

/// Methods whose words are for developers, or only distinguish things.
const SILENT_METHODS: [&str; 5] = ["expect", "expect_err", "id_salt", "make_persistent_id", "push_id"];

/// Types whose function `new` takes what only distinguishes things.
const SILENT_TYPES: [&str; 2] = ["Id", "Name"];

/// What a source says.
#[derive(Default)]
pub(super) struct Words {
    /// Its string literals, each with its line, counted from 1.
    pub(super) literals: Vec<(usize, String)>,
    /// The variants of `Phrase` that it names.
    pub(super) phrases: BTreeSet<String>,
}

impl Words {
    /// What a source says outside tests.
    pub(super) fn of(source: &str) -> syn::Result<Self> {
        let file = syn::parse_file(source)?;
        let mut reader = Reader { words: Self::default(), is_silent: false };
        reader.visit_file(&file);
        Ok(reader.words)
    }
}

/// Stands for what is put in for `{…}`.
const ARGUMENT: char = '\u{fffc}';

/// Whether a literal reads as words: two of them with a space between. What is put in for `{…}` counts as one if the
/// other is longer than a letter. Two abbreviations in capitals are no words.
pub(super) fn is_sentence(literal: &str) -> bool {
    let plain = with_arguments_replaced(literal);
    let parts: Vec<_> = plain.split([' ', '\n']).collect();
    parts.windows(2).any(|pair| {
        let left = pair[0].trim_end_matches([',', '.', ':', ';', '!', '?']);
        let (Some(ends), Some(begins)) = (left.chars().next_back(), pair[1].chars().next()) else { return false };
        let is_word = |part: &str| part.chars().filter(|letter| letter.is_alphabetic()).count() > 1;
        match (ends == ARGUMENT, begins == ARGUMENT) {
            (true, true) => false,
            (true, false) => begins.is_alphabetic() && is_word(pair[1]),
            (false, true) => ends.is_alphabetic() && is_word(left),
            (false, false) => {
                ends.is_alphabetic()
                    && begins.is_alphabetic()
                    && pair.iter().any(|part| part.chars().any(char::is_lowercase))
            }
        }
    })
}

/// A format string with [`ARGUMENT`] for everything that is put in.
fn with_arguments_replaced(literal: &str) -> String {
    let mut plain = String::new();
    let mut is_inside = false;
    for letter in literal.replace("{{", "(").replace("}}", ")").chars() {
        match letter {
            '{' => is_inside = true,
            '}' => {
                is_inside = false;
                plain.push(ARGUMENT);
            }
            _ if is_inside => {}
            _ => plain.push(letter),
        }
    }
    plain
}

/// Whether a literal reads as a label of a single word.
pub(super) fn is_label(literal: &str) -> bool {
    let word = literal.trim_end_matches([':', '.', '!', '?', '…']);
    let mut letters = word.chars();
    letters.next().is_some_and(char::is_uppercase)
        && word.chars().count() > 1
        && letters.all(|letter| letter.is_lowercase() || letter == '-')
}

struct Reader {
    words: Words,
    /// Whether literals are not for players here.
    is_silent: bool,
}

impl Reader {
    fn literal(&mut self, literal: &LitStr) {
        if !self.is_silent {
            self.words.literals.push((literal.span().start().line, literal.value()));
        }
    }

    fn silently(&mut self, read: impl FnOnce(&mut Self)) {
        let was_silent = std::mem::replace(&mut self.is_silent, true);
        read(self);
        self.is_silent = was_silent;
    }

    /// Reads tokens whose grammar only the macro knows.
    fn read_tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<_> = tokens.into_iter().collect();
        let word = |at: usize| match tokens.get(at) {
            Some(TokenTree::Ident(word)) => word.to_string(),
            Some(TokenTree::Punct(sign)) => sign.as_char().to_string(),
            _ => String::new(),
        };
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => {
                    let before = |steps: usize| at.checked_sub(steps).map(word).unwrap_or_default();
                    let is_silent = SILENT_METHODS.contains(&before(1).as_str())
                        || before(1) == "!" && SILENT_MACROS.contains(&before(2).as_str())
                        || before(1) == "#"
                        || before(1) == "new" && SILENT_TYPES.contains(&before(4).as_str());
                    if is_silent {
                        self.silently(|reader| reader.read_tokens(group.stream()));
                    } else {
                        self.read_tokens(group.stream());
                    }
                }
                TokenTree::Literal(literal) => {
                    if let Ok(literal) = syn::parse2::<LitStr>(TokenTree::Literal(literal.clone()).into()) {
                        self.literal(&literal);
                    }
                }
                TokenTree::Ident(name) if name == PHRASE && word(at + 1) == ":" && word(at + 2) == ":" => {
                    self.words.phrases.insert(word(at + 3));
                }
                TokenTree::Ident(_) | TokenTree::Punct(_) => {}
            }
        }
    }
}

/// Whether something with these attributes is built for tests only.
fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string() == "test",
        Meta::NameValue(_) => false,
    })
}

/// Visits something unless it is built for tests only.
macro_rules! outside_tests {
    ($($visit:ident: $type:ty;)*) => {
        $(fn $visit(&mut self, part: &'ast $type) {
            if !is_for_tests(&part.attrs) {
                visit::$visit(self, part);
            }
        })*
    };
}

impl<'ast> Visit<'ast> for Reader {
    outside_tests! {
        visit_item_const: ItemConst;
        visit_item_fn: ItemFn;
        visit_item_impl: ItemImpl;
        visit_item_mod: ItemMod;
        visit_item_struct: ItemStruct;
        visit_item_use: ItemUse;
        visit_impl_item_fn: ImplItemFn;
    }

    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_lit_str(&mut self, literal: &'ast LitStr) {
        self.literal(literal);
    }

    fn visit_path(&mut self, path: &'ast Path) {
        let mut names = path.segments.iter().rev().map(|segment| segment.ident.to_string());
        if let (Some(last), Some(before)) = (names.next(), names.next())
            && before == PHRASE
        {
            self.words.phrases.insert(last);
        }
        visit::visit_path(self, path);
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        let names = match &*call.func {
            Expr::Path(path) => path.path.segments.iter().rev().map(|segment| segment.ident.to_string()).collect(),
            _ => Vec::new(),
        };
        let distinguishes = names.len() > 1 && names[0] == "new" && SILENT_TYPES.contains(&names[1].as_str());
        if distinguishes {
            self.silently(|reader| visit::visit_expr_call(reader, call));
        } else {
            visit::visit_expr_call(self, call);
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        if !SILENT_METHODS.contains(&call.method.to_string().as_str()) {
            return visit::visit_expr_method_call(self, call);
        }
        self.visit_expr(&call.receiver);
        self.silently(|reader| call.args.iter().for_each(|argument| reader.visit_expr(argument)));
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        let name = call.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
        let read = |reader: &mut Self| {
            match call.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated) {
                // The expressions live no longer than this, so another reader visits them.
                Ok(arguments) => {
                    let words = std::mem::take(&mut reader.words);
                    let mut inner = Reader { words, is_silent: reader.is_silent };
                    arguments.iter().for_each(|argument| inner.visit_expr(argument));
                    reader.words = inner.words;
                }
                Err(_) => reader.read_tokens(call.tokens.clone()),
            }
        };
        if SILENT_MACROS.contains(&name.as_str()) {
            self.silently(read);
        } else {
            read(self);
        }
    }
}
