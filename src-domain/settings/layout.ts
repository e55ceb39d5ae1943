/** LAYOUT-1: the shell around the pages. */
export type Layout = 'one' | 'two';
/** LAYOUT-2: The four home pages. */
export type HomeVariant = 1 | 2 | 3 | 4;

/** LAYOUT-1: Returns the shell for `ui_type`; anything unknown is layout one. */
export const layoutOf = (uiType: string): Layout => ((variantOf(uiType) ?? 1) === 1 ? 'one' : 'two');

/** LAYOUT-2: Returns the home page named by the query `v`, else by `ui_type`, else 1. */
export const homeVariantOf = (v: string | undefined, uiType: string): HomeVariant =>
  variantOf(v ?? '') ?? variantOf(uiType) ?? 1;

const VARIANTS: readonly HomeVariant[] = [1, 2, 3, 4];

/** Accepts a single digit only: `Number()` would also accept ' 2', '0x2', '02' and '2.0'. */
const variantOf = (text: string): HomeVariant | undefined => VARIANTS.find((variant) => String(variant) === text);
