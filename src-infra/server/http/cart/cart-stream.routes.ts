import type { EventStreams } from '../../foundation/events/index.ts';
import { streamed, rateLimited } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { cartRefused, cartShape } from './cart-responses.ts';
import { greetMember, presentGroup } from './cart-stream.ts';
import type { CartRouteDeps } from './cart.routes.ts';

const RETRY_SECONDS = 30;

/** Contract 8.4: the event stream of a group order, for its members. */
export const cartStreamRoutes = (
  deps: CartRouteDeps & { readonly streams: EventStreams },
): Handlers<'streamGroupEvents'> => {
  const { carts, streams } = deps;
  return {
    streamGroupEvents: async (call) => {
      const { id: cartId, user_cart_uuid: uuid } = call.params;
      const viewed = await carts.readGroup({ cartId, uuid, userId: call.user?.id });
      if (!viewed.ok) return cartRefused(deps, call, viewed.error);
      const {
        open: { cart },
        viewer: member,
      } = viewed.value;
      const isOwner = member.userId === cart.ownerId;
      const body = await streams.open(
        {
          stream: `cart ${cartId}`,
          lastEventId: call.headers.get('last-event-id') ?? undefined,
          countedAs: `member ${member.id}`,
          present: presentGroup({
            carts,
            cartId,
            member,
            isOwner,
            shape: ({ open, viewer, at }) => cartShape(deps, { ...call, now: at }, open, viewer),
          }),
          greet: () => greetMember(carts.presence, cart.members, member.id),
          ...(call.user && { signIn: { tokenId: call.user.tokenId, userId: call.user.id } }),
          onPresence: (isPresent) => carts.presence.change({ cartId, memberId: member.id }, isPresent),
        },
        call.signal,
      );
      return body ? streamed('text/event-stream; charset=utf-8', body) : rateLimited(RETRY_SECONDS);
    },
  };
};
