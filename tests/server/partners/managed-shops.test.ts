import { createManagedShops } from '@infra/server/features/partners/managed-shops.use-case.ts';
import { describe, expect, it } from 'vitest';
import type { DeskShopRow } from '@infra/server/features/partners/partners.ports.ts';

const STATUSES = ['new', 'edited', 'approved', 'rejected', 'inactive'] as const;
const ROLES = ['admin', 'seller', 'deliveryman', 'user'] as const;

/** Shop 7 belongs to user 70, in this status. */
const shopIn = (status: string) => {
  const shop = { id: 7, user_id: 70, status } as DeskShopRow;
  return createManagedShops({
    partnerShops: {
      byId: async (id: number) => (id === shop.id ? shop : undefined),
      ofOwner: async (userId: number) => (userId === shop.user_id ? shop : undefined),
    } as Parameters<typeof createManagedShops>[0]['partnerShops'],
  });
};

describe('ACCOUNT-7 who manages a shop', () => {
  it.each(STATUSES)('is any operator, and its own seller once it is approved: %s', async (status) => {
    const shops = shopIn(status);
    for (const role of ROLES) {
      const [own, other] = [await shops.mayManage({ id: 70, role }, 7), await shops.mayManage({ id: 71, role }, 7)];
      expect([role, own, other]).toEqual([
        role,
        role === 'admin' || (role === 'seller' && status === 'approved'),
        role === 'admin',
      ]);
      expect(await shops.mayManage({ id: 70, role }, 8)).toBe(false);
    }
    expect(await shops.ofOwner(70)).toBe(status === 'approved' ? 7 : undefined);
    expect(await shops.ofOwner(71)).toBeUndefined();
  });
});
