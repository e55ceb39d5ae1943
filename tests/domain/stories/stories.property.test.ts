import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import {
  isFresh,
  placeAfter,
  placeBefore,
  STORY_LIFE_MS,
  STORY_SHOWN_MS,
  storyAt,
  storyGroups,
  type Story,
  type StoryPlace,
} from '@domain/stories/index.ts';
import { storiesArb, storyNow } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('CATALOG-3a stories', () => {
  it('are shown until they are 24 hours old', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), (off) => {
        expect(isFresh({ createdAt: instant(storyNow - STORY_LIFE_MS + off) }, storyNow)).toBe(off > 0);
      }),
      runs(11),
    );
    expect([STORY_LIFE_MS, STORY_SHOWN_MS]).toEqual([86_400_000, 10_000]);
  });
});

describe('CATALOG-3b groups', () => {
  it('contain every fresh story once, oldest first, the shop with the newest story first', () => {
    fc.assert(
      fc.property(storiesArb, (stories) => {
        const groups = storyGroups(stories, storyNow);
        const fresh = stories.filter(({ createdAt }) => storyNow - createdAt < 86_400_000);
        expect(new Set(groups.map(({ shopId }) => shopId))).toEqual(new Set(fresh.map(({ shopId }) => shopId)));
        expect(new Set(groups.map(({ shopId }) => shopId)).size).toBe(groups.length);
        for (const { shopId, stories: own } of groups) {
          const expected = fresh
            .filter((story) => story.shopId === shopId)
            .sort((left, right) => left.createdAt - right.createdAt || left.image.localeCompare(right.image));
          expect(own).toEqual(expected);
        }
        const newest = groups.map(
          ({ stories: own, shopId }) => [Math.max(...own.map(({ createdAt }) => createdAt)), 0 - shopId] as const,
        );
        for (const [index, [at, shop]] of newest.entries()) {
          const [before, other] = newest[index - 1] ?? [Number.POSITIVE_INFINITY, 0];
          expect(before > at || (before === at && other > shop)).toBe(true);
        }
      }),
      runs(50),
    );
  });

  it('do not depend on order or repetition', () => {
    fc.assert(
      fc.property(
        storiesArb.chain((stories) =>
          fc.tuple(
            fc.constant(stories),
            fc.shuffledSubarray([...stories, ...stories], { minLength: stories.length * 2 }),
          ),
        ),
        ([stories, again]) => {
          const groups = storyGroups(stories, storyNow);
          expect(storyGroups(again, storyNow)).toEqual(groups);
          expect(
            storyGroups(
              groups.flatMap((group) => group.stories),
              storyNow,
            ),
          ).toEqual(groups);
        },
      ),
      runs(30),
    );
  });
});

describe('CATALOG-3c the order of stories', () => {
  it('visits every story once in order, and back again', () => {
    fc.assert(
      fc.property(storiesArb, (stories) => {
        const groups = storyGroups(stories, storyNow);
        const places: StoryPlace[] = [];
        const first: StoryPlace = { group: 0, story: 0 };
        for (
          let place: StoryPlace | undefined = storyAt(groups, first) && first;
          place;
          place = placeAfter(groups, place)
        )
          places.push(place);
        expect(places.map((place) => storyAt(groups, place))).toEqual(
          groups.flatMap((group): readonly Story[] => group.stories),
        );
        for (const [index, place] of places.entries()) expect(placeBefore(groups, place)).toEqual(places[index - 1]);
      }),
      runs(40),
    );
    expect([
      placeAfter([], { group: 0, story: 0 }),
      placeBefore([], { group: 0, story: 0 }),
      storyAt([], { group: 0, story: 0 }),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
