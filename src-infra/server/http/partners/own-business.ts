import type { Applications, PartnerShopUseCases } from '../../features/partners/index.ts';
import type { Call } from '../handler.ts';
import { catalogContext, type CatalogDeps } from '../catalog/index.ts';
import { toDeskShop, toRequestModel } from './partner.shape.ts';

export type OwnBusinessDeps = Pick<CatalogDeps, 'reference' | 'zones' | 'taxonomy'> & {
  readonly partnerShops: PartnerShopUseCases;
  readonly applications: Applications;
};
type CallContext = Pick<Call<'showProfile'>, 'user' | 'origin' | 'language' | 'currency' | 'now'>;

/** The caller's shop and latest application, as the own User carries them (contract 2.5). */
export const createOwnBusiness =
  ({ reference, zones, taxonomy, partnerShops, applications }: OwnBusinessDeps) =>
  async (asked: CallContext) => {
    const [shop, request] = [await partnerShops.own(asked.user.id), await applications.latestOf(asked.user.id)];
    return {
      shop: shop ? toDeskShop(shop, catalogContext(await reference(), zones, asked), await taxonomy()) : null,
      model: request ? toRequestModel(request, asked.origin) : null,
    };
  };
