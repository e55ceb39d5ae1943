import { useTranslate } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import styles from './categories.module.scss';

const placeholders = Array.from({ length: 6 }, (_, place) => place);

/** Stands where tiles will, and says so once. */
export function WaitingTiles() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('progress')} className={styles.tiles}>
      {placeholders.map((place) => (
        <Skeleton key={place} shape="cover" />
      ))}
    </div>
  );
}
