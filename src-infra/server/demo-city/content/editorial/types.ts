import type { Measure } from '@domain/recipes/index.ts';
import type { CoverMotif, DishMotif } from '../../pictures/index.ts';
import type { Cents, LatLng, Text } from '../values.ts';

/** HTML in every language available. */
export type Article = Text;

/** A picture that a shop shows every day, so many hours before the seed. */
export type StoryEntry = {
  readonly shop: string;
  readonly item: string;
  readonly motif: DishMotif;
  readonly hoursAgo: number;
};
export type NewsEntry = {
  readonly slug: string;
  readonly type: 'blog' | 'notification';
  readonly daysAgo: number;
  readonly cover: CoverMotif;
  readonly title: Text;
  readonly brief: Text;
  readonly text: Article;
};
/** A category of recipes or of jobs. */
export type TopicEntry = { readonly slug: string; readonly title: Text; readonly motif?: DishMotif };
/** How much the portions of a recipe take of something: "3/2" of "tbsp". */
type AmountEntry = { readonly amount?: string; readonly measure?: Measure; readonly name: Text };
export type RecipeEntry = {
  readonly slug: string;
  readonly shop: string;
  readonly category: string;
  readonly motif: DishMotif;
  readonly cover: CoverMotif;
  readonly activeMinutes: number;
  readonly totalMinutes: number;
  readonly calories: number;
  readonly servings: number;
  /** Percent, or cents. */
  readonly discount?: { readonly type: 'percent' | 'fix'; readonly value: number };
  readonly title: Text;
  readonly description: Text;
  /** The shop's ingredients, their first stocks. */
  readonly ingredients: readonly (AmountEntry & { readonly item: string; readonly quantity: number })[];
  /** What the shop does not sell with it. */
  readonly pantry: readonly AmountEntry[];
  /** `uses` are items of the ingredients. */
  readonly steps: readonly { readonly text: Text; readonly minutes?: number; readonly uses?: readonly string[] }[];
  readonly nutritions: readonly { readonly title: Text; readonly weight: string; readonly percentage: number }[];
};
export type CareerEntry = {
  readonly topic: string;
  readonly place: LatLng;
  readonly title: Text;
  readonly address: Text;
  readonly text: Article;
};
export type PageEntry = {
  readonly type: 'delivery' | 'about' | 'about_second' | 'about_three' | 'about_fourth';
  readonly cover: CoverMotif;
  readonly title: Text;
  readonly text: Article;
};
export type LandingEntry = {
  readonly cover: CoverMotif;
  readonly title: Text;
  readonly description: Text;
  readonly features: readonly { readonly motif: DishMotif; readonly title: Text; readonly description: Text }[];
};
export type FaqEntry = {
  readonly slug: string;
  readonly type: string;
  readonly question: Text;
  readonly answer: Article;
};
export type LegalEntry = { readonly title: Text; readonly text: Article };
export type ReferralEntry = {
  readonly from: Cents;
  readonly to: Cents;
  readonly cover: CoverMotif;
  readonly title: Text;
  readonly description: Text;
  readonly faq: Text;
};
export type AdEntry = {
  readonly slug: string;
  readonly cover: CoverMotif;
  readonly title: Text;
  readonly description: Text;
  readonly button: Text;
  readonly shops: readonly string[];
};

/** Texts about the marketplace itself in one further language. */
export type FurtherTexts = {
  readonly news: Readonly<Record<string, { readonly title: string; readonly brief: string; readonly text: string }>>;
  readonly pages: Readonly<Record<PageEntry['type'], { readonly title: string; readonly text: string }>>;
  /** Its features in the order of the landing page's. */
  readonly landing: {
    readonly title: string;
    readonly description: string;
    readonly features: readonly { readonly title: string; readonly description: string }[];
  };
  readonly faqs: Readonly<Record<string, { readonly question: string; readonly answer: string }>>;
  readonly terms: { readonly title: string; readonly text: string };
  readonly policy: { readonly title: string; readonly text: string };
};

/** The routes of editorial content (contract 3.2, 3.14). */
export type Editorial = {
  readonly stories: readonly StoryEntry[];
  readonly news: readonly NewsEntry[];
  readonly recipeTopics: readonly TopicEntry[];
  readonly recipes: readonly RecipeEntry[];
  readonly careerTopics: readonly TopicEntry[];
  readonly careers: readonly CareerEntry[];
  readonly pages: readonly PageEntry[];
  readonly landing: LandingEntry;
  readonly faqs: readonly FaqEntry[];
  readonly terms: LegalEntry;
  readonly policy: LegalEntry;
  readonly referral: ReferralEntry;
  readonly ads: readonly AdEntry[];
};
