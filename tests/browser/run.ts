// `npm run test:browser`: finds a Chromium, then runs the journeys against the built product.
import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

const chromium = await findChromium();
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: chromium },
});
process.exit(status ?? 1);
