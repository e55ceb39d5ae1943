import type { Applications, PartnerShopUseCases } from '../../features/partners/index.ts';
import type { ApiCall } from '../handler.ts';
import { catalogContext, type CatalogDeps } from '../catalog/index.ts';
import { toDeskShop, toRequestModel } from './partner.shape.ts';

export type OwnBusinessDeps = Pick<CatalogDeps, 'reference' | 'zones' | 'taxonomy'> & {
  readonly partnerShops: PartnerShopUseCases;
  readonly applications: Applications;
};
type CallContext = Pick<ApiCall<'showProfile'>, 'user' | 'origin' | 'language' | 'currency' | 'now'>;

/** The caller's shop and latest application, as the own User carries them (contract 2.5). */
export const createOwnBusiness =
  ({ reference, zones, taxonomy, partnerShops, applications }: OwnBusinessDeps) =>
  async (call: CallContext) => {
    const [shop, request] = [await partnerShops.own(call.user.id), await applications.latestOf(call.user.id)];
    return {
      shop: shop ? toDeskShop(shop, catalogContext(await reference(), zones, call), await taxonomy()) : null,
      model: request ? toRequestModel(request, call.origin) : null,
    };
  };
