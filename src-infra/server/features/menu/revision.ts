import { createHash } from 'node:crypto';
import type { MenuProduct, ShopTimes } from './menu.ports.ts';

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** Names the state of what a product's form shows, apart from pieces, which change by differences. */
export const productRevision = (product: MenuProduct): string => {
  const { categoryId, texts, image, tax, nutrition, min, max, interval, boxes, dietary, stocks } = product;
  return digestOf([
    categoryId,
    Object.entries(texts).toSorted(([left], [right]) => (left < right ? -1 : 1)),
    image,
    Number(tax),
    nutrition,
    min,
    max,
    Number(interval),
    boxes,
    dietary,
    stocks.map(({ id, price }) => [id, price]),
  ]);
};

/** Names the state of a shop's week. */
export const weekRevision = ({ week }: Pick<ShopTimes, 'week'>): string => digestOf(week);

/** Names the state of a shop's delivery terms. */
export const termsRevision = ({ fee, feePerKm, minimum, deposit, lead }: ShopTimes): string =>
  digestOf([fee, feePerKm, minimum, deposit, lead]);
