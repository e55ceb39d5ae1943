import type { Following } from '../../features/following/index.ts';
import type { OrderRecord } from '../../features/orders/index.ts';
import type { ParcelRecord } from '../../features/parcels/index.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import { catalogContext, type CatalogDeps } from '../catalog/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { enveloped, notFound, rateLimited, refused } from '../response/index.ts';
import { toFollowedOrder } from './followed-order.shape.ts';
import { toFollowedParcel } from './followed-parcel.shape.ts';

type Ids =
  | 'showFollowLink'
  | 'createFollowLink'
  | 'endFollowLinks'
  | 'showParcelFollowLink'
  | 'createParcelFollowLink'
  | 'endParcelFollowLinks'
  | 'showFollowed';
type Deps = Pick<CatalogDeps, 'reference' | 'zones' | 'shops'> & {
  readonly orders: Following<OrderRecord>;
  readonly parcels: Following<ParcelRecord>;
  readonly limiter: RateLimiter;
};
type LinkCall = Pick<ApiCall<'showFollowLink'>, 'user' | 'params'>;

/** ORDER-6, PARCEL-1: links to follow orders and parcels; those of another customer are not found. */
export const followRoutes = ({ orders, parcels, limiter, reference, zones, shops }: Deps): Handlers<Ids> => {
  const [ofOrder, ofParcel] = [linkHandlers(orders), linkHandlers(parcels)];
  return {
    showFollowLink: ofOrder.show,
    createFollowLink: ofOrder.create,
    endFollowLinks: ofOrder.end,
    showParcelFollowLink: ofParcel.show,
    createParcelFollowLink: ofParcel.create,
    endParcelFollowLinks: ofParcel.end,

    showFollowed: async (call) => {
      const wait = limiter.take(['followed', call.client.address]);
      if (wait !== undefined) return rateLimited(wait);
      const { secret } = call.params;
      const [order, parcel] = await Promise.all([orders.read(secret), parcels.read(secret)]);
      const known = await reference();
      if (parcel) return enveloped(toFollowedParcel(parcel, known.settings.timeZone));
      if (!order) return notFound;
      const shop = (await shops()).find(order.shop_id);
      return enveloped(toFollowedOrder(order, shop, catalogContext(known, zones, call), call.now));
    },
  };
};

const linkHandlers = (following: Following<unknown>) => ({
  show: async ({ user, params }: LinkCall) => {
    const isShared = await following.isShared(user.id, params.id);
    return isShared === undefined ? notFound : enveloped({ shared: isShared });
  },

  create: async ({ user, params }: LinkCall) => {
    const outcome = await following.share(user.id, params.id);
    if (outcome.ok) return enveloped({ secret: outcome.value }, 'RECORD_WAS_SUCCESSFULLY_CREATED');
    return outcome.error === 'not-found' ? notFound : refused('ERROR_400');
  },

  end: async ({ user, params }: LinkCall) =>
    (await following.stop(user.id, params.id)) ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED') : notFound,
});
