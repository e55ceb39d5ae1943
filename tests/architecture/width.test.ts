import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const COLUMNS = 120;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.scss', '*.mjs'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((path) => !/\.data\.ts$|\.generated\.|fixtures/.test(path));

/** A text or regular expression that cannot be broken. Titles of tests and comments can; imports need shorter paths. */
const isOneLiteral = (line: string): boolean =>
  !/^\s*(?:(?:it|test|describe)\b|import\b|\/\*\*|\*|\/\/)/.test(line) &&
  /(['"`/])[^'"`]{80,}\1|\/.{80,}\/[a-z]*/.test(line);

const isTooWide = (line: string): boolean => [...line].length > COLUMNS && !isOneLiteral(line);

describe('source code', () => {
  it(`is at most ${COLUMNS} columns wide`, () => {
    expect(files.length).toBeGreaterThan(2_000);
    const wide = files.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, index) => (isTooWide(line) ? [`${path}:${index + 1}`] : [])),
    );
    expect(wide).toEqual([]);
  });

  it.each([
    [`const sum = ${'a + '.repeat(40)}a;`, true],
    [`it('${'a long title '.repeat(12)}', () => {`, true],
    [`/** ${'A docstring on one line. '.repeat(6)}*/`, true],
    [`import { a } from '${'../long'.repeat(20)}.ts';`, true],
    [`const short = 1;`, false],
  ])('has counted breakable lines: %s', (line, isCounted) => {
    expect(isTooWide(line)).toBe(isCounted);
  });
});
