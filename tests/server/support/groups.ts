import type { Answer, Refusal } from './api.ts';
import type { TestMarketplace } from './marketplace.ts';
import { GREEN_SPOON, USD, type Cart, type Customer, type Shopping, type Wanted } from './shopping.ts';

type Sent = Readonly<Record<string, unknown>>;
/** A part of a group: its secret, and the token of its account if it has one. */
export type Part = {
  readonly id: number;
  readonly uuid: string;
  readonly cartId: number;
  readonly token?: string | undefined;
};
/** A group with its owner's part. */
export type Group = {
  readonly owner: Customer & { readonly part: Part };
  readonly cartId: number;
  readonly secret: string;
};

/** What people do who order together, in the words of the tests. */
export interface Groups {
  /** A new customer with a cart that others may join, holding these lines. */
  start(lines?: readonly Wanted[], wallet?: number): Promise<Group>;
  join(group: Pick<Group, 'cartId' | 'secret'>, name: string, customer?: Customer): Promise<Part>;
  write(part: Part, lines: readonly Wanted[], more?: Sent): Promise<Cart>;
  /** The answer of a write, whatever it is. */
  tryWrite(
    part: Part,
    lines: readonly Wanted[],
    more?: Sent,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  refusedWrite(part: Part, lines: readonly Wanted[], more?: Sent): Promise<Refusal>;
  /** The group as this part sees it. */
  read(part: Part): Promise<Cart>;
  entries(lines: readonly Wanted[]): readonly object[];
  /** Pieces of each stock in a part, as some cart shows it. */
  linesOf(cart: Cart, part: Pick<Part, 'id'>): readonly (readonly [stock: number, quantity: number])[];
  versionOf(cart: Cart, part: Pick<Part, 'id'>): number;
}

export const createGroups = ({ api }: TestMarketplace, shopping: Shopping): Groups => {
  const entries: Groups['entries'] = (lines) =>
    lines.map(({ item, quantity, addons = [] }) => ({
      stock_id: shopping.stockOf(item),
      quantity,
      addons: addons.map((addon) => ({ stock_id: shopping.stockOf(`addon-${addon.item}`), quantity: addon.quantity })),
    }));
  const bodyOf = (part: Part, lines: readonly Wanted[], more: Sent): Sent => ({
    shop_id: GREEN_SPOON,
    cart_id: part.cartId,
    user_cart_uuid: part.uuid,
    products: entries(lines),
    ...more,
  });
  const partIn = (cart: Cart, { id }: Pick<Part, 'id'>) => cart.user_carts.find((known) => known.id === id);

  return {
    entries,

    start: async (lines = [], wallet = 0) => {
      const customer = await shopping.customer(wallet);
      const { token } = customer;
      const { data: opened } = await api.ok('openCart', { shop_id: GREEN_SPOON, currency_id: USD }, { token });
      if (lines.length > 0)
        await api.ok('insertProducts', { shop_id: GREEN_SPOON, currency_id: USD, products: entries(lines) }, { token });
      const { data: cart } = await api.ok('toggleGroup', { id: opened.id }, { token });
      const own = cart.user_carts[0];
      return {
        cartId: cart.id,
        secret: cart.secret ?? '',
        owner: { ...customer, part: { id: own?.id ?? 0, uuid: own?.uuid ?? '', cartId: cart.id, token } },
      };
    },

    join: async ({ cartId, secret }, name, customer) => {
      const { data } = await api.ok(
        'joinGroup',
        { cart_id: cartId, shop_id: GREEN_SPOON, name, secret },
        { token: customer?.token },
      );
      return { id: data.id, uuid: data.uuid, cartId, token: customer?.token };
    },

    write: async (part, lines, more = {}) =>
      (await api.ok('insertGroupProducts', bodyOf(part, lines, more), { token: part.token })).data,
    tryWrite: (part, lines, more = {}, headers = {}) =>
      api.call('insertGroupProducts', bodyOf(part, lines, more), { token: part.token, headers }),
    refusedWrite: (part, lines, more = {}) =>
      api.no('insertGroupProducts', bodyOf(part, lines, more), { token: part.token }),
    read: async (part) =>
      (
        await api.ok(
          'showGroup',
          { id: part.cartId, shop_id: GREEN_SPOON, user_cart_uuid: part.uuid },
          { token: part.token },
        )
      ).data,
    linesOf: (cart, part) =>
      (partIn(cart, part)?.cartDetails ?? [])
        .filter(({ bonus }) => !bonus)
        .map((line) => [line.stock.id, line.quantity] as const),
    versionOf: (cart, part) => partIn(cart, part)?.version ?? NaN,
  };
};
