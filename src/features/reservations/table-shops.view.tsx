import { observer } from 'mobx-react-lite';
import type { BookableShop } from '@domain/reservations/index.ts';
import type { LivePages } from '../../data/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import { openingLabel, ShopRating, TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { ListEnd } from '../failure/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import styles from './reservations.module.scss';

/** The restaurants that have tables. */
export const TableShops = observer(function TableShops({ list }: { readonly list: LivePages<BookableShop> }) {
  const translate = useTranslate();
  if (list.items.length === 0) return null;
  return (
    <section>
      <h2>{translate('tables.where')}</h2>
      <ul className={styles.shops}>
        {list.items.map((shop) => (
          <li key={shop.id}>
            <TableShop shop={shop} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} label={translate('list.more')} isPressOnly />
    </section>
  );
});

const TableShop = observer(function TableShop({ shop }: { readonly shop: BookableShop }) {
  const translate = useTranslate();
  const { now } = useService(NOW_VIEW_MODEL);
  const zones = useService(TIME_ZONES_IN_VIEW);
  return (
    <article className={styles.shop}>
      <Picture source={shop.logo} shape="square" sizes="64px" />
      <div>
        <h3>
          <AppLink to={`/reservations/${shop.id}`}>
            <bdi lang={shop.language}>{shop.title}</bdi>
          </AppLink>
        </h3>
        <p className={styles.muted}>{openingLabel(shop.tableHours, now, zones, translate).text}</p>
      </div>
      {shop.rating && <ShopRating rating={shop.rating} />}
    </article>
  );
});
