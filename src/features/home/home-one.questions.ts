import { near, type AskHome } from './home-questions.ts';

export const askHomeOne: AskHome = ({ queries, stories, promotions, articles, filter, at }) => ({
  sections: {
    categories: queries.categories(20),
    stories: stories.stories(),
    banners: queries.banners(),
    stores: queries.shops(near({ kind: 'shop' }, at))(1),
    ads: promotions.ads(1),
    verified: queries.shops({ isVerified: true })(1),
    recommended: queries.recommended(),
    latestNews: articles.latestNews(),
  },
  endless: queries.shops(near({ ...filter, kind: 'restaurant' }, at)),
});
