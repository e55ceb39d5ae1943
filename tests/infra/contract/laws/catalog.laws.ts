import { expect, it } from 'vitest';
import {
  type DeliveryZones,
  type GeoPoint,
  type ProductCard,
  type ProductCatalog,
  SHOP_ORDERS,
  type ShopCard,
  type ShopDirectory,
  type ShopFacets,
  type ShopFilter,
} from '@domain/catalog/index.ts';
import { shopId, uuid } from '@domain/kernel/ids.ts';
import { compareDecimals, decimal } from '@domain/pricing/index.ts';
import type { ProductSearch, ShopSearch, TermSuggestions } from '@domain/search/index.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';
import { walkPages } from '../pages.ts';

export type Market = {
  readonly directory: ShopDirectory;
  readonly facets: ShopFacets;
  readonly catalog: ProductCatalog;
  readonly zones: DeliveryZones;
  readonly shopSearch: ShopSearch;
  readonly productSearch: ProductSearch;
  readonly suggestions: TermSuggestions;
  /** Where some of the shops deliver, and where none does. */
  readonly inside: GeoPoint;
  readonly outside: GeoPoint;
};

const NOBODY = uuid('00000000-0000-4000-8000-00000000dead');

const gone = { ok: false, error: { kind: 'rejected', status: 404 } };

const idOf = ({ id }: { readonly id: number }): number => id;

const shopsOf = ({ directory }: Pick<Market, 'directory'>, filter: ShopFilter = {}) =>
  walkPages((page) => directory.list(filter, page), idOf);

const idsOf = (items: readonly { readonly id: number }[]) => new Set(items.map(idOf));

const areAmong = (items: readonly { readonly id: number }[], ids: ReadonlySet<number>): boolean =>
  items.every(({ id }) => ids.has(id));

/** What lists and details both contain of a shop. */
const cardOf = ({ id, uuid, kind, title, logo, deliveryFee, minimum, rating, isVerified, location }: ShopCard) => ({
  id,
  uuid,
  kind,
  title,
  logo,
  deliveryFee,
  minimum,
  rating,
  isVerified,
  location,
});

export const catalogLaws: Laws<Market> = (fresh) => {
  it('CATALOG-1 lists every shop once, and loads each by id and by uuid as listed', async () => {
    const market = await fresh();
    const shops = await shopsOf(market);
    expect(shops.length).toBeGreaterThan(1);
    for (const shop of shops)
      for (const name of [shop.id, shop.uuid])
        expect(cardOf(taken(await market.directory.load(name)))).toEqual(cardOf(shop));
    expect(await market.directory.load(shopId(987_654))).toMatchObject(gone);
    expect(await market.directory.load(NOBODY)).toMatchObject(gone);
  });

  it('CATALOG-1 returns only shops that match a filter', async () => {
    const market = await fresh();
    const all = await shopsOf(market);
    const rules: readonly (readonly [ShopFilter, (shop: ShopCard) => boolean])[] = [
      [{ kind: 'restaurant' }, ({ kind }) => kind === 'restaurant'],
      [{ kind: 'shop' }, ({ kind }) => kind === 'shop'],
      [{ isVerified: true }, ({ isVerified }) => isVerified],
      [{ isFreeDelivery: true }, ({ deliveryFee: { base, perKm } }) => base.minor + perKm.minor === 0],
      [{ minRating: 4 }, ({ rating }) => (rating?.average ?? 0) >= 4],
    ];
    for (const [filter, isLeft] of rules) {
      const left = await shopsOf(market, filter);
      expect({ filter, ids: idsOf(left) }).toEqual({ filter, ids: idsOf(all.filter(isLeft)) });
      expect(left.length).toBeLessThan(all.length);
    }
    for (const order of SHOP_ORDERS) expect(idsOf(await shopsOf(market, { order }))).toEqual(idsOf(all));
  });

  it('CATALOG-1 has categories and tags that find shops', async () => {
    const market = await fresh();
    const all = idsOf(await shopsOf(market));
    const categories = taken(await market.directory.categories());
    expect(categories.length).toBeGreaterThan(0);
    for (const { id } of categories) expect(areAmong(await shopsOf(market, { categoryIds: [id] }), all)).toBe(true);
    const tags = taken(await market.facets.tags(undefined));
    expect(tags.length).toBeGreaterThan(0);
    for (const { id, title } of tags)
      for (const shop of await shopsOf(market, { tagIds: [id] })) expect(shop.tags).toContain(title);
    for (const { id } of categories) expect(areAmong(taken(await market.facets.tags(id)), idsOf(tags))).toBe(true);
    for (const atMost of [1, categories.length, categories.length + 1])
      expect(taken(await market.directory.categories(atMost))).toEqual(categories.slice(0, atMost));
    const { from, to } = taken(await market.facets.priceBounds());
    expect([compareDecimals(decimal('0'), from), compareDecimals(from, to)].every((order) => order <= 0)).toBe(true);
  });

  it('CATALOG-3 finds liked shops by uuid and skips unknown ones', async () => {
    const market = await fresh();
    const [first, second] = (await shopsOf(market)) as [ShopCard, ShopCard];
    expect(idsOf(taken(await market.directory.byUuids([second.uuid, NOBODY, first.uuid])))).toEqual(
      idsOf([first, second]),
    );
    expect(taken(await market.directory.byUuids([NOBODY]))).toEqual([]);
    const all = idsOf(await shopsOf(market));
    const recommended = taken(await market.directory.recommended());
    expect(areAmong(recommended, all)).toBe(true);
    const open = idsOf(await shopsOf(market, { isOpen: true }));
    expect(taken(await market.directory.recommended({ isOpen: true }))).toEqual(
      recommended.filter(({ id }) => open.has(id)),
    );
    for (const banner of taken(await market.directory.banners()))
      expect(banner.shopIds.every((id) => all.has(id))).toBe(true);
  });

  it('ADDRESS-5 knows which shops deliver to a location, and lists them', async () => {
    const market = await fresh();
    const { zones, inside, outside } = market;
    expect([taken(await zones.anyShop(inside)), taken(await zones.anyShop(outside))]).toEqual(['inside', 'outside']);
    const near = await shopsOf(market, { at: inside });
    expect(near.length).toBeGreaterThan(0);
    expect(await shopsOf(market, { at: outside })).toEqual([]);
    for (const shop of near)
      expect([taken(await zones.shop(shop.id, inside)), taken(await zones.shop(shop.id, outside))]).toEqual([
        'inside',
        'outside',
      ]);
    expect(taken(await zones.shop(shopId(987_654), inside))).toBe('outside');
  });

  it('CATALOG-7 loads a product as the menu lists it, priced by its first stock', async () => {
    const market = await fresh();
    for (const shop of await shopsOf(market)) {
      const menu = taken(await market.catalog.menu(shop.id));
      const items = menu.sections.flatMap((section) => section.items);
      expect(items.length).toBeGreaterThan(0);
      expect(areAmong(menu.popular, idsOf(items))).toBe(true);
      for (const item of items) {
        const product = taken(await market.catalog.load(item.uuid));
        expect(product).toMatchObject({
          id: item.id,
          uuid: item.uuid,
          shopId: shop.id,
          title: item.title,
          image: item.image,
          limits: item.limits,
          dietary: item.dietary,
        });
        expect(product.stocks.find(({ id }) => id === item.stock?.id)?.price).toEqual(item.stock?.price);
        expect(product.stock?.id).toBe(product.stocks[0]?.id);
      }
    }
    expect(await market.catalog.load(NOBODY)).toMatchObject(gone);
  });

  it('SEARCH-1 finds products by title, in every shop or in one, and open shops by name', async () => {
    const market = await fresh();
    const [shop] = (await shopsOf(market, { isOpen: true })) as [ShopCard];
    const [item] = taken(await market.catalog.menu(shop.id)).sections.flatMap((section) => section.items);
    const find = (term: string, scope: Parameters<ProductSearch['find']>[2]) =>
      walkPages((page) => market.productSearch.find(term, page, scope), idOf);
    const title = item?.title ?? '';
    expect(idsOf(await find(title, {})).has(item?.id ?? 0)).toBe(true);
    expect(
      (await find(title, { shop: shop.id })).map(({ id, shopId: seller, shopTitle }) => [id, seller, shopTitle]),
    ).toContainEqual([item?.id, shop.id, shop.title]);
    expect(await find('quetzalcoatlus', {})).toEqual([]);
    expect(
      taken(await market.shopSearch.find(shop.title, 1, undefined))
        .items.map(cardOf)
        .map(idOf),
    ).toContain(shop.id);
    expect(taken(await market.shopSearch.find('quetzalcoatlus', 1, undefined)).items).toEqual([]);
  });

  it('SEARCH-9 suggests where a term leads, only products within one shop, and a correction', async () => {
    const market = await fresh();
    const shops = await shopsOf(market, { isOpen: true });
    const [shop] = shops as [ShopCard];
    const suggested = async (term: string, scope: Parameters<TermSuggestions['find']>[1] = {}) =>
      taken(await market.suggestions.find(term, scope));
    expect(await suggested(shop.title)).toMatchObject({
      corrected: undefined,
      suggestions: expect.arrayContaining([expect.objectContaining({ kind: 'shop', id: shop.id, text: shop.title })]),
    });
    const [item] = taken(await market.catalog.menu(shop.id)).sections.flatMap((section) => section.items) as [
      ProductCard,
    ];
    const within = await suggested(item.title, { shop: shop.id });
    expect(within.suggestions).toContainEqual({
      kind: 'product',
      id: item.id,
      uuid: item.uuid,
      shopId: shop.id,
      text: item.title,
      image: item.image,
    });
    expect(
      within.suggestions.every((suggestion) => suggestion.kind === 'product' && suggestion.shopId === shop.id),
    ).toBe(true);
    const [word = ''] = shop.title.split(' ').filter(({ length }) => length >= 4);
    const slip = await suggested(`${word[0]}q${word.slice(2)}`);
    expect(slip.corrected?.toLowerCase()).toBe(word.toLowerCase());
    expect((await suggested(slip.corrected ?? '')).suggestions).toContainEqual(
      expect.objectContaining({ kind: 'shop', id: shop.id }),
    );
    expect(await suggested('quetzalcoatlus')).toEqual({ corrected: undefined, suggestions: [] });
  });
};

export const inside = { latitude: 52.37, longitude: 4.89 };

export const outside = { latitude: 60, longitude: 10 };
