// Mutation testing of the domain, a feature folder at a time: `npm run mutate -- cart wallet`, or all of them.
// A mutant is tried by the tests of its own feature, which have to stand alone: with all tests it would take hours, as many
// mutants are reached while modules load. Only what changed since the last run is tried again (reports/mutation). Ends with an
// error where too many mutants survive.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';

const REPORTS = 'reports/mutation';

/** Where a mistake costs money or a meal. */
const STRICT: ReadonlySet<string> = new Set(['cart', 'pricing', 'calendar', 'wallet']);
const scoreWanted = (feature: string): number => (STRICT.has(feature) ? 95 : 90);

type Report = { readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>> };

const detected: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const counted: ReadonlySet<string> = new Set(['Killed', 'Timeout', 'Survived', 'NoCoverage']);

const allFeatures = readdirSync('src-domain', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() && entry.name !== 'testing' ? [entry.name] : []));

const mutate = (feature: string): { readonly killed: number; readonly all: number } => {
  const kept = `${REPORTS}/${feature}.json`;
  const args = ['stryker', 'run', '--incremental', '--incrementalFile', kept, '--mutate', `src-domain/${feature}/**/*.ts,!**/index.ts`, '--concurrency', process.env['CONCURRENCY'] ?? '2'];
  const { status } = spawnSync('npx', args, { stdio: 'inherit', env: { ...process.env, MUTATED_FEATURE: feature } });
  if (status !== 0) throw new Error(`Stryker failed on ${feature}`);
  // The report of what is known so far, tried again or not.
  const report = JSON.parse(readFileSync(kept, 'utf8')) as Report;
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map((mutant) => mutant.status)).filter((one) => counted.has(one));
  return { killed: statuses.filter((one) => detected.has(one)).length, all: statuses.length };
};

mkdirSync(REPORTS, { recursive: true });
const wanted = process.argv.slice(2);
const rows = (wanted.length > 0 ? wanted : allFeatures).map((feature) => {
  const { killed, all } = mutate(feature);
  return { feature, killed, all, score: all === 0 ? 100 : (killed / all) * 100, least: scoreWanted(feature) };
});
for (const { feature, killed, all, score, least } of rows) console.log(`${feature}: ${score.toFixed(1)} % (${killed} of ${all}), at least ${least} %${score < least ? '  TOO FEW' : ''}`);
if (rows.some(({ score, least }) => score < least)) process.exitCode = 1;
