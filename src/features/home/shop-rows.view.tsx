import { observer } from 'mobx-react-lite';
import type { ShopCard } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { kindsText, ShopRating } from '../catalog/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import styles from './shop-rows.module.scss';

type ShopRowsProps = {
  readonly shops: readonly ShopCard[];
  /** Whether each row starts with its rank. */
  readonly isRanked?: boolean;
};

/** Shops in compact rows: logo, name and delivery time. */
export const ShopRows = observer(function ShopRows({ shops, isRanked = false }: ShopRowsProps) {
  const translate = useTranslate();
  const { language } = useService(LOCALE_VIEW_MODEL);
  const List = isRanked ? 'ol' : 'ul';
  return (
    <List className={styles.rows} data-ranked={isRanked || undefined}>
      {shops.map(({ id, logo, title, rating, deliveryTime, kinds }) => (
        <li key={id} className={styles.row}>
          <span className={styles.logo}>
            <BarePicture source={logo} widths={[192]} sizes="64px" width="64" height="64" loading="lazy" />
          </span>
          <span className={styles.words}>
            <h3>
              <AppLink to={`/shop/${id}`}>
                <bdi>{title}</bdi>
              </AppLink>
            </h3>
            <small>
              {[
                deliveryTime && translate('facts.minutes', { from: deliveryTime.from, to: deliveryTime.to }),
                kindsText(kinds, language),
              ]
                .filter(Boolean)
                .join(' • ')}
            </small>
            {rating && <ShopRating rating={rating} />}
          </span>
        </li>
      ))}
    </List>
  );
});
