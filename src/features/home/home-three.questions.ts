import { near, type AskHome } from './home-questions.ts';

export const askHomeThree: AskHome = ({ queries, stories, articles, at }) => ({
  sections: {
    categories: queries.categories(100),
    verified: queries.shops({ isVerified: true })(1),
    stories: stories.stories(),
    stores: queries.shops(near({ kind: 'shop' }, at))(1),
    topRated: queries.shops(near({ order: 'high_rating' }, at))(1),
    banners: queries.banners(),
    latestNews: articles.latestNews(),
  },
});
