export type {
  AdRow,
  Ads,
  Articles,
  BannerLikes,
  BannerRecord,
  Banners,
  BlogRow,
  BlogType,
  CareerRow,
  FaqRow,
  LandingRow,
  PageRow,
  Pages,
} from './content.ports.ts';
export { createContent, type Content } from './create-content.ts';
export { marketplaceDay } from './marketplace-day.ts';
export { createStoryJob, type ShopStory, type Stories } from './stories.ts';
