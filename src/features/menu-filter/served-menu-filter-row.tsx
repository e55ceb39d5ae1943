import { useEffect } from 'react';
import { useService } from '../../di/index.ts';
import { servedView, useHeldPresses, whenUsed } from '../../ui/lazy/index.ts';
import { DIETARY } from '../dietary/index.ts';
import type { MenuPage } from './menu-page.ts';
import chip from '../../ui/chip/chip.module.scss';
import styles from './menu-filter-row.module.scss';

const Row = servedView(() => import('./menu-filter-row.view.tsx').then((module) => module.MenuFilterRow), whenUsed);

/** Styles that are used here belong to the page: what the server renders has its looks before its code is there. */
const LOOKS = { row: styles.chips, chip: chip.chip };

/** The filters above a menu: the server renders them, and their code loads when they filter or the page is used. */
export function MenuFilterRow({ page }: { readonly page: MenuPage }) {
  const { ref, release } = useHeldPresses();
  const dietary = useService(DIETARY);
  useEffect(() => {
    if (Object.keys(page.query).length > 0 || dietary.load()) Row.start();
  }, [page, dietary]);
  return (
    <div ref={ref}>
      <Row page={page} looks={LOOKS} onAlive={release} />
    </div>
  );
}
