import type { ReactNode, Ref } from 'react';
import { Skeleton } from '../skeleton/index.ts';
import styles from './card-grid.module.scss';

/** A list of cards, as `li`, in as many columns as fit. */
export function CardGrid({ isBusy = false, children }: { readonly isBusy?: boolean; readonly children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-busy={isBusy || undefined}>
      {children}
    </ul>
  );
}

/** An item that takes a row of its own; cards that follow fill the row before it. */
export function WideItem({ children }: { readonly children: ReactNode }) {
  return <li data-wide="">{children}</li>;
}

type SkeletonProps = {
  /** Announced once to screen readers. */
  readonly label: string;
  readonly count: number;
};

/** Placeholders of a grid of cards. */
export function CardGridSkeleton({ label, count }: SkeletonProps) {
  return (
    <div role="status" aria-label={label} className={styles.grid}>
      <CardPlaceholders as="div" count={count} />
    </div>
  );
}

type PlaceholdersProps = {
  readonly as?: 'li' | 'div';
  readonly count: number;
  /** Receives the first one. */
  readonly first?: Ref<HTMLLIElement>;
};

/** Placeholders at the end of a grid for cards that are not loaded yet. */
export function CardPlaceholders({ as: Tag = 'li', count, first }: PlaceholdersProps) {
  return Array.from({ length: count }, (_, place) => (
    <Tag key={place} {...(place === 0 && { ref: first as Ref<never> })} className={styles.skeleton} aria-hidden="true">
      <Skeleton shape="cover" />
      <Skeleton shape="title" />
      <Skeleton shape="short" />
      <Skeleton shape="line" />
    </Tag>
  ));
}
