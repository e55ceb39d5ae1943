import type { DeclaredParts, DietaryDeclaration } from '../dietary/index.ts';
import type { CategoryId, ProductId, ShopId, StockId, Uuid } from '../kernel/ids.ts';
import type { Decimal, Money, StockPrice, SymbolPosition } from '../pricing/index.ts';
import type { LowestPrice } from './lowest-price.ts';
import type { OrderableRange, QuantityLimits } from './quantity-limits.ts';

/** "Size: Large" of a stock. */
export type OptionValue = {
  readonly id: number;
  readonly groupId: number;
  readonly group: string;
  /** Text, color code or picture address by the group's kind. */
  readonly value: string;
  readonly kind: 'text' | 'color' | 'image';
};

/** An extra bought together with a line; its stock is what is bought. */
export type AddonOffer = {
  readonly stockId: StockId;
  readonly productId: ProductId;
  readonly title: string;
  /** The language of its texts, where it is another than the page's (LOCALE-9b). */
  readonly language?: string | undefined;
  readonly price: StockPrice;
  readonly limits: QuantityLimits;
  /** Added to every line in the line's quantity (contract 8.7). */
  readonly isMandatory: boolean;
  readonly dietary: DietaryDeclaration | undefined;
};

/** One buyable variant of a product: one value of each of its option groups. */
export type Stock = {
  readonly id: StockId;
  readonly price: StockPrice;
  readonly available: number;
  readonly options: readonly OptionValue[];
  readonly addons: readonly AddonOffer[];
  readonly bonus: CountBonus | undefined;
};

/** "Buy `value`, get `quantity` of `title`" (contract 5.2). */
export type CountBonus = {
  readonly id: number;
  readonly value: number;
  readonly quantity: number;
  readonly title: string;
};

/** `1.5 kg`: shown quantity = pieces × interval. */
export type Unit = { readonly title: string; readonly position: SymbolPosition; readonly interval: Decimal };

/** Price per kilogram, liter or piece (contract 8.9). */
export type UnitPrice = { readonly amount: Money; readonly per: 'kg' | 'l' | 'piece' };

/** A product as menus, lists and search results show it. */
export type ProductCard = {
  readonly id: ProductId;
  readonly uuid: Uuid;
  readonly shopId: ShopId;
  readonly title: string;
  readonly description: string;
  /** The language of its texts, where it is another than the page's (LOCALE-9b). */
  readonly language?: string | undefined;
  readonly image: string | undefined;
  /** Its first stock, which gives the supply, and the price where `lowest` is unknown (CATALOG-7). */
  readonly stock: CardStock | undefined;
  /** CATALOG-7b; unknown on servers that do not tell. */
  readonly lowest?: LowestPrice | undefined;
  readonly limits: OrderableRange;
  readonly dietary: DietaryDeclaration | undefined;
  /** The mandatory add-ons of each of its stocks, if menus contain them. */
  readonly comesWith?: readonly DeclaredParts[] | undefined;
  readonly unitPrice: UnitPrice | undefined;
  /** Its brand, if menus contain it. */
  readonly brand?: { readonly id: number; readonly title: string } | undefined;
};

/** The stock whose price and supply a card shows. */
export type CardStock = {
  readonly id: StockId;
  readonly price: StockPrice;
  readonly available: number;
  readonly bonus: CountBonus | undefined;
};

/** A product as its own page shows it: every variant with its add-ons. */
export type ProductDetail = ProductCard & {
  readonly stocks: readonly Stock[];
  readonly unit: Unit | undefined;
  readonly gallery: readonly string[];
  readonly kcal: string | undefined;
  readonly categoryId: CategoryId | undefined;
};

/** A found product with the shop that sells it. */
export type ProductHit = ProductCard & { readonly shopTitle: string; readonly shopUuid?: Uuid | undefined };
