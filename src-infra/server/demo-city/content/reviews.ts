import { generalComments, kitchenComments, reviewers, topicComments, type Comment } from './reviews.data.ts';
import type { CitySlug, ReviewEntry } from './types.ts';

export type ReviewTopic = keyof typeof topicComments;
type Order = readonly [topic: ReviewTopic, from: number, own: number, general: number];

/** Written reviews of one shop, newest first; every shop gets different ones, always the same. */
export function reviewsOf(city: CitySlug, shop: number, [topic, from, own, general]: Order): readonly ReviewEntry[] {
  const onTopic = taken(topicComments[topic], from, 1, own);
  const pool =
    topic === 'groceries' || topic === 'flowers' ? generalComments : [...generalComments, ...kitchenComments];
  const spoken = city === 'lindenau' ? pool.filter(({ language }) => language === 'de' || language === 'fr') : pool;
  const others = taken(spoken, shop * 5 + topic.length, 7, general);
  const comments = interleaved(onTopic, others);
  return comments.map((comment, place) => reviewOf(comment, shop, place));
}

function reviewOf({ rating, language, text }: Comment, shop: number, place: number): ReviewEntry {
  const reviewer = reviewers[(shop * 11 + place * 3) % reviewers.length]?.slug ?? '';
  const daysAgo = 1 + ((shop * 3) % 5) + place * (4 + ((shop + place) % 9));
  const starsOnly = place > 2 && (shop + place) % 5 === 0;
  return starsOnly ? { reviewer, rating, daysAgo } : { reviewer, rating, daysAgo, comment: text, language };
}

const taken = (pool: readonly Comment[], from: number, step: number, count: number): readonly Comment[] =>
  Array.from({ length: Math.min(count, pool.length) }, (_, place) => pool[(from + place * step) % pool.length]).filter(
    (comment) => comment !== undefined,
  );

function interleaved(first: readonly Comment[], second: readonly Comment[]): readonly Comment[] {
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, place) => [first[place], second[place]])
    .flat()
    .filter((comment) => comment !== undefined);
}
