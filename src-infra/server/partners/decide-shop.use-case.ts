import { err, ok, type Result } from '@domain/kernel/result.ts';
import { catalogueChanged } from '../catalog/index.ts';
import { createShopDeskRepository } from '../store/index.ts';
import type { PartnersDeps } from './partners-deps.ts';

export type ShopDecision = { readonly shopId: number; readonly status: string; readonly note: string | null };
export type PartnerDecisionRefusal = { readonly kind: 'not-found' | 'same' | 'unknown' };

/** Contract 3.15, 8.12: approval makes its owner a seller and is told them. */
export type DecideShop = (decision: ShopDecision) => Promise<Result<undefined, PartnerDecisionRefusal>>;

export const createDecideShop = ({ store, clock, notify }: PartnersDeps): DecideShop => {
  const desk = createShopDeskRepository(store);
  return ({ shopId, status, note }) =>
    store.transaction(async () => {
      const shop = await desk.lock(shopId);
      if (!shop || shop.status === 'inactive') return err({ kind: 'not-found' });
      if (status !== 'approved' && status !== 'rejected') return err({ kind: 'unknown' });
      if (shop.status === status) return err({ kind: 'same' });
      await desk.change(shopId, { status, status_note: note, updated_at: clock.now() });
      if (status === 'approved') {
        if ((await desk.lockOwner(shop.user_id)) === 'user') await desk.setRole(shop.user_id, 'seller', clock.now());
        await store.tell('identity', String(shop.user_id));
        await notify({ userId: shop.user_id, type: 'shop_approved', subject: { kind: 'shop', id: shopId } });
      }
      await catalogueChanged(store, shopId, 'shop');
      return ok(undefined);
    });
};
