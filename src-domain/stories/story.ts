import type { Instant } from '../kernel/clock.port.ts';
import type { ShopId, Uuid } from '../kernel/ids.ts';

/** One picture of a shop that leads to a product. */
export type Story = {
  readonly shopId: ShopId;
  readonly shopTitle: string;
  readonly logo: string | undefined;
  readonly author: { readonly name: string; readonly avatar: string | undefined };
  readonly product: { readonly uuid: Uuid; readonly title: string };
  /** Address of the picture; together with the shop it identifies a story. */
  readonly image: string;
  readonly createdAt: Instant;
};

/** The stories of one shop, oldest first. */
export type StoryGroup = { readonly shopId: ShopId; readonly stories: readonly [Story, ...Story[]] };

/** CATALOG-3a, contract 5.10: How long a story is shown. */
export const STORY_LIFE_MS = 86_400_000;
/** CATALOG-3d, contract 6.4: How long one is on screen before the next. */
export const STORY_SHOWN_MS = 10_000;

/** CATALOG-3a: a story is fresh until it is 24 hours old. */
export const isFresh = ({ createdAt }: Pick<Story, 'createdAt'>, now: Instant): boolean =>
  now - createdAt < STORY_LIFE_MS;

/**
 * CATALOG-3b: Returns fresh stories by shop, the shop with the newest one first, each story once, whatever order and
 * grouping they arrive in.
 */
export const storyGroups = (stories: readonly Story[], now: Instant): readonly StoryGroup[] => {
  const groups = new Map<ShopId, [Story, ...Story[]]>();
  for (const story of [...new Map(stories.map((one) => [`${one.shopId} ${one.image}`, one])).values()]
    .filter((one) => isFresh(one, now))
    .sort(byAge)) {
    const group = groups.get(story.shopId);
    if (group) group.push(story);
    else groups.set(story.shopId, [story]);
  }
  return [...groups]
    .map(([shopId, group]) => ({ shopId, stories: group }))
    .sort((left, right) => newestOf(right) - newestOf(left) || left.shopId - right.shopId);
};

const byAge = (left: Story, right: Story): number =>
  left.createdAt - right.createdAt || (left.image < right.image ? -1 : 1);
const newestOf = ({ stories }: StoryGroup): number => (stories.at(-1) ?? stories[0]).createdAt;
