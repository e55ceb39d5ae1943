import { servedView } from '../../ui/lazy/index.ts';

/** The filters above a menu: the server renders them, and their code loads after the first screen. */
export const MenuFilterRow = servedView(() =>
  import('./menu-filter-row.view.tsx').then((module) => module.MenuFilterRow),
);
