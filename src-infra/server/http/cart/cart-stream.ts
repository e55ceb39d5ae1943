import type { CartMember, Carts, MemberEvent, ViewedGroup } from '../../carts/index.ts';
import type { LiveEvent, Present } from '../../events/index.ts';

/** Who reads the stream of a group, and how a cart looks to them. */
export type GroupReader = {
  readonly carts: Pick<Carts, 'readGroup'>;
  readonly cartId: number;
  readonly member: CartMember;
  readonly isOwner: boolean;
  readonly shape: (viewed: ViewedGroup) => Promise<unknown>;
};
type Told = { readonly events: readonly LiveEvent[]; readonly isLast: boolean };

/**
 * Contract 8.4: events of a cart as one of its members may know them. The cart is told as it is now, so of several changes the
 * last one is enough; the stream ends with the order, and for those who are not part of the group any more.
 */
export const presentGroup = (reader: GroupReader): Present => async (stored) => {
  const newest = stored.findLast(({ event }) => event === 'cart');
  const told: LiveEvent[] = [];
  for (const event of stored) {
    if (event.event === 'cart' && event !== newest) continue;
    const { events, isLast } = await tell(event, reader);
    told.push(...events);
    if (isLast) return { events: told, isLast };
  }
  return { events: told, isLast: false };
};

const tell = async (event: LiveEvent, { carts, cartId, member, isOwner, shape }: GroupReader): Promise<Told> => {
  const data = JSON.parse(event.data) as Partial<MemberEvent> & { readonly order_id?: number };
  const isOwn = data.user_cart_id === member.id;
  const as = (content: unknown): readonly LiveEvent[] => [{ ...event, data: JSON.stringify(content) }];
  switch (event.event) {
    case 'cart': {
      const viewed = await carts.readGroup({ cartId, uuid: member.uuid, userId: undefined });
      // What is not found any more was ordered or given up, which the next event tells.
      if (!viewed.ok && viewed.error.kind !== 'group') return { events: [], isLast: false };
      if (!viewed.ok) return { events: isOwner ? [{ ...event, event: 'reset', data: '{}' }] : [], isLast: true };
      return { events: as({ version: viewed.value.open.cart.version, cart: await shape(viewed.value) }), isLast: false };
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
