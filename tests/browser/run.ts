// `npm run test:browser`: finds a Chromium, then runs the journeys against the built product.
import { spawnSync } from 'node:child_process';
import { findChromium, findShell } from './find-chromium.ts';

const chromium = await findChromium();
const shell = findShell() ?? chromium;
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: chromium, CHROMIUM_SHELL: shell },
});
process.exit(status ?? 1);
