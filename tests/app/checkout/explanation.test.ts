import { describe, expect, it } from 'vitest';
import { calculate, decimal, priceText, quoteOf, type Money } from '@domain/pricing/index.ts';
import { explanationOf, type ExplainedFee } from '@app/features/checkout/explanation.ts';
import { createI18n } from '@app/i18n/index.ts';
import { sampleHeader, sampleInput } from '../../domain/pricing/sample-quote.data.ts';
import texts from '../../../src/public/locales/en/translation.json';

const { t: translate } = createI18n('en', { en: { translation: texts, errors: {} } });
const prices = {
  text: (amount: Money | undefined) => (amount ? priceText(amount, { symbol: '$', position: 'before' }) : ''),
};

/** How a fee of the contract's example is explained, with another rate or tariff. */
const explained = (fee: ExplainedFee, { rate = '1', perKm = '0.4', isProven = true } = {}) => {
  const delivery = { type: 'delivery', base: decimal('2.5'), perKm: decimal(perKm), km: decimal('0.91') } as const;
  const header = { ...sampleHeader, rate: decimal(rate) };
  const calculation = calculate({ ...sampleInput, rate: decimal(rate), delivery });
  const quote = quoteOf(header, calculation);
  return explanationOf(fee, { quote, totals: calculation.totals, isProven }, prices, translate);
};

describe('ORDER-5 the explanation of a fee', () => {
  it('states base and kilometers, one price, or the distance only in another currency', () => {
    expect(explained('delivery')).toBe('0.91 km from the shop: $2.50 to start, then $0.40 for each km.');
    expect(explained('delivery', { perKm: '0' })).toBe('One price for the whole delivery area; 0.91 km from the shop.');
    expect(explained('delivery', { rate: '0.92' })).toBe('0.91 km from the shop.');
  });

  it('states its percentage and the base of it', () => {
    expect(explained('shop_tax')).toMatch(/^5% of \$\d+\.\d\d$/);
  });

  it('is omitted if the parts do not verify the total', () => {
    expect(explained('delivery', { isProven: false })).toBeUndefined();
  });
});
