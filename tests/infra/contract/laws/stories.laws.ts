import { expect, it } from 'vitest';
import type { GeoPoint } from '@domain/catalog/index.ts';
import { type Instant, instant } from '@domain/kernel/clock.port.ts';
import { isFresh, type Stories, storyGroups } from '@domain/stories/index.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';

export type StoriesSubject = { readonly stories: Stories; readonly now: Instant; readonly nowhere: GeoPoint };

export const storiesLaws: Laws<StoriesSubject> = (fresh) => {
  it('CATALOG-3a CATALOG-3b are grouped by shop, without expired ones, in the domain’s order', async () => {
    const { stories, now } = await fresh();
    const groups = taken(await stories.list(undefined));
    expect(groups.length).toBeGreaterThan(0);
    const all = groups.flatMap((group) => group.stories);
    expect(all.every((story) => isFresh(story, now) && story.shopTitle !== '' && story.product.title !== '')).toBe(
      true,
    );
    expect(groups).toEqual(storyGroups(all, now));
  });

  it('CATALOG-3 are limited to shops that deliver to a location, if one is given', async () => {
    const { stories, nowhere } = await fresh();
    expect(taken(await stories.list(nowhere))).toEqual([]);
  });
};

export const now = instant(Date.UTC(2025, 2, 10, 9, 15));
