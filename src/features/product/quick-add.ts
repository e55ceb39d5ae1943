import type { TFunction } from 'i18next';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { lineOf } from '@domain/cart/index.ts';
import { initialChoice, missingGroups, stockOf, type ProductCard, type ProductDetail, type Stock } from '@domain/catalog/index.ts';
import type { Uuid } from '@domain/kernel/ids.ts';
import type { DataCache } from '../../data/index.ts';
import type { Navigator } from '../../routes/index.ts';
import type { CartViewModel } from '../cart/index.ts';
import type { CatalogQueries } from '../catalog/index.ts';
import { failureText } from '../failure/failure.messages.ts';
import type { ToastsViewModel } from '../toasts/index.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<CatalogQueries, 'product'>;
  readonly cart: Pick<CartViewModel, 'add' | 'quantityOfStock'>;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: TFunction;
};

/** The round button of a card: what needs no choice goes into the cart at once, everything else opens its sheet. */
export class QuickAdd {
  adding: ReadonlySet<Uuid> = new Set();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { adding: observableRef }, { autoBind: true });
  }

  isAdding(product: Uuid): boolean {
    return this.adding.has(product);
  }

  async add({ uuid, shopId }: Pick<ProductCard, 'uuid' | 'shopId'>): Promise<void> {
    if (this.adding.has(uuid)) return;
    this.adding = new Set([...this.adding, uuid]);
    const answer = await this.#deps.cache.load(this.#deps.queries.product(uuid));
    runInAction(() => (this.adding = new Set([...this.adding].filter((other) => other !== uuid))));
    if (!answer.ok) return this.#deps.toasts.show('error', failureText(answer.error, this.#deps.translate));
    const stock = onlyStock(answer.value);
    if (!stock) return this.#deps.navigator.go(`/shop/${shopId}?product=${uuid}`);
    this.#put(answer.value, stock);
  }

  #put(product: ProductDetail, stock: Stock): void {
    const held = this.#deps.cart.quantityOfStock(stock.id);
    const most = Math.min(product.limits.max, stock.available);
    if (held >= most) return this.#deps.toasts.show('warning', this.#deps.translate(stock.available <= product.limits.max ? 'product.no_more' : 'cart.at_most', { count: most }));
    this.#deps.cart.add(lineOf({ product, stock, quantity: held > 0 ? 1 : Math.max(1, product.limits.min), addons: [] }));
  }
}

/** The stock of a product that leaves nothing to choose. */
const onlyStock = (product: ProductDetail): Stock | undefined => {
  const choice = initialChoice(product);
  if (missingGroups(product, choice).length > 0) return undefined;
  const stock = stockOf(product, choice);
  return stock?.addons.every((addon) => addon.isMandatory) ? stock : undefined;
};
