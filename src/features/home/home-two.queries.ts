import { withLocation, type CreateHomeQueries } from './home-queries.ts';

export const createHomeTwoQueries: CreateHomeQueries = ({ queries, stories, promotions, articles, at }) => ({
  sections: {
    categories: queries.categories(10),
    stories: stories.stories(),
    banners: queries.banners(),
    stores: queries.shops(withLocation({ kind: 'shop' }, at))(1),
    verified: queries.shops({ isVerified: true })(1),
    popular: queries.shops(withLocation({ kind: 'restaurant', order: 'best_sale' }, at))(1),
    recommended: queries.recommended(),
    ads: promotions.ads(1),
    latestNews: articles.latestNews(),
  },
});
