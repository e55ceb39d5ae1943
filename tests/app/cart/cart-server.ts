import {
  cartLines,
  cartOf,
  lineKey,
  type Cart,
  type CartLine,
  type InsertEntry,
  type LineKey,
  type UserCart,
  type UserCarts,
} from '@domain/cart/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import { cartId, shopId, stockId, uuid, type ShopId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { decimal, lineAmounts, priceStock, sumMoney, type Scale } from '@domain/pricing/index.ts';
import { userCartOf } from '@domain/testing/index.ts';

export const unreachable: RemoteFailure = { kind: 'unreachable' };
export const refusal = (status: number, code = ''): RemoteFailure => ({
  kind: 'rejected',
  status,
  code,
  message: '',
  params: {},
  data: undefined,
});

type LineOptions = {
  readonly shop?: number;
  readonly addons?: number;
  readonly available?: number;
  readonly rate?: number;
  readonly scale?: Scale;
};

const priceOf = (minor: number, { rate = 1, scale = 2 }: LineOptions) =>
  priceStock({
    base: decimal(String(minor / 100)),
    rate: decimal(String(rate)),
    scale,
    taxPercent: decimal('0'),
    discount: undefined,
  });

/**
 * Dish 1, 2, 3 … at 1.00, 2.00, 3.00 …; dish 3 has a mandatory lid. `addons` pieces of one extra make another line of
 * it.
 */
export const line = (stock: number, quantity: number, options: LineOptions = {}): CartLine => ({
  shopId: shopId(options.shop ?? 1),
  stockId: stockId(stock),
  quantity,
  addons: [
    ...(options.addons
      ? [
          {
            stockId: stockId(11),
            quantity: options.addons,
            title: 'Extra',
            price: priceOf(50, options),
            isMandatory: false,
          },
        ]
      : []),
    ...(stock === 3
      ? [{ stockId: stockId(20), quantity, title: 'Lid', price: priceOf(10, options), isMandatory: true }]
      : []),
  ],
  item: {
    productUuid: uuid(`dish-${stock}`),
    title: `Dish ${stock}`,
    options: '',
    image: undefined,
    price: priceOf(stock * 100, options),
    limits: { min: 1, max: 99, available: options.available ?? 99 },
  },
});

export type Quantities = Readonly<Record<string, number>>;
export const quantitiesOf = (lines: Iterable<CartLine>): Quantities =>
  Object.fromEntries(
    [...lines]
      .map((each) => [lineKey(each), each.quantity] as const)
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );
export const quantities = (cart: Cart): Quantities => quantitiesOf(cartLines(cart));

/**
 * What becomes of a call: answered, refused or lost on the way there without an effect, lost on the way back after it
 * had its effect.
 */
export type Fate = 'answered' | 'refused' | 'unreachable' | 'lost';

type Given = {
  readonly held?: readonly CartLine[];
  /** Pieces in supply of each stock. */
  readonly supply?: (stock: number) => number;
  /** One way over the network. */
  readonly travel?: () => Promise<unknown>;
  readonly fates?: readonly Fate[];
  /** The device keeps a copy of the cart as it was in the beginning. */
  readonly remembers?: boolean;
};

/** A server that keeps one cart, as the contract says, over a network that may be slow and lose answers. */
export const cartServer = ({
  held = [],
  supply = () => 99,
  travel = () => Promise.resolve(),
  fates = [],
  remembers = false,
}: Given = {}) => {
  const coming = [...fates];
  const calls: string[] = [];
  let lines = new Map<LineKey, CartLine>();
  let shop: ShopId | undefined;
  let number = 310;
  let told: Quantities = {};
  let currency: LineOptions = {};

  const put = (into: ShopId, entries: readonly InsertEntry[]): void => {
    if (shop !== into) number += 1;
    shop = into;
    const next = new Map(lines);
    for (const { stockId: stock, quantity, addons } of entries) {
      const given = Math.min(quantity, supply(stock));
      const kept = line(stock, given, {
        ...currency,
        shop: into,
        addons: addons[0]?.quantity ?? 0,
        available: supply(stock),
      });
      if (given > 0) next.set(lineKey(kept), kept);
      else next.delete(lineKey(kept));
    }
    lines = next;
  };
  const cart = (): UserCart | undefined => {
    if (shop === undefined) return undefined;
    const empty = userCartOf([], shop);
    const kept = [...lines.values()].map((each, index) => ({
      ...each,
      ...lineAmounts(each.item.price, each.quantity, each.addons),
      detailId: index + 1,
      isBonus: false,
    }));
    return {
      ...empty,
      id: cartId(number),
      total: sumMoney(
        kept.map(({ net }) => net),
        currency.scale ?? 2,
      ),
      members: empty.members.map((member) => ({ ...member, lines: kept })),
    };
  };
  const clear = (): void => {
    shop = undefined;
    lines = new Map();
  };
  const call = async <Value>(name: string, work: () => Result<Value, RemoteFailure>): Answer<Value> => {
    calls.push(name);
    const fate = coming.shift() ?? 'answered';
    await travel();
    if (fate === 'refused') return err(refusal(422));
    if (fate === 'unreachable') return err(unreachable);
    const outcome = work();
    const now = quantitiesOf(lines.values());
    await travel();
    if (fate === 'lost') return err({ kind: 'timeout' });
    told = now;
    return outcome;
  };
  const carts: UserCarts = {
    load: () => call('load', () => ok(cart())),
    ...(remembers && { lastSeen: () => Promise.resolve(ok(seen)) }),
    insert: (into, entries) =>
      call(`insert ${entries.map(({ stockId: stock, quantity }) => `${quantity}×${stock}`).join(' ')}`, () => {
        if (shop !== undefined && shop !== into && lines.size > 0) return err(refusal(400, 'ERROR_440'));
        put(into, entries);
        return ok(cart() as UserCart);
      }),
    remove: (id) =>
      call('remove', () => {
        if (shop === undefined || id !== number) return err(refusal(404));
        clear();
        return ok(undefined);
      }),
  };
  const first = cartLines(cartOf(held));
  if (first[0])
    put(
      first[0].shopId,
      first.map((each) => ({
        stockId: each.stockId,
        quantity: each.quantity,
        addons: each.addons.filter((addon) => !addon.isMandatory),
      })),
    );
  const seen = cart();
  return {
    carts,
    calls,
    cart,
    put,
    clear,
    /** The outcome of the next calls; by default they succeed. */
    meet: (...next: readonly Fate[]) => void coming.splice(0, coming.length, ...next),
    /** Switches prices to another currency. */
    sellIn: (next: LineOptions) => {
      currency = next;
      lines = new Map(
        [...lines].map(([key, each]) => [
          key,
          line(each.stockId, each.quantity, {
            ...next,
            shop: each.shopId,
            addons: each.addons.find((addon) => !addon.isMandatory)?.quantity ?? 0,
          }),
        ]),
      );
    },
    get quantities() {
      return quantitiesOf(lines.values());
    },
    /** What the newest answer said. */
    get told() {
      return told;
    },
  };
};
