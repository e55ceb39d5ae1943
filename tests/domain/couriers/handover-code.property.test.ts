import * as fc from 'fast-check';
import {
  asksCode,
  CODE_TRIES,
  CODE_TRIES_MAX,
  CODE_WAIT_MS,
  codeWaitsUntil,
  isCodeLocked,
  noTries,
  tryCode,
  type CodeTries,
} from '@domain/couriers/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { describe, expect, it } from 'vitest';
import { runs } from '../runs.ts';

const START = 1_700_000_000_000;
const codeArb = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'));

/** Tries codes one after another; a wrong one counts. */
const tryAll = (code: string, given: readonly string[], stepMs: number) => {
  let tries: CodeTries = noTries;
  return given.map((text, index) => {
    const now = instant(START + index * stepMs);
    const outcome = tryCode(code, text, tries, now);
    if (!outcome.ok && outcome.error.kind === 'wrong-code') tries = { wrong: tries.wrong + 1, lastAt: now };
    return { outcome, tries, now };
  });
};

describe('COURIER-4 the code of a delivery', () => {
  it('COURIER-4a is asked at a hand, where there is one', () => {
    expect(asksCode({ code: '0042', way: 'hand' })).toBe(true);
    expect(asksCode({ code: '0042', way: 'door' })).toBe(false);
    expect(asksCode({ code: undefined, way: 'hand' })).toBe(false);
  });
});

describe('COURIER-5 a code', () => {
  it('COURIER-5a is taken if it is right, and counted if it is wrong', () => {
    fc.assert(
      fc.property(codeArb, codeArb, (code, given) => {
        const [first] = tryAll(code, [given], 0);
        expect(first?.outcome.ok).toBe(given === code);
        expect(first?.tries.wrong).toBe(given === code ? 0 : 1);
        const arabic = code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
        for (const typed of [` ${code} `, arabic]) expect(tryCode(code, typed, noTries, instant(START)).ok).toBe(true);
      }),
      runs(200),
    );
  });

  it('COURIER-5b waits after every third wrong code, longer each time', () => {
    fc.assert(
      fc.property(codeArb, fc.integer({ min: 1, max: CODE_TRIES_MAX - 1 }), (code, wrong) => {
        const last = instant(START);
        const tries = { wrong, lastAt: last };
        const rounds = Math.floor(wrong / CODE_TRIES);
        const until = codeWaitsUntil(tries, last);
        if (wrong % CODE_TRIES !== 0) {
          expect(until).toBeUndefined();
          return;
        }
        expect(until).toBe(START + CODE_WAIT_MS * 10 ** (rounds - 1));
        const early = instant((until ?? 0) - 1);
        expect(tryCode(code, code, tries, early)).toEqual({ ok: false, error: { kind: 'code-wait', until } });
        expect(tryCode(code, code, tries, instant(until ?? 0)).ok).toBe(true);
      }),
      runs(100),
    );
  });

  it('COURIER-5c is never found by trying', () => {
    const stepArb = fc.integer({ min: 0, max: 30 * CODE_WAIT_MS });
    fc.assert(
      fc.property(codeArb, stepArb, fc.integer({ min: 10, max: 200 }), (code, stepMs, count) => {
        const wrong = Array.from({ length: count }, (_, index) => `x${index}`);
        const rounds = tryAll(code, [...wrong, code], stepMs);
        const seen = rounds.filter(({ outcome }) => !outcome.ok && outcome.error.kind === 'wrong-code').length;
        expect(seen).toBeLessThanOrEqual(CODE_TRIES_MAX);
        const end = rounds.at(-1);
        if (end && isCodeLocked(rounds.at(-2)?.tries ?? noTries))
          expect(end.outcome).toEqual({ ok: false, error: { kind: 'code-locked' } });
        // Without patience nobody gets past the first wait.
        if (stepMs * count < CODE_WAIT_MS) expect(seen).toBe(CODE_TRIES);
      }),
      runs(100),
    );
  });
});
