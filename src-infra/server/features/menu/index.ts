export { createMenu, type Menu } from './create-menu.ts';
export type { Actor } from './menu-audit.ts';
export type { MenuProduct, ShopTimes } from './menu.ports.ts';
export type { MenuFault, MenuRefusal, ProductDesk } from './product-desk.use-cases.ts';
export { productRevision, termsRevision, weekRevision } from './revision.ts';
export type { StockDesk, StockRefusal } from './stock-desk.use-cases.ts';
export type { TimesDesk, TimesRefusal } from './times-desk.use-cases.ts';
