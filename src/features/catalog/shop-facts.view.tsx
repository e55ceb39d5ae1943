import { observer } from 'mobx-react-lite';
import { Trans } from '../../i18n/index.ts';
import type { ShopCard } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Price } from '../currency/index.ts';
import styles from './shop-facts.module.scss';

type ShopFactsProps = { readonly shop: Pick<ShopCard, 'deliveryTime' | 'deliveryFee' | 'minimum'> };

/** Delivery time, delivery fee and minimum order, always in this order and with the same labels. */
export const ShopFacts = observer(function ShopFacts({ shop }: ShopFactsProps) {
  const translate = useTranslate();
  const { deliveryTime, deliveryFee, minimum } = shop;
  const isFree = deliveryFee.base.minor === 0 && deliveryFee.perKm.minor === 0;
  return (
    <ul className={styles.facts}>
      {deliveryTime && (
        <li>
          <strong>{translate('facts.minutes', { from: deliveryTime.from, to: deliveryTime.to })}</strong>
        </li>
      )}
      <li>
        {isFree ? (
          <strong className={styles.free}>{translate('facts.free_delivery')}</strong>
        ) : (
          <Trans id="facts.delivery" parts={{ amount: <Price amount={deliveryFee.base} /> }} />
        )}
      </li>
      {minimum.minor > 0 && (
        <li>
          <Trans id="facts.minimum" parts={{ amount: <Price amount={minimum} /> }} />
        </li>
      )}
    </ul>
  );
});
