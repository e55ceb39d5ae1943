import type { CartId, CurrencyId, ShopId, StockId, UserCartId, UserId, Uuid } from '../kernel/ids.ts';
import { subtractMoney, sumMoney, type Money, type Scale } from '../pricing/index.ts';
import type { AddonChoice, CartLine } from './cart-line.ts';

/** A line stored by the server, with the ids to remove it. */
export type UserCartLine = CartLine & {
  readonly detailId: number;
  /** A free line that the server adds and removes by itself (CART-12). */
  readonly isBonus: boolean;
  /** The line with its add-ons before discounts. */
  readonly gross: Money;
  readonly discount: Money;
};

/** One person's part of a cart; a cart that is not a group has one, its owner's. */
export type CartMember = {
  readonly id: UserCartId;
  readonly userId: UserId | undefined;
  readonly uuid: Uuid | undefined;
  readonly name: string;
  readonly isChoosing: boolean;
  readonly version: number | undefined;
  readonly lines: readonly UserCartLine[];
};

/** A signed-in customer's cart as the server stores it. */
export type UserCart = {
  readonly id: CartId;
  readonly shopId: ShopId;
  readonly ownerId: UserId;
  readonly currencyId: CurrencyId;
  readonly isGroup: boolean;
  readonly members: readonly CartMember[];
  readonly total: Money;
  readonly recipeDiscount: Money;
  /** ORDER-9e: the notes by stock that its order carries; absent where the server keeps the notes of lines. */
  readonly lineNotes?: Readonly<Record<StockId, string>> | undefined;
};

/** What a line costs with its add-ons, after discounts. */
export const netOfLine = ({ gross, discount }: Pick<UserCartLine, 'gross' | 'discount'>): Money =>
  subtractMoney(gross, discount);

/** What the dishes of one part cost. */
export const netOfPart = ({ lines }: Pick<CartMember, 'lines'>, scale: Scale): Money =>
  sumMoney(lines.map(netOfLine), scale);

/** One instruction of insert-product: sets the quantity of the line with this identity; 0 removes it. */
export type InsertEntry = {
  readonly stockId: StockId;
  readonly quantity: number;
  readonly addons: readonly AddonChoice[];
  readonly note?: string;
};
