import type { EventStreams } from '../../events/index.ts';
import { streamed, tooMany } from '../answer/index.ts';
import type { Handlers } from '../call.ts';
import { refusedCart, shapedCart } from './cart-answers.ts';
import { presentGroup } from './cart-stream.ts';
import type { CartRouteDeps } from './cart.routes.ts';

const RETRY_SECONDS = 30;

/** Contract 8.4: what happens in a group order, for those who take part in it. */
export const cartStreamRoutes = (deps: CartRouteDeps & { readonly streams: EventStreams }): Handlers<'streamGroupEvents'> => {
  const { carts, streams } = deps;
  return {
    streamGroupEvents: async (call) => {
      const { id: cartId, user_cart_uuid: uuid } = call.params;
      const viewed = await carts.readGroup({ cartId, uuid, userId: call.user?.id });
      if (!viewed.ok) return refusedCart(deps, call, viewed.error);
      const { open: { cart }, viewer: member } = viewed.value;
      const isOwner = member.userId === cart.ownerId;
      const body = await streams.open({
        stream: `cart ${cartId}`,
        lastEventId: call.headers.get('last-event-id') ?? undefined,
        countedAs: `member ${member.id}`,
        present: presentGroup({ carts, cartId, member, isOwner, shape: ({ open, viewer, at }) => shapedCart(deps, { ...call, now: at }, open, viewer) }),
        ...(call.user && { signIn: { tokenId: call.user.tokenId, userId: call.user.id } }),
        onPresence: (isPresent) => carts.membership.tellPresence(cartId, member.id, isPresent),
      }, call.signal);
      return body ? streamed('text/event-stream; charset=utf-8', body) : tooMany(RETRY_SECONDS);
    },
  };
};
