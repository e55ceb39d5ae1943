import { observer } from 'mobx-react-lite';
import { Trans } from '../../i18n/index.ts';
import type { ShopCard } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Price } from '../currency/index.ts';
import { DeliveryFact } from './delivery-terms.tsx';
import styles from './shop-facts.module.scss';

type ShopFactsProps = { readonly shop: Pick<ShopCard, 'deliveryTime' | 'deliveryFee' | 'location' | 'minimum'> };

/** Delivery time, delivery fee and minimum order, always in this order and with the same labels. */
export const ShopFacts = observer(function ShopFacts({ shop }: ShopFactsProps) {
  const translate = useTranslate();
  const { deliveryTime, minimum } = shop;
  return (
    <ul className={styles.facts}>
      {deliveryTime && (
        <li>
          <strong>{translate('facts.minutes', { from: deliveryTime.from, to: deliveryTime.to })}</strong>
        </li>
      )}
      <li>
        <DeliveryFact shop={shop} />
      </li>
      {minimum.minor > 0 && (
        <li>
          <Trans id="facts.minimum" parts={{ amount: <Price amount={minimum} /> }} />
        </li>
      )}
    </ul>
  );
});
