import type { Following } from '../../features/orders/index.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import { catalogContext, type CatalogDeps } from '../catalog/index.ts';
import { enveloped, notFound, rateLimited, refused } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { toFollowedOrder } from './followed-order.shape.ts';

type Ids = 'showFollowLink' | 'createFollowLink' | 'endFollowLinks' | 'showFollowedOrder';
type Deps = Pick<CatalogDeps, 'reference' | 'zones' | 'shops'> & {
  readonly following: Following;
  readonly limiter: RateLimiter;
};

/** ORDER-6: links to follow orders; another customer's order is not found. */
export const followRoutes = ({ following, limiter, reference, zones, shops }: Deps): Handlers<Ids> => ({
  showFollowLink: async ({ user, params }) => {
    const isShared = await following.isShared(user.id, params.id);
    return isShared === undefined ? notFound : enveloped({ shared: isShared });
  },

  createFollowLink: async ({ user, params }) => {
    const outcome = await following.share(user.id, params.id);
    if (outcome.ok) return enveloped({ secret: outcome.value }, 'RECORD_WAS_SUCCESSFULLY_CREATED');
    return outcome.error === 'not-found' ? notFound : refused('ERROR_400');
  },

  endFollowLinks: async ({ user, params }) =>
    (await following.stop(user.id, params.id)) ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED') : notFound,

  showFollowedOrder: async (call) => {
    const wait = limiter.take(['followed', call.client.address]);
    if (wait !== undefined) return rateLimited(wait);
    const order = await following.read(call.params.secret);
    if (!order) return notFound;
    const shop = (await shops()).find(order.shop_id);
    return enveloped(toFollowedOrder(order, shop, catalogContext(await reference(), zones, call), call.now));
  },
});
