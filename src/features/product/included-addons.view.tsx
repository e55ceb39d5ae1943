import type { AddonOffer } from '@domain/catalog/index.ts';
import { Trans } from '../../i18n/index.ts';
import { Price } from '../currency/index.ts';
import { AddonDiet } from './addon-diet.view.tsx';
import styles from './product-sheet.module.scss';

/** Deposits and whatever else comes with every piece, each with its part of the price above. */
export function IncludedAddons({ offers }: { readonly offers: readonly AddonOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <ul className={styles.included}>
      {offers.map((offer) => (
        <li key={offer.stockId}>
          <Trans
            id="product.includes"
            parts={{
              name: <bdi lang={offer.language}>{offer.title}</bdi>,
              amount: offer.price.total.minor > 0 && <Price amount={offer.price.total} />,
            }}
          />{' '}
          <AddonDiet offer={offer} />
        </li>
      ))}
    </ul>
  );
}
