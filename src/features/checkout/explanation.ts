import {
  money,
  moneyOf,
  parseDecimal,
  type Money,
  type PriceStyle,
  type RuleArgs,
  type Scale,
} from '@domain/pricing/index.ts';
import type { Translate } from '../../i18n/index.ts';
import type { ShownCalculation } from './calculation.view-model.ts';

export type ExplainedFee = 'shop_tax' | 'delivery' | 'service' | 'waiter';

type Prices = { text(amount: Money | undefined): string; readonly style?: PriceStyle };

/**
 * ORDER-5: explains a fee by the parts of a proven quote. Omits amounts of the base currency where the order is in
 * another one.
 */
export const explanationOf = (
  fee: ExplainedFee,
  shown: ShownCalculation | undefined,
  prices: Prices,
  translate: Translate,
): string | undefined => {
  const quote = shown?.isProven === true ? shown.quote : undefined;
  const part = quote?.lines.find((line) => line.kind === fee)?.parts[0];
  if (!quote || !part) return undefined;
  const { args } = part;
  const decimal = prices.style?.signs?.decimal ?? '.';
  const number = (value: RuleArgs[string] | undefined): string => written(value).replace('.', decimal);
  switch (part.rule) {
    case 'percent':
      return translate('checkout.explain.percent', {
        percent: number(args['percent']),
        amount: prices.text(money(Number(args['of']), quote.scale)),
      });
    case 'distance': {
      const base = amountOf(args['base'], quote.scale);
      const perKm = amountOf(args['per_km'], quote.scale);
      if (!base || !perKm || quote.rate !== '1') return translate('checkout.explain.km', { km: number(args['km']) });
      return perKm.minor === 0
        ? translate('checkout.explain.flat', { km: number(args['km']) })
        : translate('checkout.explain.distance', {
            km: number(args['km']),
            base: prices.text(base),
            perKm: prices.text(perKm),
          });
    }
    case 'fixed':
      return translate('checkout.explain.fixed');
    case 'price':
    case 'free':
    case 'given':
      return undefined;
  }
};

const written = (value: RuleArgs[string] | undefined): string => (value === undefined ? '' : String(value));

const amountOf = (value: RuleArgs[string] | undefined, scale: Scale): Money | undefined => {
  const parsed = parseDecimal(written(value));
  return parsed.ok ? moneyOf(parsed.value, scale) : undefined;
};
