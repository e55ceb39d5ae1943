import type { LowestPrice } from '@domain/catalog/index.ts';
import { Trans } from '../../i18n/index.ts';
import { Price } from './price.view.tsx';

/** CATALOG-7b: the lowest price, "from" where a required choice may cost more. */
export function FromPrice({ price }: { readonly price: LowestPrice | undefined }) {
  const amount = <Price amount={price?.amount} />;
  return price?.varies ? (
    <span>
      <Trans id="product.from" parts={{ amount }} />
    </span>
  ) : (
    amount
  );
}
