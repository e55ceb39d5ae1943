import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Menu, MenuSection, ProductCard, ProductDetail, Shop } from '@domain/catalog/index.ts';
import { shopId, uuid, type ShopId, type Uuid } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { isUuid } from '@domain/kernel/uuid.ts';
import type { LineRef } from '@domain/cart/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { followLatest, LiveQuery, type DataCache } from '../../data/index.ts';
import {
  pageOutcomeOf,
  ready,
  type Navigator,
  type PageHead,
  type PageOutcome,
  type PageViewModel,
  type Place,
} from '../../routes/index.ts';
import { pictureSources } from '../../ui/picture/index.ts';
import type { CatalogQueries } from '../catalog/index.ts';
import type { MenuPage, NarrowedMenu } from '../menu-filter/index.ts';
import type { OpenProduct } from '../product/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { SearchMenu } from './search-menu.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: CatalogQueries;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly navigator: Pick<Navigator, 'close'>;
  /** Its code loads when somebody searches the menu. */
  readonly loadSearch: () => Promise<SearchMenu>;
  /** Structured data for search engines, rendered by the server only. */
  readonly describe: (shop: Shop, product: ProductDetail | undefined) => PageHead['structured'];
};

const SHEETS = ['info', 'reviews'] as const;
export type ShopSheetName = (typeof SHEETS)[number];

export const COVER_SIZES = '(width < 1328px) 100vw, 1280px';

/** A shop with its menu (CATALOG-2). */
export class ShopViewModel implements PageViewModel, MenuPage {
  key: ShopId | Uuid | undefined;
  shop: LiveQuery<Shop> | undefined;
  menu: LiveQuery<Menu<ProductCard>> | undefined;
  product: OpenProduct | undefined;
  detail: LiveQuery<ProductDetail> | undefined;
  /** The sheet over the shop. */
  sheet: ShopSheetName | undefined;
  /** The text typed into "Search this menu". */
  search = '';
  path = '/';
  /** The parameters of the address, as they were before a sheet opened. */
  query: Place['query'] = {};
  /** The menu as filters leave it; `undefined` without filters and until their code is there. */
  narrowed: NarrowedMenu | undefined = undefined;
  searchMenu: SearchMenu | undefined = undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      {
        key: false,
        shop: observableRef,
        menu: observableRef,
        product: observableRef,
        detail: observableRef,
        query: observableRef,
        narrowed: observableRef,
        searchMenu: observableRef,
      },
      { autoBind: true },
    );
  }

  show({ path, params, query }: Place): void {
    this.path = path;
    this.sheet = SHEETS.find((name) => name === query['sheet']);
    this.product =
      query['product'] !== undefined && isUuid(query['product'])
        ? { uuid: uuid(query['product']), line: query['line'] as LineRef | undefined }
        : undefined;
    if (!this.product && !this.sheet) this.query = query;
    this.detail = this.product && new LiveQuery(this.#deps.cache, this.#deps.queries.product(this.product.uuid));
    if (this.key !== undefined) return;
    this.key = readKey(params['id'] ?? '');
    if (this.key === undefined) return;
    this.shop = new LiveQuery(this.#deps.cache, this.#deps.queries.shop(this.key));
    this.#showMenu();
  }

  async prepare(): Promise<PageOutcome> {
    const { shop } = this;
    if (!shop) return { kind: 'not-found' };
    // The menu is queried by id: with an id in the address both requests run in parallel.
    const [answer] = await Promise.all([shop.load(), this.menu?.load()]);
    if (!answer.ok) return pageOutcomeOf(answer);
    if (!this.menu) {
      this.#showMenu();
      await this.#menuQuery()?.load();
    }
    await this.detail?.load();
    return ready;
  }

  activate(): () => void {
    const following = [this.shop?.follow(), this.menu?.follow(), followLatest(() => this.detail)];
    return () => {
      for (const stop of following) stop?.();
    };
  }

  get shopHere(): ShopId | undefined {
    return this.shop?.value?.id;
  }

  get failure(): RemoteFailure | undefined {
    return this.shop?.failure ?? this.menu?.failure;
  }

  get popular(): readonly ProductCard[] {
    return this.search === '' ? (this.#shown?.popular ?? []) : [];
  }

  /** The sections of the menu, or the parts of them that match the search once its code is there. */
  get sections(): readonly MenuSection<ProductCard>[] {
    const all = this.#shown?.sections ?? [];
    return this.searchMenu?.(all, this.search) ?? all;
  }

  narrow(menu: NarrowedMenu | undefined): void {
    this.narrowed = menu;
  }

  searchFor(text: string): void {
    this.search = text;
    if (this.searchMenu) return;
    void this.#deps.loadSearch().then(
      (searchMenu) => runInAction(() => void (this.searchMenu = searchMenu)),
      // The next letter tries again.
      () => undefined,
    );
  }

  retry(): void {
    void this.prepare();
  }

  /** Like Back where the sheet was opened here; where the visit began with it, replaces it with its shop. */
  closeSheet(): void {
    if (this.product ?? this.sheet) this.#deps.navigator.close(this.path + queryText(this.query));
  }

  head(translate: Translate): PageHead {
    const shop = this.shop?.value;
    if (!shop) return { title: translate('shop.title_unknown') };
    const product = this.detail?.value;
    const { title, description, image } = product ?? { ...shop, image: shop.cover };
    const canResize = this.#deps.reference.settings.extensions.includes('images');
    const cover = shop.cover === undefined ? undefined : pictureSources(shop.cover, 'cover', COVER_SIZES, canResize);
    return {
      title: translate('shop.title', { name: product ? `${title} · ${shop.title}` : title }),
      description: description || translate('shop.description', { name: shop.title }),
      canonical: product ? `/shop/${product.shopId}?product=${product.uuid}` : `/shop/${shop.id}`,
      ...(image !== undefined && { image }),
      ...(cover && 'srcSet' in cover && { preload: { href: cover.src, srcSet: cover.srcSet, sizes: COVER_SIZES } }),
      ...withStructured(this.#deps.describe(shop, product)),
    };
  }

  get #shown(): Menu<ProductCard> | undefined {
    return this.narrowed ?? this.menu?.value;
  }

  #showMenu(): void {
    const id = this.shop?.value?.id ?? (typeof this.key === 'number' ? this.key : undefined);
    if (id !== undefined) this.menu = new LiveQuery(this.#deps.cache, this.#deps.queries.menu(id));
  }

  #menuQuery(): LiveQuery<Menu<ProductCard>> | undefined {
    return this.menu;
  }
}

const readKey = (text: string): ShopId | Uuid | undefined => {
  if (/^[1-9]\d{0,8}$/.test(text)) return shopId(Number(text));
  return isUuid(text) ? uuid(text) : undefined;
};

/** Returns parameters as filters write them, with plain commas. */
const queryText = (query: Place['query']): string => {
  const text = new URLSearchParams(query).toString().replaceAll('%2C', ',');
  return text && `?${text}`;
};

const withStructured = (structured: PageHead['structured']): Pick<PageHead, 'structured'> =>
  structured ? { structured } : {};
