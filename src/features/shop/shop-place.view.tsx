import { formatPhone } from '@domain/identity/index.ts';
import { observer } from 'mobx-react-lite';
import type { Shop } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as infoIcons from '../../ui/icon/info-icons.data.ts';
import { ADDRESS_CHOICE, distanceText } from '../addresses/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { PlaceMap } from '../map/index.ts';
import { DirectionsLink } from './directions-link.view.tsx';
import styles from './shop-info.module.scss';

/** The shop's address in words under a map, and the ways to it: directions and telephone. */
export const ShopPlace = observer(function ShopPlace({ shop }: { readonly shop: Shop }) {
  const translate = useTranslate();
  const { chosen } = useService(ADDRESS_CHOICE);
  const { language } = useService(LOCALE_VIEW_MODEL);
  const { location, phone } = shop;
  return (
    <section className={styles.place}>
      {location && <PlaceMap at={location} name={shop.title} />}
      <div>
        <p>
          <bdi>{shop.address}</bdi>
        </p>
        {location && chosen && (
          <p>{translate('shop.away', { distance: distanceText(chosen.location, location, language) })}</p>
        )}
      </div>
      <div className={styles.ways}>
        {location && <DirectionsLink to={location} />}
        {phone !== undefined && (
          <a href={`tel:+${phone}`} {...buttonAttributes({ look: 'quiet' })}>
            <Icon path={infoIcons.phoneIcon} size="small" />
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </a>
        )}
      </div>
    </section>
  );
});
