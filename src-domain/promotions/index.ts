export { bannerTarget, type Ad, type BannerTarget, type Promotion } from './promotion.ts';
export type { Promotions } from './promotions.port.ts';
