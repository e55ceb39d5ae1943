/** An entry of insert-product as sent (contract 3.8): with nested add-ons (8.8), or flat with `parent_id`. */
export type SentEntry = {
  readonly stock_id: number;
  readonly quantity: number;
  readonly parent_id?: number;
  readonly addons?: readonly { readonly stock_id: number; readonly quantity: number }[];
  readonly note?: string;
};

/** A requested add-on; `field` is its path in the request, for error messages. */
export type WantedAddon = { readonly stockId: number; readonly quantity: number; readonly field: string };
export type Instruction =
  /** Sets a line with its whole set of add-ons; quantity 0 removes it. */
  | {
      readonly kind: 'line';
      readonly stockId: number;
      readonly quantity: number;
      readonly addons: readonly WantedAddon[];
      /** As sent. */
      readonly note?: string | undefined;
      readonly field: string;
    }
  /** Sets one add-on of the last line of a stock; quantity 0 removes it. */
  | { readonly kind: 'addon'; readonly parentStockId: number; readonly addon: WantedAddon; readonly field: string };

/**
 * Contract 5.2: attaches a flat add-on to the nearest preceding entry with its parent's stock, or to an existing line
 * of the cart.
 */
export const readEntries = (entries: readonly SentEntry[]): readonly Instruction[] => {
  const instructions: Instruction[] = [];
  entries.forEach((entry, index) => {
    const field = `products.${index}`;
    if (entry.parent_id === undefined) {
      instructions.push({
        kind: 'line',
        stockId: entry.stock_id,
        quantity: entry.quantity,
        addons: nestedAddons(entry, field),
        note: entry.note,
        field,
      });
      return;
    }
    const addon = { stockId: entry.stock_id, quantity: entry.quantity, field: `${field}.stock_id` };
    const place = instructions.findLastIndex((known) => known.kind === 'line' && known.stockId === entry.parent_id);
    const parent = instructions[place];
    if (parent?.kind === 'line') instructions[place] = { ...parent, addons: [...parent.addons, addon] };
    else instructions.push({ kind: 'addon', parentStockId: entry.parent_id, addon, field });
  });
  return instructions;
};

const nestedAddons = ({ addons = [] }: SentEntry, field: string): readonly WantedAddon[] =>
  addons.map(({ stock_id, quantity }, index) => ({
    stockId: stock_id,
    quantity,
    field: `${field}.addons.${index}.stock_id`,
  }));
