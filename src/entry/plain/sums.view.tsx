import { negateMoney, subtractMoney, type Money, type Totals } from '@domain/pricing/index.ts';
import { Price } from '../../features/currency/index.ts';
import { useTranslate } from '../../i18n/index.ts';

type SumsProps = {
  readonly totals: Totals;
  readonly hasDelivery: boolean;
  readonly totalLabel: string;
};

/** Every amount of a calculated cart, and their total. */
export function Sums({ totals, hasDelivery, totalLabel }: SumsProps) {
  const translate = useTranslate();
  const ofGoods = subtractMoney(totals.discount, totals.recipeDiscount);
  return (
    <dl className="sums">
      <Sum label={translate('checkout.items')} amount={totals.price} />
      {ofGoods.minor > 0 && <Sum label={translate('checkout.discount')} amount={negateMoney(ofGoods)} />}
      {totals.recipeDiscount.minor > 0 && (
        <Sum label={translate('cart.recipe_discount')} amount={negateMoney(totals.recipeDiscount)} />
      )}
      {totals.shopTax.minor > 0 && <Sum label={translate('checkout.tax')} amount={totals.shopTax} />}
      {hasDelivery && <Sum label={translate('checkout.delivery_fee')} amount={totals.delivery} />}
      {totals.service.minor > 0 && <Sum label={translate('checkout.service')} amount={totals.service} />}
      <Sum label={totalLabel} amount={totals.total} isTotal />
    </dl>
  );
}

type SumProps = { readonly label: string; readonly amount: Money; readonly isTotal?: boolean };

function Sum({ label, amount, isTotal = false }: SumProps) {
  return (
    <div className={isTotal ? 'total' : undefined}>
      <dt>{label}</dt>
      <dd>
        <Price amount={amount} />
      </dd>
    </div>
  );
}
