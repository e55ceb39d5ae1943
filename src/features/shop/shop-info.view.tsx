import { observer } from 'mobx-react-lite';
import type { Shop } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { openingLabel, TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import { REFERENCE_VIEW_MODEL } from '../reference/index.ts';
import { BranchList } from './branch-list.view.tsx';
import { DeliveryCosts } from './delivery-costs.view.tsx';
import { OpeningHours } from './opening-hours.view.tsx';
import { ShopPlace } from './shop-place.view.tsx';
import styles from './shop-info.module.scss';
import sheet from './shop-sheet.module.scss';
import { TableLink } from './table-link.view.tsx';

type ShopInfoProps = { readonly shop: Shop; readonly titleId: string };

/** The location, hours, fees and seller of a shop (CATALOG-2). */
export const ShopInfo = observer(function ShopInfo({ shop, titleId }: ShopInfoProps) {
  const translate = useTranslate();
  const { now } = useService(NOW_VIEW_MODEL);
  const zones = useService(TIME_ZONES_IN_VIEW);
  const { settings } = useService(REFERENCE_VIEW_MODEL);
  const opening = openingLabel(shop.schedule, now, zones, translate).text;
  return (
    <div className={sheet.sheet}>
      <div className={sheet.head}>
        <h2 id={titleId}>
          <bdi lang={shop.language}>{shop.title}</bdi>
        </h2>
        <p className={styles.facts}>
          {[opening, ...shop.tags].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <div className={`${sheet.scroll} ${styles.info}`}>
        <div>
          {shop.description !== '' && (
            <p>
              <bdi lang={shop.language}>{shop.description}</bdi>
            </p>
          )}
          <ShopPlace shop={shop} />
          {settings.isReservationActive && <TableLink shop={shop} />}
          <DeliveryCosts shop={shop} />
        </div>
        <div>
          <OpeningHours schedule={shop.schedule} />
          <section className={styles.legal}>
            <h3>{translate('shop.seller')}</h3>
            <p>{translate('shop.seller_text', { name: shop.title, address: shop.address, market: settings.title })}</p>
            <p>
              <AppLink to="/help">{translate('pages.help')}</AppLink>
              <AppLink to="/terms">{translate('pages.terms')}</AppLink>
            </p>
          </section>
        </div>
        <BranchList shop={shop} opening={opening} />
      </div>
    </div>
  );
});
