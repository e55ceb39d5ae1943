import type { ProductDetail, Shop } from '@domain/catalog/index.ts';
import { categoryId, productId, shopId, stockId, uuid } from '@domain/kernel/ids.ts';
import { decimal, money, noMoney, priceStock } from '@domain/pricing/index.ts';
import { createHttpDeliveryZones } from '@infra/catalog/http-delivery-zones.adapter.ts';
import { createHttpProductCatalog } from '@infra/catalog/http-product-catalog.adapter.ts';
import { createHttpShopDirectory } from '@infra/catalog/http-shop-directory.adapter.ts';
import { createHttpShopFacets } from '@infra/catalog/http-shop-facets.adapter.ts';
import {
  createHttpProductSearch,
  createHttpShopSearch,
  createHttpTermSuggestions,
} from '@infra/search/http-search.adapters.ts';
import { describePort } from '../describe-port.ts';
import type { Client, Embedded } from '../embedded.ts';
import { createFakeCatalog, type FakeShop } from '../fakes/fake-catalog.ts';
import { sampleContext } from '../samples.ts';
import { type Market, catalogLaws, inside, outside } from '../laws/catalog.laws.ts';

const marketOf = (client: Client): Omit<Market, 'inside' | 'outside'> => ({
  directory: createHttpShopDirectory(client),
  facets: createHttpShopFacets(client),
  catalog: createHttpProductCatalog(client),
  zones: createHttpDeliveryZones(client),
  shopSearch: createHttpShopSearch(client),
  productSearch: createHttpProductSearch(client),
  suggestions: createHttpTermSuggestions(client),
});

const sold = (id: number, shop: number, title: string, minor: number): ProductDetail => {
  const price = priceStock({
    base: decimal(String(minor / 100)),
    rate: decimal('1'),
    scale: 2,
    taxPercent: decimal('0'),
    discount: undefined,
  });
  return {
    id: productId(id),
    uuid: uuid(`product-${id}`),
    shopId: shopId(shop),
    title,
    description: '',
    image: undefined,
    limits: { min: 1, max: 9 },
    dietary: undefined,
    unitPrice: undefined,
    stock: { id: stockId(id), price, available: 9, bonus: undefined },
    stocks: [{ id: stockId(id), price, available: 9, options: [], addons: [], bonus: undefined }],
    unit: undefined,
    gallery: [],
    kcal: undefined,
    categoryId: undefined,
  };
};

const opened = (id: number, title: string, more: Partial<Shop>): Shop => ({
  id: shopId(id),
  uuid: uuid(`shop-${id}`),
  kind: 'restaurant',
  title,
  description: '',
  logo: undefined,
  cover: undefined,
  rating: { average: 4.5, count: 10 },
  deliveryTime: undefined,
  deliveryFee: { base: money(250, 2), perKm: noMoney(2) },
  minimum: noMoney(2),
  kinds: [],
  tags: [],
  offer: undefined,
  location: undefined,
  isVerified: true,
  address: '',
  phone: undefined,
  schedule: { timeZone: 'Europe/Amsterdam', spans: [], closedDates: [], isAccepting: true },
  taxPercent: decimal('0'),
  reviewsCount: 10,
  ...more,
});

const grill = { id: categoryId(1), uuid: uuid('grill'), title: 'Grill', image: undefined };

const halal = { id: 4, title: 'Halal' };

const STALLS: readonly FakeShop[] = [
  {
    shop: opened(1, 'Green Spoon', { tags: ['Halal'] }),
    products: [sold(11, 1, 'Falafel bowl', 950), sold(12, 1, 'Lentil soup', 620)],
    deliversTo: ({ latitude }) => latitude < 53,
    categories: [grill],
    tags: [halal],
  },
  {
    shop: opened(2, 'Night Market', {
      kind: 'shop',
      isVerified: false,
      rating: { average: 3.1, count: 4 },
      deliveryFee: { base: noMoney(2), perKm: noMoney(2) },
    }),
    products: [sold(21, 2, 'Olives', 499)],
    deliversTo: () => false,
  },
];

/** Numbers as text, unknown kinds, missing targets. */
const suggestionsBody = {
  data: {
    query: 'fala',
    corrected: '',
    suggestions: [
      {
        text: 'Falafel bowl',
        kind: 'product',
        id: '3001',
        uuid: 'f3d0b6de-2f0b-4f8e-a7bc-5a2f1f7d1111',
        shop_id: '501',
        img: 'products/falafel-bowl.webp',
        matches: [[0, 900]],
      },
      { text: 'Nowhere', kind: 'product', id: 3002, uuid: 'f3d0b6de-2f0b-4f8e-a7bc-5a2f1f7d1112' },
      { text: 'A brand', kind: 'brand', id: 4 },
      { kind: 'shop', id: 5 },
      { text: 'No shop', kind: 'shop', id: null },
      null,
    ],
  },
};

export const catalogSuite = (market: Embedded): void =>
  describePort('ShopDirectory, ShopFacets, ProductCatalog, DeliveryZones, searches', catalogLaws, {
    fake: () => ({ ...createFakeCatalog(STALLS), inside, outside }),
    embedded: () => ({ ...marketOf(market.guest()), inside, outside }),
    quirks: [
      {
        name: 'suggestions',
        body: suggestionsBody,
        read: (api) => createHttpTermSuggestions({ api, context: sampleContext }).find('fala', {}),
      },
    ],
  });
