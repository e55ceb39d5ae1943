import styles from './skeleton.module.scss';

type SkeletonProps = { readonly shape: 'cover' | 'square' | 'title' | 'line' | 'short' | 'row' };

/** One placeholder block. It is silent: a status text beside it announces the loading once. */
export function Skeleton({ shape }: SkeletonProps) {
  return <div className={styles.block} data-shape={shape} aria-hidden="true" />;
}
