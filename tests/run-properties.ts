// `npm run test:properties`: every property with the count of cases stated beside it, seeded by the commit.
// `npm run test:deep`: the domain's properties with far more cases, seeded again each time.
// Both print the seed first: `SEED=… npm run …` sees the same cases again.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [mode = 'stated', ...more] = process.argv.slice(2);
const isDeep = mode === 'deep';

const seedOfCommit = (): number =>
  Number.parseInt(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).slice(0, 7), 16);
const randomSeed = (): number => Number(process.hrtime.bigint() % 2_147_483_647n);
const seed = process.env['SEED'] ?? String(isDeep ? randomSeed() : seedOfCommit());

const testFiles = (): readonly string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join('tests', name));
const hasProperties = (file: string): boolean => /\bruns\(/.test(readFileSync(file, 'utf8'));

const selection = isDeep
  ? ['--project', 'domain', '--testTimeout', '3600000']
  : [
      ...testFiles().filter(hasProperties),
      ...['--testTimeout', '300000'],
      ...['--reporter=default', '--reporter=json', '--outputFile.json=reports/properties.json'],
    ];

console.log(`${isDeep ? 'Deep' : 'Stated'} properties with SEED=${seed}`);
const { status } = spawnSync('npx', ['vitest', 'run', ...selection, ...more], {
  stdio: 'inherit',
  env: { ...process.env, ...(isDeep ? { DEEP: '1' } : { PROPERTIES: 'stated' }), SEED: seed },
});
process.exitCode = status ?? 1;
