import type { GeoPoint } from '@domain/catalog/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import {
  LEAD_UNITS,
  SHOP_STATUSES,
  type OwnShop,
  type ShopApplicationDraft,
  type ShopTexts,
} from '@domain/partners/index.ts';
import { majorOf } from '@domain/pricing/index.ts';
import { toShopCard, type ReadingContext } from '../catalog/catalog-wire.ts';
import { toPoint } from '../catalog/point-wire.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import {
  asDecimal,
  asInteger,
  asMoney,
  asRecord,
  asText,
  listOf,
  optionalText,
  type Wire,
} from '../drivers/http/wire.ts';

/** Reads the Shop of contract 2.2 as its owner sees it. */
export const toOwnShop = (item: unknown, context: ReadingContext): OwnShop => {
  const dto = asRecord(item);
  const card = toShopCard(dto, context);
  return {
    ...card,
    status: SHOP_STATUSES.find((known) => known === dto['status']) ?? 'new',
    note: optionalText(dto['status_note']),
    products: asInteger(dto['products_count']),
    sentAt: optionalInstant(dto['updated_at']) ?? optionalInstant(dto['created_at']),
    form: { ...toForm(dto, context), logo: card.logo, cover: card.cover },
  };
};

const toForm = (dto: Wire, context: ReadingContext): Omit<ShopApplicationDraft, 'logo' | 'cover'> => {
  const scale = context.scale();
  const lead = asRecord(dto['delivery_time']);
  const amount = (field: string): string => majorOf(asMoney(dto[field], scale));
  return {
    kind: dto['type'] === 'shop' ? 'shop' : 'restaurant',
    location: toPoint(dto['location']),
    zone: toZone(dto['delivery_zone']),
    documents: listOf(dto['documents'], (document) => context.toImage(asRecord(document)['path'])).filter(
      (path) => path !== undefined,
    ),
    categories: idsOf(dto['categories']).map(categoryId),
    tags: idsOf(dto['tags']),
    texts: toTexts(dto),
    phone: asText(dto['phone']),
    fee: amount('price'),
    feePerKm: amount('price_per_km'),
    minimum: amount('min_amount'),
    taxPercent: asDecimal(dto['tax']),
    leadFrom: asText(lead['from']),
    leadTo: asText(lead['to']),
    leadUnit: LEAD_UNITS.find((unit) => unit === lead['type']) ?? 'minute',
  };
};

const idsOf = (list: unknown): readonly number[] =>
  listOf(list, (item) => asInteger(asRecord(item)['id'])).filter((id) => id > 0);

const toTexts = (dto: Wire): Readonly<Record<string, ShopTexts>> => {
  const translations = Array.isArray(dto['translations']) ? dto['translations'] : [dto['translation']];
  return Object.fromEntries(
    listOf(translations, asRecord)
      .filter((texts) => asText(texts['locale']) !== '')
      .map((texts) => [
        asText(texts['locale']),
        {
          title: asText(texts['title']),
          description: asText(texts['description']),
          address: asText(texts['address']),
        },
      ]),
  );
};

/** `delivery_zone` is an extension: corners as lists of latitude and longitude. */
const toZone = (value: unknown): readonly GeoPoint[] | undefined => {
  const corners = listOf(value, toCorner).filter((corner) => corner !== undefined);
  return Array.isArray(value) ? corners : undefined;
};

/** Beyond the antimeridian longitudes continue. */
const toCorner = (value: unknown): GeoPoint | undefined => {
  const [latitude, longitude] = listOf(value, Number);
  return latitude !== undefined && longitude !== undefined && Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { latitude, longitude }
    : undefined;
};
