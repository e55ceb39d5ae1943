import { createCartChanger, type CartChanger } from './change-cart.use-cases.ts';
import { createCartKeeper, type CartDeps, type CartKeeper } from './cart-keeper.ts';
import { createGroupMembership, type GroupMembership } from './group-member.use-cases.ts';
import { createCartHands } from './held-cart.ts';
import { createFillCart, type FillCart } from './insert-products.use-case.ts';
import { createOwnGroup, type OwnGroup } from './own-group.use-cases.ts';
import { createReadCart, createReadGroup, type ReadCart, type ReadGroup } from './read-cart.use-case.ts';
import { createRemoveLines } from './remove-lines.ts';
import { createDraftCart, type DraftCart } from './unstored-cart.ts';

/** The carts of signed-in customers, and of those who order with them. */
export type Carts = FillCart & {
  readonly keeper: CartKeeper;
  readonly readCart: ReadCart;
  readonly readGroup: ReadGroup;
  readonly draftCart: DraftCart;
  readonly changer: CartChanger;
  readonly ownGroup: OwnGroup;
  readonly membership: GroupMembership;
};

export const createCarts = (deps: CartDeps): Carts => {
  const keeper = createCartKeeper(deps);
  const hands = createCartHands({ ...deps, keeper });
  const removeLines = createRemoveLines({ keeper, hands, now: deps.clock.now });
  const parts = { ...deps, keeper, hands, removeLines };
  return {
    keeper, readCart: createReadCart(parts), readGroup: createReadGroup(parts), draftCart: createDraftCart(parts), ...createFillCart(parts), changer: createCartChanger(parts),
    ownGroup: createOwnGroup(parts), membership: createGroupMembership(parts),
  };
};
