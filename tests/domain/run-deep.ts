// The domain's properties with full counts. Prints the seed first: `SEED=… npm run test:deep` sees the same cases again.
import { spawnSync } from 'node:child_process';

const seed = process.env['SEED'] ?? String(process.hrtime.bigint() % 2_147_483_647n);
console.log(`Deep run with SEED=${seed}`);
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'domain', '--testTimeout', '3600000', ...process.argv.slice(2)], { stdio: 'inherit', env: { ...process.env, DEEP: '1', SEED: seed } });
process.exitCode = status ?? 1;
