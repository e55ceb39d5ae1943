// Mutation testing of the domain, a feature folder at a time: `npm run mutate -- cart wallet`, or all of them.
// A mutant is tried by the tests of its own feature, which have to stand alone: with all tests it would take hours, as
// many
// mutants are reached while modules load. Most mutants die of a few cases: who survives those is hunted again with
// many. Only what changed
// since the last run is tried again (reports/mutation). Ends with an error where too many mutants survive.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const REPORTS = 'reports/mutation';
const GATHERED = 'tests/domain/mutated.test.ts';

/** Shares of the cases of an everyday run. */
const FEW = 0.7;
const MANY = 6;

/** Where a mistake costs money or a meal. */
const STRICT: ReadonlySet<string> = new Set(['cart', 'pricing', 'calendar', 'wallet']);
const scoreWanted = (feature: string): number => (STRICT.has(feature) ? 95 : 90);

type Mutant = { readonly status: string };
type Report = { readonly files: Readonly<Record<string, { mutants: readonly Mutant[] }>> };

const detected: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const counted: ReadonlySet<string> = new Set(['Killed', 'Timeout', 'Survived', 'NoCoverage']);

const allFeatures = readdirSync('src-domain', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== 'testing' ? [entry.name] : [],
);

const readReport = (kept: string): Report => JSON.parse(readFileSync(kept, 'utf8')) as Report;

/**
 * All tests of a feature as one file: modules are then loaded once for each mutant and not once for each file, which is
 * most of
 * the time. A mutant that breaks the loading is a failed test too; by itself it would leave no test to fail.
 */
const gatherTests = (feature: string): void => {
  const files = readdirSync(`tests/domain/${feature}`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.test.ts'),
  );
  const loading = files.map((name) => `  await import('./${feature}/${name}');\n`).join('');
  writeFileSync(
    GATHERED,
    `import { expect, it } from 'vitest';\nlet fault: unknown;\ntry {\n${loading}} catch (failure) {\n  fault ` +
      `= failure;\n}\nit('loads', () => expect(fault).toBeUndefined());\n`,
  );
};

const hunt = (feature: string, kept: string, share: number): void => {
  const args = [
    'stryker',
    'run',
    '--incremental',
    '--incrementalFile',
    kept,
    '--mutate',
    `src-domain/${feature}/**/*.ts,!**/index.ts`,
    '--concurrency',
    process.env['CONCURRENCY'] ?? '2',
  ];
  const { status } = spawnSync('npx', args, {
    stdio: 'inherit',
    env: { ...process.env, HUNTING_SHARE: String(share) },
  });
  if (status !== 0) throw new Error(`Stryker failed on ${feature}`);
};

/** What the report does not know is tried by the next hunt. */
const forgetSurvivors = (kept: string): void => {
  if (!existsSync(kept)) return;
  const report = readReport(kept);
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status !== 'Survived');
  writeFileSync(kept, JSON.stringify(report));
};

const mutate = (feature: string): { readonly killed: number; readonly all: number } => {
  const kept = `${REPORTS}/${feature}.json`;
  gatherTests(feature);
  hunt(feature, kept, FEW);
  forgetSurvivors(kept);
  hunt(feature, kept, MANY);
  // The report of what is known so far, tried again or not.
  const statuses = Object.values(readReport(kept).files)
    .flatMap(({ mutants }) => mutants.map((mutant) => mutant.status))
    .filter((one) => counted.has(one));
  return { killed: statuses.filter((one) => detected.has(one)).length, all: statuses.length };
};

process.on('exit', () => rmSync(GATHERED, { force: true }));
mkdirSync(REPORTS, { recursive: true });
const wanted = process.argv.slice(2);
const rows = (wanted.length > 0 ? wanted : allFeatures).map((feature) => {
  const { killed, all } = mutate(feature);
  return { feature, killed, all, score: all === 0 ? 100 : (killed / all) * 100, least: scoreWanted(feature) };
});
for (const { feature, killed, all, score, least } of rows)
  console.log(
    `${feature}: ${score.toFixed(1)} % (${killed} of ${all}), at least ${least} %${score < least ? '  TOO FEW' : ''}`,
  );
if (rows.some(({ score, least }) => score < least)) process.exitCode = 1;
