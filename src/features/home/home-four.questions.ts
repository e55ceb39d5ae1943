import { near, type AskHome } from './home-questions.ts';

export const askHomeFour: AskHome = ({ queries, stories, promotions, at }) => ({
  sections: {
    categories: queries.categories(20),
    banners: queries.banners(),
    verified: queries.shops({ isVerified: true })(1),
    stories: stories.stories(at),
    ads: promotions.ads(1),
    recommended: queries.recommended({ isOpen: true }),
  },
  endless: queries.shops(near({ order: 'trust_you' }, at)),
});
