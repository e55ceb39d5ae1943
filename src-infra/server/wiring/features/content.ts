import type { Clock } from '@domain/kernel/clock.port.ts';
import type { ShopDirectory } from '../../features/catalog/index.ts';
import { createAdRepository } from '../../features/content/ads.repository.ts';
import { createBannerLikeRepository } from '../../features/content/banner-likes.repository.ts';
import { createBannerRepository } from '../../features/content/banners.repository.ts';
import { createBlogRepository } from '../../features/content/blogs.repository.ts';
import { createContent, type Content } from '../../features/content/index.ts';
import { createPageRepository } from '../../features/content/pages.repository.ts';
import { createStoryRepository } from '../../features/content/stories.repository.ts';
import type { Store } from '../../store/index.ts';

type Deps = { readonly store: Store; readonly shops: ShopDirectory; readonly clock: Clock };

/** What customers read and look at besides shops. */
export const wireContent = ({ store, shops, clock }: Deps): Content =>
  createContent({
    banners: createBannerRepository(store),
    bannerLikes: createBannerLikeRepository(store),
    ads: createAdRepository(store),
    articles: createBlogRepository(store),
    pages: createPageRepository(store),
    storyBoard: createStoryRepository(store),
    shops,
    clock,
  });
