import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  checkLineNote,
  clampQuantity,
  lineKey,
  lineOf,
  lineOfRef,
  stepDown,
  stepUp,
  type AddonChoice,
  type AddRefusal,
  type CartLine,
  type LimitReason,
  type LineRef,
} from '@domain/cart/index.ts';
import {
  cheapestStock,
  dishParts,
  initialChoice,
  isInSupply,
  lowestPrice,
  missingGroups,
  optionGroupsOf,
  stockOf,
  stocksFor,
  type AddonOffer,
  type LowestPrice,
  type OptionChoice,
  type OptionGroup,
  type ProductDetail,
  type QuantityLimits,
  type Stock,
  type UnitPrice,
} from '@domain/catalog/index.ts';
import { worstCase, type DietaryDeclaration } from '@domain/dietary/index.ts';
import type { StockId, Uuid } from '@domain/kernel/ids.ts';
import type { Result } from '@domain/kernel/result.ts';
import { lineAmounts, type Money } from '@domain/pricing/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { CartViewModel } from '../cart/index.ts';
import type { CatalogQueries } from '../catalog/index.ts';
import type { EatenDish } from '../dietary/index.ts';
import { addonsOf, choiceOf, pricedAddons } from './line-choice.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<CatalogQueries, 'product'>;
  readonly cart: Pick<CartViewModel, 'add' | 'edit' | 'cart'>;
};

/** One product being configured: its options, extras and quantity, and their price (CART-8). */
export class ProductViewModel {
  readonly detail: LiveQuery<ProductDetail>;
  choice: OptionChoice = new Map();
  addons: ReadonlyMap<StockId, number> = new Map();
  /** What the shop should do differently, as typed (ORDER-9). */
  note = '';
  quantity = 1;
  limitedBy: LimitReason | undefined;
  /** Missing choices are marked once the customer has tried to add. */
  wasTried = false;
  readonly editing: LineRef | undefined;
  #isBegun = false;
  readonly #cart: Deps['cart'];

  constructor({ cache, queries, cart }: Deps, product: Uuid, editing: LineRef | undefined) {
    this.#cart = cart;
    this.detail = new LiveQuery(cache, queries.product(product));
    this.editing = editing;
    makeAutoObservable(
      this,
      { detail: false, editing: false, choice: observableRef, addons: observableRef },
      { autoBind: true },
    );
    this.#begin();
  }

  activate(): () => void {
    const stops = [
      this.detail.follow(),
      reaction(
        () => this.product,
        () => this.#begin(),
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  get product(): ProductDetail | undefined {
    return this.detail.value;
  }

  get groups(): readonly OptionGroup[] {
    return this.product ? optionGroupsOf(this.product, this.choice) : [];
  }

  get missing(): readonly number[] {
    return this.product ? missingGroups(this.product, this.choice) : [];
  }

  /** The variant of the complete choice. */
  get stock(): Stock | undefined {
    return this.product && this.missing.length === 0 ? stockOf(this.product, this.choice) : undefined;
  }

  /** Extras of the chosen variant, or of the cheapest while the choice is open. */
  get offers(): readonly AddonOffer[] {
    return this.#shown?.addons ?? [];
  }

  get limits(): QuantityLimits {
    const { min = 1, max = 1 } = this.product?.limits ?? {};
    return {
      min,
      max,
      available: this.stock?.available ?? Math.max(0, ...(this.product?.stocks.map((stock) => stock.available) ?? [])),
    };
  }

  get isSoldOut(): boolean {
    return this.stock
      ? !isInSupply(this.stock, this.limits.min)
      : (this.product?.stocks.every((stock) => !isInSupply(stock, this.limits.min)) ?? false);
  }

  /** The price on the button: the chosen variant with its extras, or the cheapest while the choice is open. */
  get total(): Money | undefined {
    const stock = this.#shown;
    return stock && lineAmounts(stock.price, this.quantity, pricedAddons(stock, this)).net;
  }

  /** CATALOG-7b: what the product costs at least with what is chosen so far, extras left out. */
  get lowest(): LowestPrice | undefined {
    return lowestPrice(this.#open, this.limits.min);
  }

  /** CATALOG-6e: contents are those of the first variant. */
  get unitPrice(): UnitPrice | undefined {
    const { product } = this;
    return product?.stock?.id === this.#shown?.id ? product?.unitPrice : undefined;
  }

  /** What comes with every piece, and is part of its price. */
  get included(): readonly AddonOffer[] {
    return this.offers.filter(({ isMandatory }) => isMandatory);
  }

  /** CATALOG-5: the declaration of the dish and everything chosen with it. */
  get dietary(): DietaryDeclaration | undefined {
    const { eaten } = this;
    return eaten && worstCase(dishParts(eaten.dish, eaten.offers, eaten.chosen));
  }

  /** The dish, what is offered with it, and what is chosen. */
  get eaten(): EatenDish | undefined {
    const chosen = [...this.addons].flatMap(([id, count]) => (count > 0 ? [id] : []));
    return this.product && { dish: this.product, offers: this.offers, chosen: new Set(chosen) };
  }

  countOf(addon: StockId): number {
    return this.addons.get(addon) ?? 0;
  }

  choose(group: number, value: number): void {
    this.choice = new Map([...this.choice, [group, value]]);
    const offered = new Set(this.offers.map((offer) => offer.stockId));
    this.addons = new Map([...this.addons].filter(([id]) => offered.has(id)));
    this.#clamp(this.quantity);
  }

  more(): void {
    const step = stepUp(this.quantity, this.limits);
    this.quantity = Math.max(1, step.quantity);
    this.limitedBy = step.limitedBy;
  }

  less(): void {
    const step = stepDown(this.quantity, this.limits);
    this.quantity = Math.max(Math.max(1, this.limits.min), step.quantity);
    this.limitedBy = undefined;
  }

  setAddon(offer: AddonOffer, count: number): void {
    const most = Math.min(offer.limits.max, offer.limits.available);
    this.addons = new Map([...this.addons, [offer.stockId, Math.max(0, Math.min(count, most))]]);
  }

  setNote(typed: string): void {
    this.note = typed;
  }

  /** Puts the chosen line into the cart. `undefined` while a required choice is missing or the note is too long. */
  submit(): Result<void, AddRefusal> | undefined {
    this.wasTried = true;
    const { product, stock } = this;
    const note = checkLineNote(this.note);
    if (!product || !stock || this.isSoldOut || !note.ok) return undefined;
    const addons = this.#chosenAddons();
    const line = lineOf({ product, stock, quantity: this.quantity, addons, note: note.value });
    const edited = this.#editedLine;
    return edited ? this.#cart.edit(line, lineKey(edited)) : this.#cart.add(line);
  }

  /** The variants that the choice leaves; all of them where no stock has its combination. */
  get #open(): readonly Stock[] {
    const { product, choice, stock } = this;
    if (!product) return [];
    if (stock) return [stock];
    const left = stocksFor(product, choice);
    return left.length > 0 ? left : product.stocks;
  }

  get #shown(): Stock | undefined {
    return cheapestStock(this.#open, this.product?.limits.min ?? 1);
  }

  get #editedLine(): CartLine | undefined {
    return this.editing === undefined ? undefined : lineOfRef(this.#cart.cart, this.editing);
  }

  #begin(): void {
    const { product } = this;
    if (!product || this.#isBegun) return;
    this.#isBegun = true;
    const line = this.#editedLine;
    runInAction(() => {
      this.choice = line ? choiceOf(product, line) : initialChoice(product);
      this.addons = addonsOf(line);
      this.note = line?.note ?? '';
      this.#clamp(line?.quantity ?? Math.max(1, product.limits.min));
    });
  }

  #clamp(wanted: number): void {
    const { quantity, limitedBy } = clampQuantity(wanted, this.limits);
    this.quantity = Math.max(1, quantity);
    this.limitedBy = quantity < wanted ? limitedBy : undefined;
  }

  #chosenAddons(): readonly AddonChoice[] {
    return [...this.addons]
      .filter(([, quantity]) => quantity > 0)
      .map(([stockId, quantity]) => ({ stockId, quantity }));
  }
}
