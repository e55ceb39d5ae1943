import type { ReactNode } from 'react';
import styles from './visually-hidden.module.scss';

/** Words for those who listen. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
