// `npm run test:rolling -- <ref>`: OPS-3, a rolling deploy from the release at a Git reference to this one and back.
import { spawnSync } from 'node:child_process';

const [ref] = process.argv.slice(2);
if (ref === undefined) {
  console.error('Name the release before: npm run test:rolling -- v1.2.0');
  process.exit(1);
}
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'processes', 'tests/server/rolling-deploy', '--disable-console-intercept'],
  { stdio: 'inherit', env: { ...process.env, RELEASE_BEFORE: ref } },
);
process.exit(status ?? 1);
