import type { ReactNode } from 'react';
import styles from './visually-hidden.module.scss';

type VisuallyHiddenProps = { readonly as?: 'span' | 'h2'; readonly children: ReactNode };

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>;
}
