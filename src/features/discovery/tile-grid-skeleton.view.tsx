import { useTranslate } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import styles from './categories.module.scss';

const placeholders = Array.from({ length: 6 }, (_, place) => place);

/** Placeholders of tiles, announced once. */
export function TileGridSkeleton() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('progress')} className={styles.tiles}>
      {placeholders.map((place) => (
        <Skeleton key={place} shape="cover" />
      ))}
    </div>
  );
}
