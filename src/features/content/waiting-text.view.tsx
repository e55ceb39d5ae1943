import { useTranslate } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import styles from './waiting-text.module.scss';

/** In the place of a text that is on its way. */
export function WaitingText() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('progress')} className={styles.waiting}>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </div>
  );
}
