import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isTyping,
  isTypingToAnnounce,
  noTyping,
  TYPING_AGAIN_MS,
  TYPING_COUNTS_MS,
  withAnnouncement,
  withSaid,
  type Typing,
} from '@domain/chat/index.ts';
import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import { chatMomentArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const NOON = instant(1_741_600_000_000);
const later = (at: Instant, milliseconds: number): Instant => instant(at + milliseconds);

type Change = { readonly pause: number; readonly text: string };
const changesArb = (longest: number, textArb: fc.Arbitrary<string>): fc.Arbitrary<readonly Change[]> =>
  fc.array(fc.record({ pause: fc.nat({ max: longest }), text: textArb }), { minLength: 1, maxLength: 30 });

/** Every change of a text with its moment, and whether it was announced. */
const typed = (changes: readonly Change[]) => {
  let [now, announcedAt]: [Instant, Instant | undefined] = [NOON, undefined];
  return changes.map(({ pause, text }) => {
    now = later(now, pause);
    const isAnnounced = isTypingToAnnounce(text, announcedAt, now);
    if (isAnnounced) announcedAt = now;
    return { text, at: now, isAnnounced };
  });
};

describe('CHAT-1k writing', () => {
  it('is announced at the first letter, then at most once in some seconds, and never for an empty text', () => {
    fc.assert(
      fc.property(changesArb(3 * TYPING_AGAIN_MS, fc.constantFrom('', '  ', 'H', 'Hello', 'أهلا')), (changes) => {
        const all = typed(changes);
        const isEmpty = (text: string): boolean => text.trim() === '';
        const announced = all.filter(({ isAnnounced }) => isAnnounced);
        expect(announced[0]).toBe(all.find(({ text }) => !isEmpty(text)));
        for (const [index, { at, text }] of announced.entries()) {
          expect(isEmpty(text)).toBe(false);
          expect(at - (announced[index - 1]?.at ?? -Infinity)).toBeGreaterThanOrEqual(TYPING_AGAIN_MS);
        }
      }),
      runs(200),
    );
  });

  it('is announced again after a clock was set back', () => {
    expect(isTypingToAnnounce('Hello', NOON, later(NOON, -3_600_000))).toBe(true);
  });
});

describe('CHAT-1l an announcement', () => {
  it('counts for some seconds, without a gap while somebody goes on writing', () => {
    fc.assert(
      fc.property(
        changesArb(TYPING_COUNTS_MS - TYPING_AGAIN_MS, fc.constantFrom('H', 'Hello')),
        fc.nat({ max: 3 * TYPING_COUNTS_MS }),
        (changes, pause) => {
          let heard: Typing = noTyping;
          let last: Instant = NOON;
          for (const { at, isAnnounced } of typed(changes)) {
            if (isAnnounced) [heard, last] = [withAnnouncement(heard, at, at), at];
            expect(isTyping(heard, at)).toBe(true);
          }
          expect(isTyping(heard, later(last, pause))).toBe(pause < TYPING_COUNTS_MS);
          expect(isTyping(heard, later(last, -1 - pause))).toBe(false);
        },
      ),
      runs(200),
    );
  });
});

describe('CHAT-1m writing', () => {
  type Arrival = { readonly kind: 'announced' | 'said'; readonly at: Instant };
  const arrivalsArb: fc.Arbitrary<readonly Arrival[]> = fc.array(
    fc.record({ kind: fc.constantFrom('announced', 'said'), at: chatMomentArb }),
    { maxLength: 8 },
  );
  const heardIn = (arrivals: readonly Arrival[]): Typing =>
    arrivals.reduce<Typing>(
      (typing, { kind, at }) => (kind === 'said' ? withSaid(typing, at) : withAnnouncement(typing, at, NOON)),
      noTyping,
    );

  it('ends with a message of that side, in whatever order both arrive, repeated or late', () => {
    const anyOrderArb = arrivalsArb.chain((arrivals) =>
      fc.tuple(
        fc.constant(arrivals),
        fc.shuffledSubarray([...arrivals, ...arrivals], { minLength: 2 * arrivals.length }),
      ),
    );
    fc.assert(
      fc.property(anyOrderArb, ([arrivals, shuffled]) => {
        const latest = (wanted: Arrival['kind']): number =>
          Math.max(-1, ...arrivals.filter(({ kind }) => kind === wanted).map(({ at }) => at));
        expect(heardIn(shuffled)).toEqual(heardIn(arrivals));
        expect(isTyping(heardIn(shuffled), NOON)).toBe(latest('announced') > latest('said'));
      }),
      runs(300),
    );
  });
});
