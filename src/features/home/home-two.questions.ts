import { near, type AskHome } from './home-questions.ts';

export const askHomeTwo: AskHome = ({ queries, stories, promotions, articles, at }) => ({
  sections: {
    categories: queries.categories(10),
    stories: stories.stories(),
    banners: queries.banners(),
    stores: queries.shops(near({ kind: 'shop' }, at))(1),
    verified: queries.shops({ isVerified: true })(1),
    popular: queries.shops(near({ order: 'best_sale' }, at))(1),
    recommended: queries.recommended(),
    ads: promotions.ads(1),
    latestNews: articles.latestNews(),
  },
});
