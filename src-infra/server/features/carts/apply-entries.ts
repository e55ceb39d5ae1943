import { checkLineNote, clampQuantity, LINES_MAX, withNote, type LineKey } from '@domain/cart/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { limitsOf, offeredAddon, sellableLine, type CartGoods, type SellableStock } from './cart-goods.ts';
import type { AddonInCart, LineInCart } from './cart-record.ts';
import type { Instruction, WantedAddon } from './entries.ts';
import { completeAddons, keyed, keyOf, withQuantity } from './line-set.ts';

/** Why an entry cannot be applied. */
export type EntryError =
  | { readonly kind: 'unknown-stock' | 'unknown-parent'; readonly field: string }
  /** ORDER-9c: a note has more than `max` characters. */
  | { readonly kind: 'note-too-long'; readonly field: string; readonly max: number }
  /** CART-3c: one person's part of a cart would hold more than `max` lines. */
  | { readonly kind: 'too-many-lines'; readonly max: number };

/**
 * CART-1, contract 5.2: applies the instructions in order, all or nothing. A quantity replaces that of the identical
 * line, clamped to its limits; 0 removes the line. Applying the same instructions again changes nothing.
 */
export const applyInstructions = (
  lines: readonly LineInCart[],
  instructions: readonly Instruction[],
  goods: CartGoods,
  now: number,
): Result<readonly LineInCart[], EntryError> => {
  const map = keyed(lines, goods, now);
  for (const instruction of instructions) {
    const mistake =
      instruction.kind === 'line' ? setLine(map, instruction, goods, now) : setAddon(map, instruction, goods, now);
    if (mistake) return err(mistake);
  }
  return map.size > Math.max(LINES_MAX, lines.length)
    ? err({ kind: 'too-many-lines', max: LINES_MAX })
    : ok(restored(lines, map, goods, now));
};

/** Keeps id and position of a line that the same instructions remove and add again, be it with another note. */
const restored = (
  before: readonly LineInCart[],
  after: Lines,
  goods: CartGoods,
  now: number,
): readonly LineInCart[] => {
  if (![...after.values()].some(({ id }) => id === undefined)) return [...after.values()];
  const known = keyed(before, goods, now);
  const gone = [...known].filter(([key]) => !after.has(key)).map(([, line]) => line);
  const places = new Map(before.map(({ id }, place) => [id, place]));
  return [...after]
    .map(([key, line]) => {
      if (line.id !== undefined) return line;
      const same = known.get(key) ?? takeUnnoted(gone, line, goods);
      return same ? withQuantity(withNote(same, line.note), line.quantity, goods, now) : line;
    })
    .sort((left, right) => (places.get(left.id) ?? before.length) - (places.get(right.id) ?? before.length));
};

/** Takes from the removed lines the one that differs in its note alone. */
const takeUnnoted = (gone: LineInCart[], line: LineInCart, goods: CartGoods): LineInCart | undefined => {
  const key = keyOf(withNote(line, undefined), goods);
  const place = gone.findIndex((other) => keyOf(withNote(other, undefined), goods) === key);
  return place === -1 ? undefined : gone.splice(place, 1)[0];
};

type Lines = Map<LineKey, LineInCart>;
type LineInstruction = Extract<Instruction, { readonly kind: 'line' }>;
type AddonInstruction = Extract<Instruction, { readonly kind: 'addon' }>;

const setLine = (
  lines: Lines,
  { stockId, quantity, addons, note: typed = '', field }: LineInstruction,
  goods: CartGoods,
  now: number,
): EntryError | undefined => {
  const checked = checkLineNote(typed);
  if (!checked.ok) return { kind: 'note-too-long', field: `${field}.note`, max: checked.error.most };
  const noted = checked.value === undefined ? {} : { note: checked.value };
  const wantedKey = keyOf({ stockId, addons: addons.filter((addon) => addon.quantity > 0), ...noted }, goods);
  const sold = sellableLine(goods, stockId);
  // A line to be removed need not be sold any more.
  if (quantity === 0 && (lines.delete(wantedKey) || !sold)) return undefined;
  if (!sold) return { kind: 'unknown-stock', field: `${field}.stock_id` };
  const chosen = chosenAddons(sold, addons, now);
  if (!chosen.ok) return quantity === 0 ? undefined : chosen.error;
  const granted = quantity === 0 ? 0 : clampQuantity(quantity, limitsOf(sold)).quantity;
  const key = lines.has(wantedKey) ? wantedKey : keyOf({ stockId, addons: chosen.value, ...noted }, goods);
  if (granted === 0) return void lines.delete(key);
  const known = lines.get(key);
  lines.set(
    key,
    known
      ? withQuantity(known, granted, goods, now)
      : {
          id: undefined,
          stockId,
          quantity: granted,
          addons: completeAddons(sold.stock, granted, chosen.value, now),
          ...noted,
          updatedAt: now,
        },
  );
  return undefined;
};

/** Returns the optional add-ons clamped to their limits; of two with the same stock the last one wins. */
const chosenAddons = (
  { stock }: SellableStock,
  wanted: readonly WantedAddon[],
  now: number,
): Result<readonly AddonInCart[], EntryError> => {
  const chosen = new Map<number, AddonInCart>();
  for (const { stockId, quantity, field } of wanted) {
    const offered = offeredAddon(stock, stockId);
    if (!offered && quantity > 0) return err({ kind: 'unknown-stock', field });
    const granted =
      offered && !offered.isMandatory && quantity > 0 ? clampQuantity(quantity, limitsOf(offered)).quantity : 0;
    if (granted > 0) chosen.set(stockId, { id: undefined, stockId, quantity: granted, updatedAt: now });
    else chosen.delete(stockId);
  }
  return ok([...chosen.values()]);
};

/** Sets one add-on on the last line of a stock; lines that become identical are merged. */
const setAddon = (
  lines: Lines,
  { parentStockId, addon, field }: AddonInstruction,
  goods: CartGoods,
  now: number,
): EntryError | undefined => {
  const parent = [...lines].findLast(([, line]) => line.stockId === parentStockId);
  const sold = sellableLine(goods, parentStockId);
  if (!parent || !sold) return { kind: 'unknown-parent', field: `${field}.parent_id` };
  const [key, line] = parent;
  const others = line.addons.filter(({ stockId }) => stockId !== addon.stockId);
  const known = line.addons.find(({ stockId }) => stockId === addon.stockId);
  const chosen = chosenAddons(sold, [addon], now);
  if (!chosen.ok) return chosen.error;
  const [granted] = chosen.value;
  if (granted && known?.quantity === granted.quantity) return undefined;
  const changed = { ...line, addons: [...others, ...(granted ? [{ ...granted, id: known?.id }] : [])], updatedAt: now };
  const completed = { ...changed, addons: completeAddons(sold.stock, line.quantity, changed.addons, now) };
  if (keyOf(completed, goods) === key) return undefined;
  const rest = [...lines].map(([other, value]) => (other === key ? completed : value));
  lines.clear();
  for (const [newKey, value] of keyed(rest, goods, now)) lines.set(newKey, value);
  return undefined;
};
