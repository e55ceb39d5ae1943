import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { idsIn, testTitlesOf, titlesOf, withoutIds } from './test-titles.ts';

type Proof = { readonly file: string; readonly title: string };
type Rule = { readonly feature: string; readonly id: string; readonly proofs: readonly Proof[] };

const PROOF = /^`([^`]+)` › (.+)$/;

/** A file is named from `tests/domain`, or from the root when the proof is elsewhere. */
const proofOf = (text: string): Proof => {
  const [, file = '', title = ''] = PROOF.exec(text.trim()) ?? [];
  return { file: file.startsWith('tests/') ? file : `tests/domain/${file}`, title: title.replaceAll('\\|', '|') };
};

const rules: readonly Rule[] = readdirSync('src-domain')
  .filter((feature) => existsSync(`src-domain/${feature}/RULES.md`))
  .flatMap((feature) =>
    readFileSync(`src-domain/${feature}/RULES.md`, 'utf8')
      .split('\n')
      .flatMap((line): readonly Rule[] => {
        const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
        const [, id = '', , , proofs = ''] = cells;
        if (idsIn(id).length === 0) return [];
        return [{ feature, id, proofs: proofs === '' ? [] : proofs.split('<br>').map(proofOf) }];
      }),
  );

const domainTests = readdirSync('tests/domain', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => `tests/domain/${path}`);
const isTestFile = (path: string): boolean => /\.test\.tsx?$/.test(path) && existsSync(path);
const proofTitles = new Map<string, readonly string[]>();
/** Titles that can prove a rule: those of single tests, because a group may lose the test that matters. */
const proofTitlesIn = (path: string): readonly string[] => {
  if (!proofTitles.has(path)) proofTitles.set(path, isTestFile(path) ? testTitlesOf(path).map(withoutIds) : []);
  return proofTitles.get(path) ?? [];
};

/** Requirements that the domain proves directly, without rules that refine them. */
const UNREFINED = new Set(['ACCOUNT-4', 'CART-12', 'CATALOG-2', 'CORE-4', 'GROUP-3']);
/** Names of standards that look like ids. */
const STANDARDS = /^(?:SHA|UTF)-/;

describe('RULES.md', () => {
  it('gives every rule an id of its own', () => {
    expect(rules.length).toBeGreaterThan(300);
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('names the exact title of a test, not of a group, that proves each rule', () => {
    const missing = rules.flatMap(({ feature, id, proofs }) =>
      proofs.length === 0
        ? [`${feature} ${id}: no test`]
        : proofs
            .filter(({ file, title }) => !proofTitlesIn(file).includes(title))
            .map(({ file, title }) => `${feature} ${id}: ${file} has no test "${title}"`),
    );
    expect(missing).toEqual([]);
  });

  it('knows every id in a title of a domain test', () => {
    const known = new Set(rules.flatMap(({ id }) => [id, id.replace(/[a-z]$/, '')]));
    const unknown = domainTests.flatMap((path) =>
      titlesOf(path)
        .flatMap(idsIn)
        .filter((id) => !known.has(id) && !UNREFINED.has(id) && !STANDARDS.test(id))
        .map((id) => `${path}: ${id}`),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });
});
