import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import styles from './list-bar.module.scss';

/** The filters of a list, side by side. */
export function FilterRow({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  return (
    <div className={styles.bar} role="group" aria-label={translate('filter.label')}>
      {children}
    </div>
  );
}
