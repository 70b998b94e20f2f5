// The modules that Node, Deno and Bun have built in. They are not imported, because bundlers would look for them, and some of those
// fail when they find none.

/** False in a browser. */
export const hasBuiltins = Boolean(globalThis.process?.getBuiltinModule);

/** The module of this name, such as `node:fs`. */
export const builtin = (name) => globalThis.process.getBuiltinModule(name);
