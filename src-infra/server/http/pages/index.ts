export { html, type Html } from './html.ts';
export { FONT, pageHeaders, PALETTE } from './page-style.ts';
export { MARK } from './mark.ts';
export { pageFrame } from './page-frame.ts';
