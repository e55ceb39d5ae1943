import { sanitiseHtml } from '@domain/content/index.ts';

/** Inputs whose sanitized output differs from the expected one: there should be none. */
export const misread = (
  pairs: readonly (readonly [dirty: string, clean: string])[],
): readonly { readonly dirty: string; readonly clean: string; readonly wanted: string }[] =>
  pairs
    .map(([dirty, wanted]) => ({ dirty, clean: sanitiseHtml(dirty), wanted }))
    .filter(({ clean, wanted }) => clean !== wanted);
