export { createApplications, type ApplicationRefusal, type Applications } from './applications.ts';
export { createDecideShop, type DecideShop, type PartnerDecisionRefusal } from './decide-shop.use-case.ts';
export type { ShopDraft, ShopRefusal } from './shop-draft.ts';
export { createShopDesk, type DeskShop, type ShopDesk } from './shop-desk.ts';
