import type { ReactNode } from 'react';
import styles from './rail.module.scss';

/** A list that runs off the edge and scrolls sideways; the next item always shows a part of itself. */
export function Rail({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.rail} aria-label={label}>
      {children}
    </ul>
  );
}
