import type { DishMotif } from '../pictures/index.ts';
import type { Text, Cents, Dietary } from './values.ts';

export type OptionValueEntry = {
  readonly slug: string;
  readonly title: Text;
  /** Set in color groups only: the value on the wire, `#rrggbb`. */
  readonly colour?: string;
  /** Added to the price of the product. */
  readonly delta: Cents;
  /** Multiplies the price of the product before `delta` is added (packs, weights). */
  readonly factor: number;
};

/** One required choice. The first value is the default and keeps the product's own price. */
export type OptionGroupEntry = {
  readonly slug: string;
  readonly type: 'text' | 'color';
  readonly title: Text;
  readonly values: readonly OptionValueEntry[];
};

/** An extra product that is bought along with another. Exists once per shop that offers it. */
export type AddonEntry = {
  readonly slug: string;
  readonly title: Text;
  readonly price: Cents;
  readonly maxQty: number;
  /** Added in the line's quantity without asking (deposits, cups). */
  readonly isMandatory: boolean;
  /** Absent: nothing is declared. */
  readonly dietary?: Dietary;
  readonly motif?: DishMotif;
};

/** What one unit holds, for the price per kg, l or piece. */
export type NetContent = { readonly amount: number; readonly measure: 'g' | 'ml' | 'piece' };

/** A dish or a grocery of the city's catalog. Shops sell it as a `ProductEntry`. */
export type ItemEntry = {
  readonly slug: string;
  readonly kind: 'dish' | 'grocery';
  readonly title: Text;
  readonly description: Text;
  readonly motif: DishMotif;
  /** What a platter or set holds: further pictures of it. */
  readonly parts?: readonly DishMotif[];
  /** List price; the price of a shop is in its `ProductEntry`. */
  readonly price: Cents;
  readonly kcal?: number;
  /** Absent: nothing is declared. */
  readonly dietary?: Dietary;
  readonly options: readonly string[];
  readonly addons: readonly string[];
  readonly tags: readonly string[];
  readonly brand?: string;
  readonly unit: string;
  /** Display only: shown amount = quantity × interval, then the unit. */
  readonly interval: number;
  readonly content?: NetContent;
  /** Product tax in percent. */
  readonly tax?: number;
};

/** One combination of option values (one value per group, in the order of the item's groups). */
export type StockEntry = {
  readonly choices: readonly { readonly group: string; readonly value: string }[];
  readonly price: Cents;
  readonly quantity: number;
};

/** What one shop sells. `item` is unique within the shop. */
export type ProductEntry = {
  readonly item: string;
  readonly section: string;
  readonly title: Text;
  readonly description: Text;
  readonly dietary?: Dietary;
  readonly addons: readonly string[];
  /** The first stock is the default. Without options there is exactly one, with no choices. */
  readonly stocks: readonly StockEntry[];
  readonly minQty: number;
  readonly maxQty: number;
  /** Place by popularity within the shop, from 1. */
  readonly rank: number;
};

export type MenuSectionEntry = { readonly section: string; readonly products: readonly ProductEntry[] };
