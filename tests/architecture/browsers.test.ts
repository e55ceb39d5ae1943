import { describe, expect, it } from 'vitest';
import { testFiles } from './test-files.ts';

/** Whether a journey opens browsers that nobody closes: Playwright closes only the one that it opens itself. */
const leaksBrowsers = (text: string): boolean =>
  text.includes('.newContext(') && !text.includes("import { test } from './support/test.ts'");

const journeys = testFiles.filter(({ path }) => path.startsWith('tests/browser/') && path.endsWith('.spec.ts'));

describe('a journey with several browsers', () => {
  it('closes them at its end', () => {
    expect(journeys.filter(({ text }) => text.includes('.newContext(')).length).toBeGreaterThan(20);
    expect(journeys.filter(({ text }) => leaksBrowsers(text)).map(({ path }) => path)).toEqual([]);
  });

  it('is detected where it does not', () => {
    const opens = 'const context = await browser.newContext({ baseURL });';
    expect(leaksBrowsers(`import { expect, test } from '@playwright/test';\n${opens}`)).toBe(true);
    expect(leaksBrowsers(`import { test } from './support/test.ts';\n${opens}`)).toBe(false);
    expect(leaksBrowsers("import { expect, test } from '@playwright/test';")).toBe(false);
  });
});
