import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { nodesOf, testFiles } from './test-files.ts';

/** Cases about time itself, which no condition can replace. */
const REASONS: Readonly<Record<string, string>> = {
  'tests/server/durability/kill.process.test.ts': 'kills the server at another moment of a request each time',
  'tests/server/payments/kill.process.test.ts': 'kills the server at another moment of a payment each time',
  'tests/server/store/store.test.ts': 'gives transactions time to interleave, which they must not do',
  'tests/server/chaos/pause.ts': 'is how long a trouble of the database lasts, and how slowly customers press',
  'tests/app/routes/scroll-restoration.view.test.tsx': 'plays a slow page on a fake clock',
  'tests/bench/product-server.ts': 'asks a starting server again until it answers',
  'tests/bench/measured-server.ts': 'asks a starting server again until it answers',
  'tests/bench/interactions.ts': 'lets the machine rest between measurements, and gives up on what never appears',
  'tests/browser/support/screen-reader.ts': 'lets a page come to rest, as a person does before the next key',
  'tests/browser/screens/stage.ts': 'lets pictures and map tiles arrive before a screenshot that people look at',
};

/** Calls that wait for a span of time. A timeout of 0 is a turn of the event loop, not a wait. */
const waitsIn = (text: string, path = 'any.tsx'): readonly string[] =>
  nodesOf({ path, text })
    .filter((node) => {
      if (ts.isStringLiteral(node)) return /^(?:node:)?timers\/promises$/.test(node.text);
      if (!ts.isCallExpression(node)) return false;
      const name = node.expression.getText().replace(/^.*\./s, '');
      const [, delay] = node.arguments;
      return name === 'waitForTimeout' || (name === 'setTimeout' && delay !== undefined && delay.getText() !== '0');
    })
    .map((node) => node.getText());

// Parsing every file would take seconds.
const suspects = testFiles.filter(({ text }) => /setTimeout|waitForTimeout|timers\/promises/.test(text));
const waiting = suspects.filter(({ path, text }) => waitsIn(text, path).length > 0).map(({ path }) => path);

describe('tests wait for conditions', () => {
  it('and never for a time span, except where time is the subject', () => {
    expect(testFiles.length).toBeGreaterThan(400);
    expect(waiting.toSorted()).toEqual(Object.keys(REASONS).toSorted());
  });

  it.each([
    'await page.waitForTimeout(500)',
    'await new Promise((resolve) => setTimeout(resolve, 1))',
    'await new Promise((resolve) => globalThis.setTimeout(resolve, delay))',
    "import { setTimeout as sleep } from 'node:timers/promises'",
  ])('and this check detects: %s', (text) => {
    expect(waitsIn(text)).toHaveLength(1);
  });

  it.each(['setTimeout(resolve)', 'setTimeout(resolve, 0)', '// setTimeout(resolve, 9)', 'vi.waitFor(look)'])(
    'and this check accepts: %s',
    (text) => {
      expect(waitsIn(text)).toEqual([]);
    },
  );
});
