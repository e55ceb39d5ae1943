import { describe, expect, it } from 'vitest';
import { testFiles } from './test-files.ts';

/** Whether a journey opens browsers besides its own, itself or as visitors of a group. */
const opensBrowsers = (text: string): boolean => /\.newContext\(|from '\.\/support\/group\.ts'/.test(text);
/** Whether nobody closes them: Playwright closes only the one that it opens itself. */
const leaksBrowsers = (text: string): boolean =>
  opensBrowsers(text) && !text.includes("import { test } from './support/test.ts'");

const journeys = testFiles.filter(({ path }) => path.startsWith('tests/browser/') && path.endsWith('.spec.ts'));

describe('a journey with several browsers', () => {
  it('closes them at its end', () => {
    expect(journeys.filter(({ text }) => opensBrowsers(text)).length).toBeGreaterThan(20);
    expect(journeys.filter(({ text }) => leaksBrowsers(text)).map(({ path }) => path)).toEqual([]);
  });

  it('is detected where it does not', () => {
    const opens = 'const context = await browser.newContext({ baseURL });';
    expect(leaksBrowsers(`import { expect, test } from '@playwright/test';\n${opens}`)).toBe(true);
    expect(leaksBrowsers(`import { test } from './support/test.ts';\n${opens}`)).toBe(false);
    expect(leaksBrowsers("import { expect, test } from '@playwright/test';")).toBe(false);
    expect(leaksBrowsers("import { visitor } from './support/group.ts';")).toBe(true);
  });
});
