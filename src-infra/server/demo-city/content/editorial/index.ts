import { ads } from './ads.data.ts';
import { careers, careerTopics } from './careers.data.ts';
import { faqs } from './faqs.data.ts';
import { inAllLanguages } from './further.ts';
import { landing } from './landing.data.ts';
import { policy, terms } from './legal.data.ts';
import { news } from './news.data.ts';
import { pages } from './pages.data.ts';
import { recipes, recipeTopics } from './recipes/index.ts';
import { referral } from './referral.data.ts';
import { stories } from './stories.data.ts';
import type { Editorial } from './types.ts';

export const editorial: Editorial = inAllLanguages({
  stories,
  news,
  recipeTopics,
  recipes,
  careerTopics,
  careers,
  pages,
  landing,
  faqs,
  terms,
  policy,
  referral,
  ads,
});
