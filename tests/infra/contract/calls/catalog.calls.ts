import { noShopFilter } from '@domain/catalog/index.ts';
import { categoryId, shopId, uuid } from '@domain/kernel/ids.ts';
import { createHttpDeliveryZones } from '@infra/catalog/http-delivery-zones.adapter.ts';
import { createHttpProductCatalog } from '@infra/catalog/http-product-catalog.adapter.ts';
import { createHttpShopDirectory } from '@infra/catalog/http-shop-directory.adapter.ts';
import { createHttpShopFacets } from '@infra/catalog/http-shop-facets.adapter.ts';
import { createHttpProductSearch, createHttpShopSearch } from '@infra/search/http-search.adapters.ts';
import { reading, type CallRow, type Caller } from './call-row.ts';

const at = { latitude: 52.37, longitude: 4.89 };
const place = { 'address[latitude]': '52.37', 'address[longitude]': '4.89' };
const directory = ({ api }: Caller) => createHttpShopDirectory({ api, context: reading });
const products = ({ api }: Caller) => createHttpProductCatalog({ api, context: reading });
const facets = ({ api }: Caller) => createHttpShopFacets({ api, context: reading });
const zones = ({ api }: Caller) => createHttpDeliveryZones({ api });
const priced = { currency_id: '2' };
const secondPage = { ...priced, order_by: 'trust_you', page: '2', perPage: '12' };

export const catalogCalls: readonly CallRow[] = [
  {
    line: 'GET /rest/shops/{id}/products',
    ask: (caller) => products(caller).menu(shopId(501)),
    sent: { path: 'rest/shops/501/products', query: priced },
  },
  {
    line: 'GET /rest/products/{id}',
    ask: (caller) => products(caller).load(uuid('f3d0')),
    sent: { path: 'rest/products/f3d0', query: priced },
  },
  {
    line: 'GET /rest/products/search',
    ask: ({ api }) => createHttpProductSearch({ api, context: reading }).find('bowl', 2, { shop: shopId(501), at }),
    sent: { path: 'rest/products/search', query: { ...priced, search: 'bowl', page: '2', shop_id: '501', ...place } },
  },
  {
    line: 'GET /rest/shops/paginate',
    ask: (caller) => directory(caller).list(noShopFilter, 2),
    sent: { path: 'rest/shops/paginate', query: { ...secondPage, open_first: '1' } },
  },
  {
    line: 'GET /rest/shops/paginate?type=restaurant',
    ask: (caller) => directory(caller).list({ kind: 'restaurant' }, 2),
    sent: { path: 'rest/shops/paginate', query: { ...secondPage, open_first: '1', type: 'restaurant' } },
  },
  {
    line: 'GET /rest/shops/paginate?type=shop',
    ask: (caller) => directory(caller).list({ kind: 'shop' }, 2),
    sent: { path: 'rest/shops/paginate', query: { ...secondPage, open_first: '1', type: 'shop' } },
  },
  {
    line: 'GET /rest/shops/{id}',
    ask: (caller) => directory(caller).load(shopId(501)),
    sent: { path: 'rest/shops/501', query: priced },
  },
  {
    line: 'GET /rest/shops/recommended',
    ask: (caller) => directory(caller).recommended(),
    sent: { path: 'rest/shops/recommended', query: priced },
  },
  {
    line: 'GET /rest/shops/search',
    ask: ({ api }) => createHttpShopSearch({ api, context: reading }).find('green', 2, at),
    sent: { path: 'rest/shops/search', query: { ...priced, search: 'green', page: '2', open: '1', ...place } },
  },
  {
    line: 'GET /rest/shops-takes',
    ask: (caller) => facets(caller).tags(categoryId(40)),
    sent: { path: 'rest/shops-takes', query: { category_id: '40' } },
  },
  {
    line: 'GET /rest/products-avg-prices',
    ask: (caller) => facets(caller).priceBounds(),
    sent: { path: 'rest/products-avg-prices', query: priced },
  },
  {
    line: 'GET /rest/shop/delivery-zone/check/distance',
    ask: (caller) => zones(caller).anyShop(at),
    sent: { path: 'rest/shop/delivery-zone/check/distance', query: place },
  },
  {
    line: 'GET /rest/shop/{id}/delivery-zone/check/distance',
    ask: (caller) => zones(caller).shop(shopId(501), at),
    sent: { path: 'rest/shop/501/delivery-zone/check/distance', query: place },
  },
];
