import { withLocation, type CreateHomeQueries } from './home-queries.ts';

export const createHomeOneQueries: CreateHomeQueries = ({ queries, stories, promotions, articles, filter, at }) => ({
  sections: {
    categories: queries.categories(20),
    stories: stories.stories(),
    banners: queries.banners(),
    stores: queries.shops(withLocation({ kind: 'shop' }, at))(1),
    ads: promotions.ads(1),
    verified: queries.shops({ isVerified: true })(1),
    recommended: queries.recommended(),
    latestNews: articles.latestNews(),
  },
  endless: queries.shops(withLocation({ ...filter, kind: 'restaurant' }, at)),
});
