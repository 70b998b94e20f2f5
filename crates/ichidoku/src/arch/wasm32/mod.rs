//! WebAssembly: simd128, where the module is built with it (a module cannot choose at run time).

pub(crate) mod simd128;
