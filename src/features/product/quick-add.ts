import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CartLine } from '@domain/cart/index.ts';
import type { ProductCard } from '@domain/catalog/index.ts';
import type { Uuid } from '@domain/kernel/ids.ts';
import type { Translate } from '../../i18n/index.ts';
import type { DataCache } from '../../data/index.ts';
import type { Navigator } from '../../routes/index.ts';
import type { CartViewModel } from '../cart/index.ts';
import type { CatalogQueries } from '../catalog/index.ts';
import type { Dietary } from '../dietary/index.ts';
import { failureText } from '../failure/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<CatalogQueries, 'product'>;
  readonly cart: Pick<CartViewModel, 'add' | 'quantityOfStock'>;
  readonly dietary: Pick<Dietary, 'load' | 'advice'>;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
};

/**
 * The quick-add button of a card: adds a product without choices at once, and opens the sheet of any other and of a
 * dangerous dish.
 */
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
    const [answer, { lineWithoutChoice }] = await Promise.all([
      this.#deps.cache.load(this.#deps.queries.product(uuid)),
      import('./line-without-choice.ts'),
      this.#deps.dietary.load(),
    ]);
    runInAction(() => (this.adding = new Set([...this.adding].filter((other) => other !== uuid))));
    if (!answer.ok) return this.#deps.toasts.show('error', failureText(answer.error, this.#deps.translate));
    const line = lineWithoutChoice(answer.value, (stock) => this.#deps.cart.quantityOfStock(stock));
    if (!line || this.#deps.dietary.advice?.asksForProduct(answer.value))
      return this.#deps.navigator.go(`/shop/${shopId}?product=${uuid}`);
    this.#put(line);
  }

  #put(line: CartLine): void {
    if (line.quantity > 0) return void this.#deps.cart.add(line);
    const { max, available } = line.item.limits;
    this.#deps.toasts.show(
      'warning',
      this.#deps.translate(available <= max ? 'product.no_more' : 'cart.at_most', { count: Math.min(max, available) }),
    );
  }
}
