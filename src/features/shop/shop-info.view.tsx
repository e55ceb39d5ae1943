import type { Shop } from '@domain/catalog/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as shopIcons from '../../ui/icon/shop-icons.data.ts';
import { OpeningHours } from './opening-hours.view.tsx';
import styles from './shop-info.module.scss';

/** Description, hours and address of a shop. */
export function ShopInfo({ shop }: { readonly shop: Shop }) {
  return (
    <div className={styles.info}>
      {shop.description !== '' && <p>{shop.description}</p>}
      <p>
        <Icon path={icons.mapPinIcon} size="small" />
        <bdi>{shop.address}</bdi>
      </p>
      {shop.phone !== undefined && (
        <p>
          <Icon path={shopIcons.phoneIcon} size="small" />
          <a href={`tel:+${shop.phone}`}>
            <bdi dir="ltr">+{shop.phone}</bdi>
          </a>
        </p>
      )}
      <OpeningHours schedule={shop.schedule} />
    </div>
  );
}
