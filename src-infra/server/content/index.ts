export { readBanners, type BannerRecord } from './banners.ts';
