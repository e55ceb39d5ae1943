import { withLocation, type CreateHomeQueries } from './home-queries.ts';

export const createHomeFourQueries: CreateHomeQueries = ({ queries, stories, promotions, at }) => ({
  sections: {
    categories: queries.categories(20),
    banners: queries.banners(),
    verified: queries.shops({ isVerified: true })(1),
    stories: stories.stories(at),
    ads: promotions.ads(1),
    recommended: queries.recommended({ isOpen: true }),
  },
  endless: queries.shops(withLocation({ kind: 'restaurant' }, at)),
});
