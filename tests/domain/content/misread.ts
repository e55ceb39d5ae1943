import { sanitiseHtml } from '@domain/content/index.ts';

/** What comes out of the sanitiser otherwise than wanted: nothing should. */
export const misread = (
  pairs: readonly (readonly [dirty: string, clean: string])[],
): readonly { readonly dirty: string; readonly clean: string; readonly wanted: string }[] =>
  pairs
    .map(([dirty, wanted]) => ({ dirty, clean: sanitiseHtml(dirty), wanted }))
    .filter(({ clean, wanted }) => clean !== wanted);
