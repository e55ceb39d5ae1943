export { MenuFilterRow } from './served-menu-filter-row.ts';
export type { MenuPage, NarrowedMenu } from './menu-page.ts';
