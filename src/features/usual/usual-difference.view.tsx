import { isChangedRow } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import styles from './usual.module.scss';
import type { UsualOffer } from './usual.queries.ts';

/** Whether anything differs from last time; what it is comes before anything is put into the cart. */
export function UsualDifference({ offer: { reorder } }: { readonly offer: UsualOffer }) {
  const translate = useTranslate();
  const count = reorder.rows.filter(isChangedRow).length;
  return (
    <strong className={styles.difference} data-changed={count > 0 || undefined}>
      {count === 0 ? translate('usual.same') : translate('again.differs', { count })}
    </strong>
  );
}
