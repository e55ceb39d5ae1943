import type { Story, StoryGroup } from './story.ts';

/** Which story of which group is on screen, both counted from 0. */
export type StoryPlace = { readonly group: number; readonly story: number };

/** The story at a position; `undefined` if there is none. */
export const storyAt = (groups: readonly StoryGroup[], { group, story }: StoryPlace): Story | undefined =>
  groups[group]?.stories[story];

/**
 * CATALOG-3c: Returns the next position: the next story of the shop, else the first of the next shop; undefined after
 * the last, which closes.
 */
export const placeAfter = (groups: readonly StoryGroup[], { group, story }: StoryPlace): StoryPlace | undefined =>
  [
    { group, story: story + 1 },
    { group: group + 1, story: 0 },
  ].find((place) => storyAt(groups, place));

/**
 * CATALOG-3c: Returns the previous position: the story before it, else the last of the previous shop; undefined before
 * the first.
 */
export const placeBefore = (groups: readonly StoryGroup[], { group, story }: StoryPlace): StoryPlace | undefined =>
  [
    { group, story: story - 1 },
    { group: group - 1, story: (groups[group - 1]?.stories.length ?? 0) - 1 },
  ].find((place) => storyAt(groups, place));
