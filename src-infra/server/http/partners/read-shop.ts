import { err, ok, type Result } from '@domain/kernel/result.ts';
import { isLeadSpan, wholeAmount } from '@domain/partners/index.ts';
import { decimal } from '@domain/pricing/index.ts';
import type { ShopDraft } from '../../features/partners/index.ts';
import { inBaseCurrency } from '../../features/orders/index.ts';
import type { Reference } from '../../features/reference/index.ts';
import { fieldRefused, type Refusal } from '../response/index.ts';
import type { ApiCall } from '../handler.ts';
import { storedPicture } from '../shapes/index.ts';

type CallContext = Pick<ApiCall<'openShop'>, 'params' | 'currency' | 'origin'>;
type ByLocale = Readonly<Record<string, unknown>>;

/** Reads the fields of contract 3.15 as a draft; amounts are in the requested currency. */
export const readShop = (
  { params, currency, origin }: CallContext,
  reference: Reference,
): Result<ShopDraft, Refusal> => {
  const texts = textsOf(params, reference);
  if (Object.keys(texts).length === 0) return err(fieldRefused('title', 'FIELD_REQUIRED'));
  if (Object.values(texts).every(({ address = '' }) => address === ''))
    return err(fieldRefused('address', 'FIELD_REQUIRED'));
  const { delivery_time_from: from, delivery_time_to: to, delivery_time_type: unit } = params;
  if (!isLeadSpan({ from, to })) return err(fieldRefused('delivery_time_to', 'FIELD_LOW', { limit: from }));

  const amounts = { price: 0, price_per_km: 0, min_amount: 0 };
  for (const field of ['price', 'price_per_km', 'min_amount'] as const) {
    const amount = wholeAmount(decimal(params[field] ?? 0), currency.scale);
    if (!amount) return err(fieldRefused(field, 'FIELD_INVALID'));
    amounts[field] = inBaseCurrency(
      amount.minor,
      { currency_id: currency.id, rate: currency.rate, scale: currency.scale },
      reference,
    );
  }
  const pictures = params.images?.map((text) => storedPicture(origin, text));
  return ok({
    texts,
    type: params.type ?? 'restaurant',
    phone: params.phone?.replace(/\D/g, '') || null,
    price: amounts.price,
    pricePerKm: amounts.price_per_km,
    minAmount: amounts.min_amount,
    tax: decimal(params.tax ?? 0),
    deliveryTime: { from, to, unit },
    place: params.location,
    zone: params.delivery_zone?.map(([latitude = 0, longitude = 0]) => ({ latitude, longitude })),
    logo: pictures && (pictures[0] || null),
    cover: pictures && (pictures[1] || null),
    documents: (params.documents ?? []).map((text) => storedPicture(origin, text)),
    categoryIds: [...new Set(params.categories)],
    tagIds: [...new Set(params.tags)],
  });
};

/** Texts in languages the marketplace has; a language without a title is left out. */
const textsOf = (
  { title, description = {}, address }: CallContext['params'],
  { languages }: Reference,
): ShopDraft['texts'] => {
  const textIn = (texts: ByLocale, locale: string): string => {
    const text = Object.hasOwn(texts, locale) ? texts[locale] : '';
    return typeof text === 'string' ? text.trim() : '';
  };
  return Object.fromEntries(
    languages.flatMap(({ locale }) => {
      const called = textIn(title, locale);
      return called === ''
        ? []
        : [[locale, { title: called, description: textIn(description, locale), address: textIn(address, locale) }]];
    }),
  );
};
