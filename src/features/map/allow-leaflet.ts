type TrustedTypes = { createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown };

/** The only markup that the map library writes: its test whether SVG can be drawn, and empty text. */
const ALLOWED_MARKUP = new Set(['', '<svg/>']);

/**
 * The page forbids markup made of text. The library tests at its start whether a browser draws SVG by writing some:
 * this policy admits exactly that text. Must be imported before the library.
 */
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
try {
  trustedTypes?.createPolicy('default', { createHTML: (text) => (ALLOWED_MARKUP.has(text) ? text : null) });
} catch {
  // A second map finds the policy defined.
}
