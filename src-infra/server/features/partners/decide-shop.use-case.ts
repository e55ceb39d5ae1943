import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { PartnerCollaborators } from './partner-collaborators.ts';

export type ShopDecision = { readonly shopId: number; readonly status: string; readonly note: string | null };
export type PartnerDecisionRefusal = { readonly kind: 'not-found' | 'same' | 'unknown' };

/** Contract 3.15, 8.12: decides about a shop and notifies its owner; approval turns the owner into a seller. */
export type DecideShop = (decision: ShopDecision) => Promise<Result<undefined, PartnerDecisionRefusal>>;

export const createDecideShop = ({
  partnerShops,
  catalogueChanges,
  transactions,
  broadcast,
  clock,
  notify,
}: PartnerCollaborators): DecideShop => {
  return ({ shopId, status, note }) =>
    transactions.run(async () => {
      const shop = await partnerShops.lock(shopId);
      if (!shop || shop.status === 'inactive') return err({ kind: 'not-found' });
      if (status !== 'approved' && status !== 'rejected') return err({ kind: 'unknown' });
      if (shop.status === status) return err({ kind: 'same' });
      await partnerShops.change(shopId, { status, status_note: note, updated_at: clock.now() });
      if (status === 'approved') {
        if ((await partnerShops.lockOwner(shop.user_id)) === 'user')
          await partnerShops.setRole(shop.user_id, 'seller', clock.now());
        await broadcast.publish('identity', String(shop.user_id));
        await notify({ userId: shop.user_id, type: 'shop_approved', subject: { kind: 'shop', id: shopId } });
      }
      await catalogueChanges.changed(shopId, 'shop');
      return ok(undefined);
    });
};
