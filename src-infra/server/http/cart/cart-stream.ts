import type { CartMember, CartUseCases, MemberEvent, ViewedGroup } from '../../features/carts/index.ts';
import type { LiveEvent, PassingEvent, Present } from '../../foundation/events/index.ts';

/** A reader of a group's stream, and how carts are rendered for it. */
export type GroupReader = {
  readonly carts: Pick<CartUseCases, 'readGroup'>;
  readonly cartId: number;
  readonly member: CartMember;
  readonly isOwner: boolean;
  readonly shape: (viewed: ViewedGroup) => Promise<unknown>;
};
type StreamState = { readonly events: readonly LiveEvent[]; readonly isLast: boolean };

/**
 * Contract 8.4: converts events of a cart to what one member may see. The current cart is sent, so only the last of
 * several changes matters; the stream ends with the order, or when the member leaves.
 */
export const presentGroup =
  (reader: GroupReader): Present =>
  async (stored) => {
    const newest = stored.findLast(({ event }) => event === 'cart');
    const buffered: LiveEvent[] = [];
    for (const event of stored) {
      if (event.event === 'cart' && event !== newest) continue;
      const { events, isLast } = await write(event, reader);
      buffered.push(...events);
      if (isLast) return { events: buffered, isLast };
    }
    return { events: buffered, isLast: false };
  };

/** GROUP-4: tells a member who opens the group which of the others are there, and which are not. */
export const greetMember = async (
  presence: CartUseCases['presence'],
  members: readonly CartMember[],
  own: number,
): Promise<readonly PassingEvent[]> => {
  const others = members.filter(({ id }) => id !== own);
  const present = await presence.among(others.map(({ id }) => id));
  return others.map(({ id, name, isChoosing }) => {
    const change: MemberEvent['change'] = present.has(id) ? 'online' : 'offline';
    return { event: 'member', data: JSON.stringify({ user_cart_id: id, name, status: isChoosing, change }) };
  });
};

const write = async (
  event: LiveEvent,
  { carts, cartId, member, isOwner, shape }: GroupReader,
): Promise<StreamState> => {
  const data = JSON.parse(event.data) as Partial<MemberEvent> & { readonly order_id?: number };
  const isOwn = data.user_cart_id === member.id;
  const as = (content: unknown): readonly LiveEvent[] => [{ ...event, data: JSON.stringify(content) }];
  switch (event.event) {
    case 'cart': {
      const viewed = await carts.readGroup({ cartId, uuid: member.uuid, userId: undefined });
      // A missing cart was ordered or deleted, which the next event reports.
      if (!viewed.ok && viewed.error.kind !== 'group') return { events: [], isLast: false };
      if (!viewed.ok) return { events: isOwner ? [{ ...event, event: 'reset', data: '{}' }] : [], isLast: true };
      return {
        events: as({ version: viewed.value.open.cart.version, cart: await shape(viewed.value) }),
        isLast: false,
      };
    }
    case 'member': {
      const { account: _account, ...known } = data;
      return { events: as(known), isLast: isOwn && data.change === 'left' };
    }
    case 'kicked':
      return { events: [event], isLast: isOwn };
    case 'ordered':
      return { events: as({ order_id: isOwner ? data.order_id : null }), isLast: true };
    default:
      return { events: [event], isLast: event.event === 'reset' };
  }
};
