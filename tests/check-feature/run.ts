// `npm run check:quick [feature]`: format, lint and types of what has changed since the last commit, and the nearest
// tests of it, within about five seconds; or all tests of the feature that is named (`npm run check:quick cart`).
// What other features make of the change is for `npm test`.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { importGraph } from './import-graph.ts';
import { relatedTests } from './related-tests.ts';

const [named] = process.argv.slice(2);
const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', [...args], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
    .filter(existsSync);

const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];

/** `src/features/cart/…`, `src-domain/cart/…`, `tests/app/cart/…` are of `cart`; `src/ui/…` is of `ui`. */
const featureOf = (file: string): string | undefined =>
  /^(?:src\/features|src-domain|src-infra(?!\/server)|tests\/(?:domain|infra|app)|src)\/([^/]+)\//.exec(file)?.[1];

const features = new Set(changed.flatMap((file) => featureOf(file) ?? []));
const isOffered = (test: string): boolean => features.has(featureOf(test) ?? '');

const testsOf = (feature: string): readonly string[] => {
  const folders = ['domain', 'infra', 'app'].map((ring) => `tests/${ring}/${feature}`).filter(existsSync);
  if (folders.length > 0) return folders;
  console.error(`No tests in tests/*/${feature}; there are ${readdirSync('tests/app').join(', ')}`);
  process.exit(1);
};

const nearestTests = (): readonly string[] =>
  relatedTests(changed, importGraph(git('ls-files', 'src', 'src-domain', 'src-infra', 'tests')), isOffered);

/** The tools themselves: npx would take half a second for each. Prints their output only when something is wrong. */
const run = (program: string, ...args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => void output.push(part));
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${program}`);
      resolve(code === 0);
    });
  });

const checks =
  changed.length > 0
    ? [run('oxfmt', '--check', ...changed), run('oxlint', '--deny-warnings', '--type-check', ...changed)]
    : [];
const tests = named === undefined ? nearestTests() : testsOf(named);
console.log(tests.join('\n'));
if (tests.length > 0) checks.push(run('vitest', 'run', '--reporter=dot', ...tests));
if ((await Promise.all(checks)).includes(false)) process.exitCode = 1;
