type TrustedTypes = { createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown };

/** All that the map library ever writes as markup: its test whether SVG can be drawn, and nothing. */
const HARMLESS = new Set(['', '<svg/>']);

/**
 * The page refuses markup made of text. The library asks at its start whether a browser draws SVG by writing some: exactly
 * that text passes, everything else is still refused. Must be imported before the library.
 */
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
try {
  trustedTypes?.createPolicy('default', { createHTML: (text) => (HARMLESS.has(text) ? text : null) });
} catch {
  // A second map finds the policy in place.
}
