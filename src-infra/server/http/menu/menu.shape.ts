import { NO_QUANTITY_LIMIT } from '@domain/catalog/index.ts';
import { timeText, MINUTES_PER_DAY } from '@domain/calendar/index.ts';
import { decimalOfMinor, type Scale } from '@domain/pricing/index.ts';
import {
  productRevision,
  termsRevision,
  weekRevision,
  type MenuProduct,
  type ShopTimes,
} from '../../features/menu/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { titleIn, type StoredTexts } from '../../texts.ts';
import { pictureUrl } from '../shapes/index.ts';

type Context = { readonly origin: string; readonly scale: Scale; readonly locales: readonly string[] };

const majorOf = (minor: number, scale: Scale): number => Number(decimalOfMinor(minor, scale));

/** A product as its seller sees it; amounts are in the base currency. */
export const toMenuProduct = (product: MenuProduct, { origin, scale, locales }: Context) => ({
  id: product.id,
  uuid: product.uuid,
  revision: productRevision(product),
  title: textsOf(product.texts, 'title'),
  description: textsOf(product.texts, 'description'),
  category_id: product.categoryId,
  img: pictureUrl(origin, product.image),
  active: product.isShown,
  addon: product.isExtra,
  tax: Number(product.tax),
  min_qty: product.min,
  max_qty: product.max >= NO_QUANTITY_LIMIT ? null : product.max,
  interval: Number(product.interval),
  boxes: product.boxes,
  ...product.nutrition,
  dietary_declared: product.dietary !== undefined,
  allergens: product.dietary?.contains ?? [],
  may_contain: product.dietary?.mayContain ?? [],
  diets: product.dietary?.diets ?? [],
  stocks: product.stocks.map(({ id, price, quantity, pause, options }) => ({
    id,
    price: majorOf(price, scale),
    quantity,
    kept_quantity: pause?.kept ?? null,
    sold_out_until: pause ? wireTime(pause.until) : null,
    options: options.map((texts) => titleIn(texts, locales)),
  })),
});

/** Hours and delivery terms of a shop; amounts are in the base currency. */
export const toShopWeek = (shop: { readonly id: number; readonly title: string }, times: ShopTimes, scale: Scale) => ({
  shop_id: shop.id,
  title: shop.title,
  timezone: times.timeZone,
  revision: weekRevision(times),
  days: times.week.map(({ day, isClosed, spans }) => ({
    day,
    closed: isClosed,
    // Forms know no 24:00.
    spans: spans.map(({ from, to }) => ({ from: timeText(from), to: timeText(to % MINUTES_PER_DAY) })),
  })),
  days_off: times.daysOff,
  terms: {
    revision: termsRevision(times),
    price: majorOf(times.fee, scale),
    price_per_km: majorOf(times.feePerKm, scale),
    min_amount: majorOf(times.minimum, scale),
    packaging_deposit: times.deposit === null ? null : majorOf(times.deposit, scale),
    delivery_time_from: times.lead.from,
    delivery_time_to: times.lead.to,
    delivery_time_type: times.lead.unit,
  },
});

const textsOf = <Field extends 'title' | 'description'>(
  texts: StoredTexts<Field>,
  field: Field,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([locale, said]) => [locale, said[field] ?? '']));
