import type { ProductHit, ShopCard } from '@domain/catalog/index.ts';
import { productId, shopId, uuid } from '@domain/kernel/ids.ts';
import type { Page } from '@domain/kernel/page.ts';
import { money, noMoney } from '@domain/pricing/index.ts';

export const uuidOf = (number: number) => uuid(`00000000-0000-4000-8000-${String(number).padStart(12, '0')}`);

export const shop = (id: number, title = `Shop ${id}`): ShopCard => ({
  id: shopId(id),
  uuid: uuidOf(id),
  kind: 'restaurant',
  title,
  description: '',
  logo: undefined,
  cover: undefined,
  rating: undefined,
  deliveryTime: { from: 20, to: 30 },
  deliveryFee: { base: noMoney(2), perKm: noMoney(2) },
  minimum: noMoney(2),
  kinds: [],
  tags: [],
  offer: undefined,
  schedule: { timeZone: 'UTC', spans: [], closedDates: [], isAccepting: true },
  location: undefined,
  isVerified: false,
});

export const product = (id: number, title = `Product ${id}`, seller = 1): ProductHit => ({
  id: productId(id),
  uuid: uuidOf(id),
  shopId: shopId(seller),
  shopTitle: `Shop ${seller}`,
  title,
  description: '',
  image: undefined,
  stock: {
    id: 1 as never,
    price: { price: money(500, 2), tax: noMoney(2), discount: noMoney(2), total: money(500, 2) },
    available: 9,
    bonus: undefined,
  },
  limits: { min: 1, max: 9 },
  dietary: undefined,
  unitPrice: undefined,
});

/** One page of a list that has `total` entries in all. */
export const pageOf = <Item>(items: readonly Item[], total = items.length, page = 1): Page<Item> => ({
  items,
  page,
  lastPage: total > items.length ? page + 1 : page,
  total,
});
