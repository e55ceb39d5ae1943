import { observer } from 'mobx-react-lite';
import type { ShopCard } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import styles from './shop-tiles.module.scss';

/** Shops as small tiles: many at a glance. */
export const ShopTiles = observer(function ShopTiles({ shops }: { readonly shops: readonly ShopCard[] }) {
  const translate = useTranslate();
  return (
    <ul className={styles.tiles}>
      {shops.map(({ id, cover, title, deliveryTime }) => (
        <li key={id} className={styles.item}>
          <Picture source={cover} shape="square" sizes="(width < 600px) 30vw, 180px" />
          <h3>
            <AppLink to={`/shop/${id}`}>
              <bdi>{title}</bdi>
            </AppLink>
          </h3>
          {deliveryTime && (
            <small>{translate('facts.minutes', { from: deliveryTime.from, to: deliveryTime.to })}</small>
          )}
        </li>
      ))}
    </ul>
  );
});
