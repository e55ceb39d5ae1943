import type { Clock } from '@domain/kernel/clock.port.ts';
import { createCartChanger, type CartChanger } from './change-cart.use-cases.ts';
import { createCartService, type CartCollaborators, type CartService } from './cart-service.ts';
import { createGroupMembership, type GroupMembership } from './group-member.use-cases.ts';
import { createCartAccess } from './cart-access.ts';
import { createFillCart, type FillCart } from './insert-products.use-case.ts';
import { createOwnGroup, type OwnGroup } from './own-group.use-cases.ts';
import { createPresence, type Presence } from './presence.ts';
import type { Presences } from './presence.ports.ts';
import { createReadCart, createReadGroup, type ReadCart, type ReadGroup } from './read-cart.use-case.ts';
import { createReadInvitation, type ReadInvitation } from './read-invitation.use-case.ts';
import { createRemoveLines } from './remove-lines.ts';
import { createDraftCart, type DraftCart } from './unstored-cart.ts';

/** The use cases of carts and group orders. */
export type CartUseCases = FillCart & {
  readonly cartService: CartService;
  readonly readCart: ReadCart;
  readonly readGroup: ReadGroup;
  readonly readInvitation: ReadInvitation;
  readonly draftCart: DraftCart;
  readonly changer: CartChanger;
  readonly ownGroup: OwnGroup;
  readonly membership: GroupMembership;
  readonly presence: Presence;
};

type Deps = CartCollaborators & {
  readonly presences: Presences;
  /** The clock of the machine: presence does not follow the marketplace's. */
  readonly realClock: Clock;
  /** 8.13: whether unknown ids of lines are ignored, and guests known by their address. */
  readonly letsInExistingClients: boolean;
};

export const createCarts = (deps: Deps): CartUseCases => {
  const { transactions, presences, clock, realClock, random, letsInExistingClients } = deps;
  const cartService = createCartService(deps);
  const access = createCartAccess({ transactions, cartService, clock, random });
  const removeLines = createRemoveLines({ cartService, access, now: clock.now });
  return {
    cartService,
    readCart: createReadCart({ transactions, cartService, clock }),
    readGroup: createReadGroup({ transactions, cartService, clock }),
    readInvitation: createReadInvitation({ cartService, clock }),
    draftCart: createDraftCart({ cartService, clock }),
    ...createFillCart({ transactions, cartService, clock, random }),
    changer: createCartChanger({
      transactions,
      cartService,
      access,
      removeLines,
      otherIds: letsInExistingClients ? 'ignored' : 'refused',
    }),
    ownGroup: createOwnGroup({ cartService, access, random }),
    membership: createGroupMembership({
      transactions,
      cartService,
      access,
      removeLines,
      clock,
      knowsGuestsByAddress: letsInExistingClients,
    }),
    presence: createPresence({
      transactions,
      presences,
      announce: async ({ cartId, memberId }, change) => {
        const cart = await cartService.carts.find({ cartId });
        const member = cart?.members.find(({ id }) => id === memberId);
        if (cart?.isGroup && member) await cartService.groupEvents.member(cartId, member, change);
      },
      clock: realClock,
    }),
  };
};
