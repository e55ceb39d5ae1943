import type { Actor } from '../../features/menu/index.ts';
import type { CurrentUser } from '../../features/identity/index.ts';
import type { ManagedShops } from '../../features/partners/index.ts';

type Call = { readonly user: CurrentUser; readonly params: { readonly shop_id: number } };

/** Returns who changes the shop of a call; `undefined` for those who may not, to whom the shop does not exist. */
export const actorOf =
  (managedShops: ManagedShops) =>
  async ({ user, params }: Call): Promise<Actor | undefined> =>
    (await managedShops.mayManage(user, params.shop_id)) ? { userId: user.id, shopId: params.shop_id } : undefined;
