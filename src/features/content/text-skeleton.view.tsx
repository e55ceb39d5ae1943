import { useTranslate } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import styles from './text-skeleton.module.scss';

/** Placeholder of a text that is loading. */
export function TextSkeleton() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('progress')} className={styles.skeleton}>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </div>
  );
}
