import { parseWorkingTime, WEEKDAYS, type Schedule, type WorkingSpan } from '@domain/calendar/index.ts';
import type {
  Banner,
  Category,
  CountBonus,
  DeliveryTariff,
  DeliveryTime,
  Rating,
  Shop,
  ShopCard,
  ShopOffer,
} from '@domain/catalog/index.ts';
import { categoryId, shopId, uuid } from '@domain/kernel/ids.ts';
import type { Decimal, Scale, StockPrice } from '@domain/pricing/index.ts';
import { addMoney, compareDecimals, noMoney, subtractMoney } from '@domain/pricing/index.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import {
  asBoolean,
  asDecimal,
  asInteger,
  asMoney,
  asNumber,
  asRecord,
  asText,
  foreignTo,
  listOf,
  optionalNumber,
  optionalText,
  translated,
  type Wire,
} from '../drivers/http/wire.ts';
import { toPoint } from './point-wire.ts';

/** What an adapter needs to read the amounts and pictures of an answer. */
export type ReadingContext = {
  /** Decimal places of the requested currency. */
  scale(): Scale;
  readonly toImage: ToImage;
  /** Time zone of shops that do not name theirs (contract 8.6). */
  timeZone(): string;
  /** The language asked for: texts in another one carry theirs (LOCALE-9b). */
  language(): string;
};

export const toShopCard = (item: unknown, context: ReadingContext): ShopCard => {
  const dto = asRecord(item);
  const { toImage } = context;
  const scale = context.scale();
  return {
    id: shopId(asInteger(dto['id'])),
    uuid: uuid(asText(dto['uuid'])),
    kind: dto['type'] === 'restaurant' || dto['type'] === 'shop' ? dto['type'] : undefined,
    title: translated(dto, 'title'),
    description: translated(dto, 'description'),
    language: foreignTo(context.language(), dto),
    logo: toImage(dto['logo_img']),
    cover: toImage(dto['background_img']),
    rating: toRating(dto),
    deliveryTime: toDeliveryTime(dto['delivery_time']),
    deliveryFee: toTariff(dto, scale),
    minimum: asMoney(dto['min_amount'], scale),
    kinds: listOf(dto['categories'], (category) => translated(asRecord(category), 'title')).filter(Boolean),
    tags: listOf(dto['tags'], (tag) => translated(asRecord(tag), 'title')).filter(Boolean),
    offer: toOffer(dto, scale),
    schedule: toSchedule(dto, context.timeZone()),
    location: toPoint(dto['location']),
    isVerified: asBoolean(dto['verify']),
    ...(dto['dishes_fitting'] !== undefined && { dishesFitting: asInteger(dto['dishes_fitting']) }),
  };
};

export const toShop = (item: unknown, context: ReadingContext): Shop => {
  const dto = asRecord(item);
  return {
    ...toShopCard(dto, context),
    address: translated(dto, 'address'),
    phone: optionalText(dto['phone']),
    taxPercent: asDecimal(dto['tax']),
    reviewsCount: asInteger(dto['reviews_count']),
  };
};

export const toCategory = (item: unknown, toImage: ToImage): Category => {
  const dto = asRecord(item);
  return {
    id: categoryId(asInteger(dto['id'])),
    uuid: uuid(asText(dto['uuid'])),
    title: translated(dto, 'title'),
    image: toImage(dto['img']),
  };
};

type TextContext = Pick<ReadingContext, 'toImage' | 'language'>;

/** Texts and picture of a banner or an ad. */
export const toAd = (item: unknown, context: TextContext): Omit<Banner, 'shopIds'> => {
  const dto = asRecord(item);
  return {
    id: asInteger(dto['id']),
    title: translated(dto, 'title'),
    description: translated(dto, 'description'),
    button: translated(dto, 'button_text'),
    language: foreignTo(context.language(), dto),
    image: context.toImage(dto['img']),
  };
};

export const toBanner = (item: unknown, context: TextContext): Banner => ({
  ...toAd(item, context),
  shopIds: listOf(asRecord(item)['shops'], (shop) => asInteger(asRecord(shop)['id']))
    .filter((id) => id > 0)
    .map(shopId),
});

const toTariff = (dto: Wire, scale: Scale): DeliveryTariff => {
  const converted = { base: asMoney(dto['price'], scale), perKm: asMoney(dto['price_per_km'], scale) };
  const own = asRecord(dto['delivery_tariff']);
  const inBase = { base: asDecimal(own['price']), perKm: asDecimal(own['price_per_km']), rate: asDecimal(own['rate']) };
  const isTariff = compareDecimals(inBase.rate, ZERO) > 0 && ![inBase.base, inBase.perKm].some(isBelowZero);
  return isTariff ? { ...converted, inBase } : converted;
};

const ZERO = '0' as Decimal;
const isBelowZero = (amount: Decimal): boolean => compareDecimals(amount, ZERO) < 0;

const toRating = (dto: Wire): Rating | undefined => {
  const average = asNumber(dto['rating_avg'] ?? dto['avg_rate']);
  return average > 0 ? { average, count: asInteger(dto['reviews_count']) } : undefined;
};

const MINUTES_OF: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1440, month: 43_200 };

/** Minutes in a year: longer times are not delivery times. */
const LEAD_MAX = 525_600;

export const toDeliveryTime = (value: unknown): DeliveryTime | undefined => {
  const dto = asRecord(value);
  const unit = MINUTES_OF[asText(dto['type'])] ?? 1;
  const [from, to] = [optionalNumber(dto['from']), optionalNumber(dto['to'])];
  return from === undefined || to === undefined || from < 0 || to < from || to * unit > LEAD_MAX
    ? undefined
    : { from: from * unit, to: to * unit };
};

const toOffer = (dto: Wire, scale: Scale): ShopOffer | undefined => {
  const [discount] = listOf(dto['discount'], asRecord).filter((row) => asBoolean(row['active']));
  if (discount)
    return discount['type'] === 'fix'
      ? { kind: 'fix', amount: asMoney(discount['price'], scale) }
      : { kind: 'percent', percent: asDecimal(discount['price']) };
  return Object.keys(asRecord(dto['bonus'])).length > 0 ? { kind: 'bonus' } : undefined;
};

/** Contract 1.7: working days with `HH-mm`; days off have no opening span. */
export const toSchedule = (dto: Wire, zoneOtherwise: string): Schedule => ({
  timeZone: optionalText(dto['timezone']) ?? zoneOtherwise,
  spans: listOf(dto['shop_working_days'], asRecord).flatMap(toSpan),
  closedDates: listOf(dto['shop_closed_date'], (row) => asText(asRecord(row)['day']).slice(0, 10)).filter(Boolean),
  isAccepting: asBoolean(dto['open']),
});

const toSpan = (row: Wire): WorkingSpan[] => {
  const day = WEEKDAYS.find((name) => name === row['day']);
  const [from, to] = [parseWorkingTime(asText(row['from'])), parseWorkingTime(asText(row['to']))];
  return day === undefined || from === undefined || to === undefined || asBoolean(row['disabled'])
    ? []
    : [{ day, from, to }];
};

/** Price, tax and discount of a stock; computes the total where a server leaves it out (contract 5.1). */
export const toStockPrice = (stock: Wire, scale: Scale): StockPrice => {
  const price = asMoney(stock['price'], scale);
  const tax = asMoney(stock['tax'], scale);
  const discount = asMoney(stock['discount'], scale);
  const total =
    stock['total_price'] === undefined
      ? subtractMoney(addMoney(price, tax), discount)
      : asMoney(stock['total_price'], scale);
  return { price, tax, discount, total: total.minor < 0 ? noMoney(scale) : total };
};

export const toBonus = (value: unknown): CountBonus | undefined => {
  const dto = asRecord(value);
  if (!asBoolean(dto['status']) || dto['type'] === 'sum') return undefined;
  const title = translated(asRecord(asRecord(dto['bonusStock'])['product']), 'title');
  return {
    id: asInteger(dto['id']),
    value: asInteger(dto['value']),
    quantity: asInteger(dto['bonus_quantity']),
    title,
  };
};
