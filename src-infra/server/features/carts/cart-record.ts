import type { GroupPayer } from '@domain/cart/index.ts';
import type { Decimal, Money, Scale } from '@domain/pricing/index.ts';

/** A row of a line; `id` is absent until it is stored. */
type Stored = { readonly id: number | undefined; readonly updatedAt: number };

/** An add-on of a line; its quantity counts for the whole line (contract 5.2). */
export type AddonInCart = Stored & { readonly stockId: number; readonly quantity: number };
export type LineInCart = Stored & {
  readonly stockId: number;
  readonly quantity: number;
  readonly addons: readonly AddonInCart[];
  /** For the kitchen, as `checkLineNote` keeps it. */
  readonly note?: string;
};
/** A free line that the server adds and removes automatically (CART-12). */
export type BonusInCart = Stored & { readonly bonusId: number; readonly stockId: number; readonly quantity: number };

/** A member's part of a cart. */
export type CartMember = {
  readonly id: number;
  /** The secret that grants access to this part. */
  readonly uuid: string;
  /** `null` for guests of a group. */
  readonly userId: number | null;
  readonly name: string | null;
  readonly isChoosing: boolean;
  /** Incremented with every change of this member's lines or status (contract 8.3). */
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly lines: readonly LineInCart[];
  readonly bonuses: readonly BonusInCart[];
};

/** The spend limit of each member, in the currency the cart had when it was set. */
export type SpendLimit = { readonly amount: Money; readonly currencyId: number; readonly rate: Decimal };

/** The open cart of one owner (contract 5.2). */
export type CartRecord = {
  readonly id: number;
  readonly ownerId: number;
  readonly shopId: number;
  readonly currencyId: number;
  readonly rate: Decimal;
  readonly scale: Scale;
  readonly isGroup: boolean;
  readonly version: number;
  readonly isLocked: boolean;
  readonly spendLimit: SpendLimit | null;
  readonly deadline: number | null;
  /** The secret of the group's link (S7); null while it is no group. */
  readonly invitation: string | null;
  readonly title: string;
  readonly payer: GroupPayer;
  readonly destination: string;
  readonly members: readonly CartMember[];
  readonly createdAt: number;
  readonly updatedAt: number;
};

/** Returns the owner's part, which every cart has. */
export const ownerPart = (cart: CartRecord): CartMember => {
  const part = cart.members.find(({ userId }) => userId === cart.ownerId);
  if (!part) throw new TypeError(`Cart ${cart.id} has no part of its owner`);
  return part;
};

export const replaceMember = (cart: CartRecord, member: CartMember): CartRecord => ({
  ...cart,
  members: cart.members.map((known) => (known.id === member.id ? member : known)),
});
