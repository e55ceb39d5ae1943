export { readBanners, type BannerRecord } from './banners.ts';
export { marketDay } from './market-day.ts';
export { createStories, createStoryJob, type ShopStory, type Stories } from './stories.ts';
