import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/index.ts';
import styles from './card-grid.module.scss';

/** A list of cards, as `li`, in as many columns as there is room for. */
export function CardGrid({ isBusy = false, children }: { readonly isBusy?: boolean; readonly children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-busy={isBusy || undefined}>
      {children}
    </ul>
  );
}

type WaitingProps = {
  /** What a screen reader is told, once. */
  readonly label: string;
  readonly count: number;
};

/** Stands where cards will. */
export function WaitingCards({ label, count }: WaitingProps) {
  return (
    <div role="status" aria-label={label} className={styles.grid}>
      <CardPlaceholders as="div" count={count} />
    </div>
  );
}

/** Stand at the end of a grid while more of it is fetched. */
export function CardPlaceholders({ as: Tag = 'li', count }: { readonly as?: 'li' | 'div'; readonly count: number }) {
  return Array.from({ length: count }, (_, place) => (
    <Tag key={place} className={styles.waiting} aria-hidden="true">
      <Skeleton shape="cover" />
      <Skeleton shape="title" />
      <Skeleton shape="short" />
      <Skeleton shape="line" />
    </Tag>
  ));
}
