import type { Money } from '@domain/pricing/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { Price } from './price.view.tsx';

/** A price before its discount: seen as an amount to strike through, read in one breath as what it was. */
export function Earlier({ amount }: { readonly amount: Money }) {
  const price = <Price amount={amount} />;
  return (
    <>
      <VisuallyHidden>
        {useTranslate()('product.was')} {price}
      </VisuallyHidden>
      <span aria-hidden="true">{price}</span>
    </>
  );
}
