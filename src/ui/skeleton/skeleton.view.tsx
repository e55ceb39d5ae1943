import styles from './skeleton.module.scss';

type SkeletonProps = { readonly shape: 'cover' | 'square' | 'title' | 'line' | 'short' | 'row' };

/** One block in the place of what is on its way; silent, the waiting is said once beside it. */
export function Skeleton({ shape }: SkeletonProps) {
  return <div className={styles.block} data-shape={shape} aria-hidden="true" />;
}
