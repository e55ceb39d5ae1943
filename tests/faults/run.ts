// Plants a fault in a rule, in memory only, and shows that the named property fails: `npm run test:faults`.
// Ends with an error for a fault that nobody notices, and for one that no longer fits the code.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { startVitest, type TestCase } from 'vitest/node';
import { faults, type Fault } from './faults.data.ts';

const at = (path: string): string => resolve(import.meta.dirname, '../..', path);

const plant = ({ file, from, to }: Fault): Plugin => ({
  name: 'plant',
  enforce: 'pre',
  transform: (code, id) => (id === at(file) ? code.replace(from, () => to) : undefined),
});

const fullName = (test: TestCase): string => test.fullName.replaceAll(' > ', ' ');

// The same cases every time, and many of them: whether a fault is noticed must not be a matter of luck.
process.env['PLANTED_FAULT'] = '1';
process.env['SEED'] ??= '1';

/** Full names of the tests that fail with the fault in place, and of those that pass. */
const runWith = async (fault: Fault): Promise<{ readonly failed: readonly string[]; readonly passed: readonly string[] }> => {
  const vitest = await startVitest(
    'test',
    [fault.tests],
    { config: false, watch: false, reporters: [{}], root: at('.'), include: ['tests/domain/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
    { plugins: [plant(fault)], resolve: { alias: { '@domain': at('src-domain') } } },
  );
  const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  const named = (state: 'failed' | 'passed'): readonly string[] => tests.filter((test) => test.result().state === state).map(fullName);
  const outcome = { failed: named('failed'), passed: named('passed') };
  await vitest.close();
  return outcome;
};

const verdictOn = async (fault: Fault): Promise<string | undefined> => {
  const places = readFileSync(at(fault.file), 'utf8').split(fault.from).length - 1;
  if (places !== 1) return `"${fault.from}" stands ${places} times in ${fault.file}`;
  const { failed, passed } = await runWith(fault);
  if (failed.some((name) => name.startsWith(fault.property))) return undefined;
  return `nobody noticed; ${passed.length} tests passed, failed: ${failed.join('; ') || 'none'}`;
};

const results: { readonly name: string; readonly problem: string | undefined }[] = [];
for (const fault of faults) {
  const problem = await verdictOn(fault);
  results.push({ name: fault.name, problem });
  console.log(problem === undefined ? `noticed: ${fault.name} — ${fault.property}` : `NOT NOTICED: ${fault.name} — ${problem}`);
}

const unnoticed = results.filter(({ problem }) => problem !== undefined).length;
mkdirSync(at('reports'), { recursive: true });
writeFileSync(at('reports/faults.json'), JSON.stringify({ noticed: results.length - unnoticed, unnoticed }));
process.exitCode = unnoticed > 0 ? 1 : 0;
