import type {
  Banner,
  Category,
  Menu,
  ProductCard,
  ProductCatalog,
  ProductDetail,
  Shop,
  ShopCard,
  ShopDirectory,
  ShopFilter,
} from '@domain/catalog/index.ts';
import type { ShopId, Uuid } from '@domain/kernel/ids.ts';
import type { PageQuery, Query } from '../../data/index.ts';

type Deps = {
  readonly shops: ShopDirectory;
  readonly products: ProductCatalog;
  /** Language and currency, which are part of every key. */
  readonly scope: () => readonly unknown[];
};

/** The queries of shops, menus and products. */
export type CatalogQueries = {
  banners(): Query<readonly Banner[]>;
  categories(atMost?: number): Query<readonly Category[]>;
  recommended(only?: Pick<ShopFilter, 'isOpen'>): Query<readonly ShopCard[]>;
  shops(filter: ShopFilter): PageQuery<ShopCard>;
  shop(shop: ShopId | Uuid): Query<Shop>;
  shopsByUuid(uuids: readonly Uuid[]): Query<readonly ShopCard[]>;
  menu(shop: ShopId): Query<Menu<ProductCard>>;
  product(product: Uuid): Query<ProductDetail>;
};

/** Starts the key of every query for these goods; the scope ends it. */
export const catalogKey = (...parts: readonly unknown[]): readonly unknown[] => ['catalog', ...parts];

export const createCatalogQueries = ({ shops, products, scope }: Deps): CatalogQueries => {
  const key = (...parts: readonly unknown[]): readonly unknown[] => [...catalogKey(...parts), ...scope()];
  return {
    banners: () => ({ key: key('banners'), load: () => shops.banners() }),
    categories: (atMost) => ({ key: key('categories', atMost), load: () => shops.categories(atMost) }),
    recommended: (only) => ({ key: key('recommended', only), load: () => shops.recommended(only) }),
    shops: (filter) => (page) => ({ key: key('shops', filter, page), load: () => shops.list(filter, page) }),
    shop: (shop) => ({ key: key('shop', shop), load: () => shops.load(shop) }),
    shopsByUuid: (uuids) => ({ key: key('liked', uuids), load: () => shops.byUuids(uuids) }),
    menu: (shop) => ({ key: key('menu', shop), load: () => products.menu(shop) }),
    product: (product) => ({ key: key('product', product), load: () => products.load(product) }),
  };
};
