export { MenuFilterRow } from './served-menu-filter-row.tsx';
export type { MenuPage, NarrowedMenu } from './menu-page.ts';
