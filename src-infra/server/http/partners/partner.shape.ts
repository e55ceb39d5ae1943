import type { DeskShop } from '../../features/partners/index.ts';
import type { Taxonomy } from '../../features/catalog/index.ts';
import type { RequestRecord } from '../../features/partners/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { toCategory, toShopPayments, toShopRow, type CatalogContext } from '../catalog/index.ts';
import { toPerson } from '../people/index.ts';
import { pictureUrl, toGalleries } from '../shapes/index.ts';

/** Renders a shop for its owner and operators (contract 2.2). */
export const toDeskShop = ({ shop, desk }: DeskShop, context: CatalogContext, { category }: Taxonomy) => ({
  ...toShopRow(shop, context),
  status_note: desk.status_note,
  seller: toPerson(desk.seller, context.origin),
  translations: context.translations(shop.id, shop.texts),
  locales: Object.keys(shop.texts),
  // An extension: the corners as lists of latitude and longitude.
  delivery_zone: shop.zone.map(({ latitude, longitude }) => [latitude, longitude]),
  documents: toGalleries(shop.id, 'shop-documents', desk.documents, context.origin),
  categories: shop.categoryIds.flatMap((id) => {
    const found = category(id);
    return found ? [toCategory(found, context)] : [];
  }),
  shop_payments: toShopPayments(shop),
});

/** RequestModel of contract 2.8. */
export const toRequestModel = (
  { id, user_id, model_type, data, status, status_note, person, created_at, updated_at }: RequestRecord,
  origin: string,
) => ({
  id,
  model_id: user_id,
  model_type,
  created_by: user_id,
  data: { ...data, images: imagesOf(data).map((path) => pictureUrl(origin, path)) },
  status: status as 'pending' | 'approved' | 'canceled',
  status_note,
  model: toPerson(person, origin),
  createdBy: toPerson(person, origin),
  created_at: wireTime(created_at),
  updated_at: wireTime(updated_at),
});

const imagesOf = ({ images }: Readonly<Record<string, unknown>>): readonly string[] =>
  Array.isArray(images) ? images.map(String) : [];
