import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { deliveryFeeTo, serviceFeeIn, type Shop } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { ADDRESS_CHOICE, distanceText } from '../addresses/index.ts';
import { CURRENCY_VIEW_MODEL, Price } from '../currency/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { REFERENCE_VIEW_MODEL } from '../reference/index.ts';
import styles from './shop-info.module.scss';

/** The price of a delivery, the customer's own address marked, and the other fees of an order. */
export const DeliveryCosts = observer(function DeliveryCosts({ shop }: { readonly shop: Shop }) {
  const translate = useTranslate();
  const { chosen } = useService(ADDRESS_CHOICE);
  const { language } = useService(LOCALE_VIEW_MODEL);
  const { base, perKm } = shop.deliveryFee;
  const fee = deliveryFeeTo(shop, chosen?.location);
  const isByDistance = perKm.minor > 0;
  return (
    <section>
      <table className={styles.table}>
        <caption>{translate('shop.costs')}</caption>
        <tbody>
          <Row name={translate(isByDistance ? 'shop.costs_base' : 'shop.delivery')}>
            {base.minor > 0 || isByDistance ? <Price amount={base} /> : translate('facts.free_delivery')}
          </Row>
          {isByDistance && (
            <Row name={translate('shop.costs_per_km')}>
              <span>
                +<Price amount={perKm} />
              </span>
            </Row>
          )}
          {chosen && shop.location && fee.isFinal && (
            <Row
              name={translate('shop.costs_yours', {
                distance: distanceText(chosen.location, shop.location, language),
              })}
              isMine
            >
              {fee.amount.minor > 0 ? <Price amount={fee.amount} /> : translate('facts.free_delivery')}
            </Row>
          )}
        </tbody>
      </table>
      <p className={styles.note}>
        {isByDistance && !chosen && <>{translate('shop.costs_unknown')} </>}
        <Besides shop={shop} />
      </p>
    </section>
  );
});

type RowProps = { readonly name: string; readonly isMine?: boolean; readonly children: ReactNode };

function Row({ name, isMine = false, children }: RowProps) {
  return (
    <tr data-mine={isMine || undefined}>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}

/** Minimum, service fee and tax, in sentences. */
const Besides = observer(function Besides({ shop }: { readonly shop: Shop }) {
  const translate = useTranslate();
  const { settings } = useService(REFERENCE_VIEW_MODEL);
  const { current } = useService(CURRENCY_VIEW_MODEL);
  const service = current && serviceFeeIn(settings.serviceFee, current);
  const minimum = { amount: <Price amount={shop.minimum} /> };
  const perOrder = { amount: <Price amount={service} /> };
  return (
    <>
      {shop.minimum.minor > 0 && <Trans id="shop.costs_minimum" parts={minimum} />}{' '}
      {service && service.minor > 0 && <Trans id="shop.costs_service" parts={perOrder} />}{' '}
      {shop.taxPercent !== '0' && translate('shop.costs_tax', { percent: shop.taxPercent })}
    </>
  );
});
