import { servedView, useHeldPresses } from '../../ui/lazy/index.ts';
import type { MenuPage } from './menu-page.ts';

const Row = servedView(() => import('./menu-filter-row.view.tsx').then((module) => module.MenuFilterRow));

/** The filters above a menu: the server renders them, and their code loads after the first screen. */
export function MenuFilterRow({ page }: { readonly page: MenuPage }) {
  const { ref, release } = useHeldPresses();
  return (
    <div ref={ref}>
      <Row page={page} onAlive={release} />
    </div>
  );
}
