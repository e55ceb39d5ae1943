import type { ParcelTypeRow } from '../../features/parcels/index.ts';
import { titleIn } from '../../texts.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { major } from '../orders/index.ts';
import { pictureUrl, translationOf } from '../shapes/index.ts';

export type TypeContext = {
  readonly origin: string;
  readonly language: string;
  readonly defaultLocale: string;
  readonly baseScale: number;
};

/** ParcelType of contract 2.8: its prices are of the base currency. */
export const toParcelType = (row: ParcelTypeRow, { origin, language, defaultLocale, baseScale }: TypeContext) => ({
  id: row.id,
  type: titleIn(row.texts, [language, defaultLocale]),
  img: pictureUrl(origin, row.img),
  min_width: row.min_width,
  min_height: row.min_height,
  min_length: row.min_length,
  max_width: row.max_width,
  max_height: row.max_height,
  max_length: row.max_length,
  max_range: row.max_range === null ? null : Number(row.max_range),
  min_g: row.min_g,
  max_g: row.max_g,
  price: major(row.price, baseScale),
  price_per_km: major(row.price_per_km, baseScale),
  special: row.special,
  special_price: row.special_price === null ? null : major(row.special_price, baseScale),
  special_price_per_km: row.special_price_per_km === null ? null : major(row.special_price_per_km, baseScale),
  options: row.options.map(({ id, texts }) => ({ id, translation: translationOf(id, texts, language, defaultLocale) })),
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
});
