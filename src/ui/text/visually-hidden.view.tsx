import type { ReactNode } from 'react';
import styles from './visually-hidden.module.scss';

type VisuallyHiddenProps = { readonly as?: 'span' | 'h2'; readonly children: ReactNode };

/** Words for those who listen. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>;
}
