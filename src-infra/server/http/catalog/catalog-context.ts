import type { TimeZones } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Currency } from '@domain/pricing/index.ts';
import { todayOf, type ProductsById, type PriceContext, type ShopRecord } from '../../features/catalog/index.ts';
import type { Reference } from '../../features/reference/index.ts';
import type { StoredTexts } from '../../texts.ts';
import { createAmounts, pictureUrl, translationOf, translationsOf, type Amounts } from '../shapes/index.ts';

type CallContext = {
  readonly origin: string;
  readonly language: string;
  readonly currency: Currency;
  readonly now: Instant;
};

/** The part of a call that catalog shapes need. */
export type CatalogContext = {
  readonly now: Instant;
  readonly zones: TimeZones;
  readonly origin: string;
  /** The language of texts. */
  readonly locale: string;
  readonly amounts: Amounts;
  readonly base: Currency;
  readonly currency: Currency;
  /** Shapes reused within the call, since many stocks offer the same add-on. */
  readonly made: Map<object, unknown>;
  readonly picture: (path: string | null) => string | null;
  readonly translation: <Field extends string>(
    entity: number,
    texts: StoredTexts<Field>,
  ) => ReturnType<typeof translationOf<Field>>;
  readonly translations: <Field extends string>(
    entity: number,
    texts: StoredTexts<Field>,
  ) => ReturnType<typeof translationsOf<Field>>;
};

export const catalogContext = (
  { baseCurrency, defaultLocale }: Reference,
  zones: TimeZones,
  call: CallContext,
): CatalogContext => ({
  now: call.now,
  zones,
  origin: call.origin,
  locale: call.language,
  amounts: createAmounts(baseCurrency, call.currency),
  base: baseCurrency,
  currency: call.currency,
  made: new Map(),
  picture: (path) => pictureUrl(call.origin, path),
  translation: (entity, texts) => translationOf(entity, texts, call.language, defaultLocale),
  translations: translationsOf,
});

/** The catalog of one shop on its current day. */
export type GoodsContext<Catalogue extends ProductsById = ProductsById> = CatalogContext & {
  readonly shop: ShopRecord;
  readonly catalogue: Catalogue;
  readonly today: string;
  readonly prices: PriceContext;
};

export const goodsContext = <Catalogue extends ProductsById>(
  context: CatalogContext,
  shop: ShopRecord,
  catalogue: Catalogue,
): GoodsContext<Catalogue> => {
  const today = todayOf(shop, context.now, context.zones);
  return { ...context, shop, catalogue, today, prices: { base: context.base, currency: context.currency, today } };
};
