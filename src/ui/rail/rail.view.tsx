import type { ReactNode } from 'react';
import styles from './rail.module.scss';

/** A list that scrolls sideways; the next item is always partly visible. */
export function Rail({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.rail} aria-label={label}>
      {children}
    </ul>
  );
}
