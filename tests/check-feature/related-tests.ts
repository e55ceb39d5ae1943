import type { ImportGraph } from './import-graph.ts';

/** What a test file takes, in units of a domain test: views need a document and a renderer. */
const costOf = (test: string): number => (test.startsWith('tests/app/') ? 6 : 1);

/** Two cores run these within five seconds, with formatter and linter beside them. */
const BUDGET = 12;

/**
 * The tests that reach one of the files by the fewest imports: all that import it themselves, then those a step
 * farther, as long as they fit.
 */
export const relatedTests = (
  files: readonly string[],
  { importersOf }: ImportGraph,
  isOffered: (test: string) => boolean,
): readonly string[] => {
  const seen = new Set(files);
  const found: string[] = [];
  let cost = 0;
  for (let ring: readonly string[] = files; ring.length > 0; ring = nextRing(ring, importersOf, seen)) {
    const tests = ring
      .filter((file) => file.includes('.test.') && isOffered(file))
      .sort((a, b) => costOf(a) - costOf(b));
    for (const test of tests) {
      if (cost + costOf(test) > BUDGET && found.length > 0) return found;
      cost += costOf(test);
      found.push(test);
    }
  }
  return found;
};

const nextRing = (
  ring: readonly string[],
  importersOf: ImportGraph['importersOf'],
  seen: Set<string>,
): readonly string[] =>
  ring.flatMap((file) =>
    importersOf(file).filter((importer) => {
      const isNew = !seen.has(importer);
      seen.add(importer);
      return isNew;
    }),
  );
