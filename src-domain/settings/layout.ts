/** LAYOUT-1: the shell around the pages. */
export type Layout = 'one' | 'two';
/** LAYOUT-2: which of the four home pages is shown. */
export type HomeVariant = 1 | 2 | 3 | 4;

/** LAYOUT-1: the shell by `ui_type`; anything unknown is layout one. */
export const layoutOf = (uiType: string): Layout => (['2', '3', '4'].includes(uiType) ? 'two' : 'one');

/** LAYOUT-2: the home page by query `v`, else by `ui_type`, else 1. */
export const homeVariantOf = (v: string | undefined, uiType: string): HomeVariant => variant(v) ?? variant(uiType) ?? 1;

const variant = (text: string | undefined): HomeVariant | undefined => {
  const number = Number(text);
  return number === 1 || number === 2 || number === 3 || number === 4 ? number : undefined;
};
