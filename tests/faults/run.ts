// Plants a fault in memory and shows that the named test fails: `npm run test:faults [words of its name]`.
// Exits with an error for a fault that no test catches, and for one that no longer fits the code.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { startVitest, type TestCase } from 'vitest/node';
import type { Fault } from './fault.ts';
import { clientFaults } from './client-faults.data.ts';
import { domainFaults } from './domain-faults.data.ts';
import { serverFaults } from './server-faults.data.ts';

const faults: readonly Fault[] = [...domainFaults, ...clientFaults, ...serverFaults];

const at = (path: string): string => resolve(import.meta.dirname, '../..', path);

const plant = ({ file, from, to }: Fault): Plugin => ({
  name: 'plant',
  enforce: 'pre',
  transform: (code, id) => (id === at(file) ? code.replace(from, () => to) : undefined),
});

const fullName = (test: TestCase): string => test.fullName.replaceAll(' > ', ' ');

// The same cases every time, and many of them: whether a test catches a fault must not be a matter of luck.
process.env['PLANTED_FAULT'] = '1';
process.env['SEED'] ??= '1';

type Outcome = { readonly failed: readonly string[]; readonly passed: readonly string[] };

/** Full names of the tests that fail with the fault in place, and of those that pass. */
const runWith = async (fault: Fault): Promise<Outcome> => {
  const vitest = await startVitest(
    'test',
    [fault.tests],
    {
      config: false,
      watch: false,
      reporters: [{}],
      root: at('.'),
      // Faults in views make other tests wait long for what never shows.
      testNamePattern: new RegExp(`^${fault.caughtBy.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
      include: ['tests/{domain,infra,server,app}/**/*.test.{ts,tsx}'],
      environment: fault.tests.startsWith('tests/app/') ? 'happy-dom' : 'node',
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
    {
      plugins: [plant(fault), react()],
      resolve: { alias: { '@domain': at('src-domain'), '@infra': at('src-infra'), '@app': at('src') } },
    },
  );
  const modules = vitest.state.getTestModules();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const named = (state: 'failed' | 'passed'): readonly string[] =>
    tests.filter((test) => test.result().state === state).map(fullName);
  const outcome = { failed: named('failed'), passed: named('passed') };
  await vitest.close();
  return outcome;
};

const problemOf = async (fault: Fault): Promise<string | undefined> => {
  const places = readFileSync(at(fault.file), 'utf8').split(fault.from).length - 1;
  if (places !== 1) return `${fault.file} holds "${fault.from}" ${places} times instead of once`;
  const { failed, passed } = await runWith(fault);
  if (failed.some((name) => name.startsWith(fault.caughtBy))) return undefined;
  return `${passed.length} tests passed; failed: ${failed.join('; ') || 'none'}`;
};

const words = process.argv.slice(2);
const wanted = faults.filter(({ name, file }) => words.every((word) => `${name} ${file}`.includes(word)));
let missed = 0;
for (const fault of wanted) {
  const problem = await problemOf(fault);
  if (problem !== undefined) missed += 1;
  console.log(
    problem === undefined ? `caught: ${fault.name} — ${fault.caughtBy}` : `NOT CAUGHT: ${fault.name} — ${problem}`,
  );
}
console.log(`${wanted.length - missed} of ${wanted.length} faults caught`);
mkdirSync(at('reports'), { recursive: true });
writeFileSync(at('reports/faults.json'), JSON.stringify({ noticed: wanted.length - missed, unnoticed: missed }));
process.exitCode = missed > 0 ? 1 : 0;
