import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STORY_SHOWN_MS, storyGroups, type StoryGroup } from '@domain/stories/index.ts';
import { storiesArb, storyNow } from '@domain/testing/index.ts';
import { StoryPlayerViewModel } from '@app/features/stories/story-player.view-model.ts';

/** Time controlled by the test. */
const manualTime = () => {
  let now = 0;
  const waiting = new Map<() => void, number>();
  return {
    now: () => now,
    after: (milliseconds: number, run: () => void) => {
      waiting.set(run, now + milliseconds);
      return () => void waiting.delete(run);
    },
    pass: (milliseconds: number): void => {
      const until = now + milliseconds;
      for (;;) {
        const [next] = [...waiting].filter(([, at]) => at <= until).toSorted(([, left], [, right]) => left - right);
        if (!next) break;
        waiting.delete(next[0]);
        now = next[1];
        next[0]();
      }
      now = until;
    },
  };
};

const groupsArb = storiesArb.map((stories) => storyGroups(stories, storyNow)).filter((groups) => groups.length > 0);

const play = (groups: readonly StoryGroup[], isStill = false) => {
  const time = manualTime();
  let ends = 0;
  const vm = new StoryPlayerViewModel({ groups, first: 0, time, isStill, onEnd: () => void (ends += 1) });
  const stop = vm.activate();
  return { vm, time, stop, ends: () => ends };
};
const all = (groups: readonly StoryGroup[]) => groups.flatMap(({ stories }) => stories);

describe('CATALOG-3d stories play', () => {
  it('for ten seconds each, one after the other, and end after the last', () => {
    fc.assert(
      fc.property(groupsArb, (groups) => {
        const { vm, time, ends } = play(groups);
        for (const story of all(groups)) {
          expect(vm.story).toBe(story);
          time.pass(STORY_SHOWN_MS - 1);
          expect(vm.story).toBe(story);
          expect(ends()).toBe(0);
          time.pass(1);
        }
        expect(ends()).toBe(1);
      }),
    );
  });

  it('pause while held, and resume without losing time', () => {
    fc.assert(
      fc.property(
        groupsArb,
        fc.array(
          fc.tuple(
            fc.constantFrom('finger', 'pointer', 'focus'),
            fc.integer({ min: 0, max: 900 }),
            fc.integer({ min: 0, max: 30_000 }),
          ),
          { maxLength: 8 },
        ),
        (groups, holds) => {
          const { vm, time } = play(groups);
          const story = vm.story;
          let seen = 0;
          for (const [reason, shown, held] of holds) {
            time.pass(shown);
            seen += shown;
            vm.hold(reason);
            vm.hold('pause');
            time.pass(held);
            vm.release(reason);
            time.pass(held);
            vm.togglePause();
            expect(vm.story).toBe(story);
          }
          const turn = vm.turn;
          time.pass(STORY_SHOWN_MS - seen - 1);
          expect(vm.turn).toBe(turn);
        },
      ),
    );
  });

  it('never advance automatically with reduced motion, but manually', () => {
    fc.assert(
      fc.property(groupsArb, (groups) => {
        const { vm, time, ends } = play(groups, true);
        time.pass(10 * STORY_SHOWN_MS);
        expect([vm.story, vm.isPaused]).toEqual([all(groups)[0], true]);
        for (const story of all(groups).slice(1)) {
          vm.next();
          expect(vm.story).toBe(story);
        }
        vm.next();
        expect(ends()).toBe(1);
        for (const story of all(groups).toReversed().slice(1)) {
          vm.previous();
          expect(vm.story).toBe(story);
        }
        expect(vm.hasPrevious).toBe(false);
        vm.previous();
        expect(vm.story).toBe(all(groups)[0]);
      }),
    );
  });

  it('stop when the viewer closes', () => {
    fc.assert(
      fc.property(groupsArb, (groups) => {
        const { time, stop, ends } = play(groups);
        stop();
        time.pass(100 * STORY_SHOWN_MS);
        expect(ends()).toBe(0);
      }),
    );
  });
});
