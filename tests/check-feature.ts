// `npm run check:quick [feature]`: format and lint of what has changed since the last commit, and the tests of the
// features it belongs to, or of the one that is named (`npm run check:quick cart`); all at the same time. What other
// features make of the change is for `npm test`; types come from the editor, or from `npm run typecheck`.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const [named] = process.argv.slice(2);
const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', [...args], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
  .filter(existsSync);

/** `src/features/cart/…`, `src-domain/cart/…`, `tests/app/cart/…` are of `cart`; `src/ui/…` is of `ui`. */
const featureOf = (file: string): string | undefined =>
  /^(?:src\/features|src-domain|src-infra(?!\/server)|tests\/(?:domain|infra|app)|src)\/([^/]+)\//.exec(file)?.[1];

const features = new Set(named === undefined ? changed.map(featureOf) : [named]);
const folders = ['domain', 'infra', 'app']
  .flatMap((ring) => [...features].map((feature) => `tests/${ring}/${feature}`))
  .filter(existsSync);
if (named !== undefined && folders.length === 0) {
  console.error(`No tests in tests/*/${named}; there are ${readdirSync('tests/app').join(', ')}`);
  process.exit(1);
}

/** The tools themselves: npx would take half a second for each. Speaks only when something is wrong. */
const run = (program: string, ...args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => void said.push(part));
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(said));
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${program}`);
      resolve(code === 0);
    });
  });

const checks = [
  ...(changed.length > 0 ? [run('oxfmt', '--check', ...changed), run('oxlint', '--deny-warnings', ...changed)] : []),
  ...(folders.length > 0 ? [run('vitest', 'run', '--reporter=dot', ...folders)] : []),
];
if ((await Promise.all(checks)).includes(false)) process.exitCode = 1;
