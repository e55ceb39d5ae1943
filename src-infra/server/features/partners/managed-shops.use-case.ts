import type { PartnerCollaborators } from './partner-collaborators.ts';

/** The account that wants to manage a shop. */
export type Manager = { readonly id: number; readonly role: string };

/** Which shops a user may manage: an operator any shop, an owner their own approved one, everybody else none. */
export interface ManagedShops {
  mayManage(user: Manager, shopId: number): Promise<boolean>;
  /** Returns the approved shop of a seller; `undefined` before it is approved and after it was closed. */
  ofOwner(userId: number): Promise<number | undefined>;
}

export const createManagedShops = ({ partnerShops }: Pick<PartnerCollaborators, 'partnerShops'>): ManagedShops => {
  const ofOwner: ManagedShops['ofOwner'] = async (userId) => {
    const shop = await partnerShops.ofOwner(userId);
    return shop?.status === 'approved' ? shop.id : undefined;
  };
  return {
    ofOwner,
    mayManage: async ({ id, role }, shopId) => {
      if (role === 'admin') return (await partnerShops.byId(shopId)) !== undefined;
      return role === 'seller' && (await ofOwner(id)) === shopId;
    },
  };
};
