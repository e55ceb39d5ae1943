// The front door of the package `tiffin-headless`.
export * from '../../composition/tokens.ts';
export { ADDRESS_CHOICE } from '../../features/addresses/index.ts';
export { CART, CART_QUESTION } from '../../features/cart/index.ts';
export { CURRENCY_VIEW_MODEL } from '../../features/currency/index.ts';
export { failureText } from '../../features/failure/index.ts';
export { LOCALE_VIEW_MODEL } from '../../features/locale/index.ts';
export { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
export { SESSION_VIEW_MODEL } from '../../features/session/index.ts';
export { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
export { NAVIGATOR, PAGES, type PageViewModel } from '../../routes/index.ts';
export type { HeadlessApp, HeadlessDeps, PageClass } from './headless-app.ts';
export { openProduct, type OpenProduct } from './open-product.ts';
export { start, type StartOptions } from './start.ts';
