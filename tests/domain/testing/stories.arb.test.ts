import { describe, expect, it } from 'vitest';
import { isFresh, storyGroups } from '@domain/stories/index.ts';
import { storiesArb, storyNow } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('CATALOG-3 generated stories', () => {
  it('are distinct by shop and picture', () => {
    for (const stories of sampled(storiesArb))
      expect(new Set(stories.map(({ shopId, image }) => `${shopId} ${image}`)).size).toBe(stories.length);
  });

  it('include fresh, old, simultaneous and future ones of several shops', () => {
    const samples = sampled(storiesArb);
    expect(samples.filter((stories) => storyGroups(stories, storyNow).length > 1).length).toBeGreaterThan(50);
    expect(samples.filter((stories) => stories.some((story) => !isFresh(story, storyNow))).length).toBeGreaterThan(50);
    expect(samples.filter((stories) => stories.some(({ createdAt }) => createdAt > storyNow)).length).toBeGreaterThan(
      20,
    );
    expect(
      samples.filter((stories) =>
        storyGroups(stories, storyNow).some(
          ({ stories: own }) => new Set(own.map(({ createdAt }) => createdAt)).size < own.length,
        ),
      ).length,
    ).toBeGreaterThan(5);
  });

  it('shrink to none, or to a fresh one', () => {
    expect(smallest(storiesArb)).toEqual([]);
    expect(smallest(storiesArb, (stories) => stories.length > 0)).toMatchObject([
      { shopId: 1, image: '/stories/1.webp', createdAt: storyNow },
    ]);
  });
});
