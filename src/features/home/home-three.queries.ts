import { withLocation, type CreateHomeQueries } from './home-queries.ts';

export const createHomeThreeQueries: CreateHomeQueries = ({ queries, stories, articles, at }) => ({
  sections: {
    categories: queries.categories(100),
    verified: queries.shops({ isVerified: true })(1),
    stories: stories.stories(),
    stores: queries.shops(withLocation({ kind: 'shop' }, at))(1),
    topRated: queries.shops(withLocation({ order: 'high_rating' }, at))(1),
    banners: queries.banners(),
    latestNews: articles.latestNews(),
  },
});
