export type { ApplicationRefusal, Applications } from './applications.ts';
export { createPartners, type Partners } from './create-partners.ts';
export type { PartnerDecisionRefusal } from './decide-shop.use-case.ts';
export type { Opening } from './open-shop.use-case.ts';
export type { ShopOf } from './kitchen.use-cases.ts';
export type { ManagedShops } from './managed-shops.use-case.ts';
export type { ShopDraft, ShopRefusal } from './shop-draft.ts';
export type { DeskShop, PartnerShopUseCases } from './partner-shops.use-cases.ts';
export type { RequestRecord } from './partners.ports.ts';
