export { escaped, html, type Html } from './html.ts';
export { FONT, ICON, pageHeaders, PALETTE } from './look.ts';
export { MARK } from './mark.ts';
