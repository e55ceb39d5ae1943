// Runs npm scripts one after the other, those joined by `+` at the same time, and says how long each took:
// `node --import tsx tests/run-steps.ts check+build test:unit`. Goes on after a failure, so that every report is
// written, except where a later step needs the build. Exits with an error when any step failed.
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

type Outcome = { readonly name: string; readonly seconds: number; readonly isGood: boolean };

const NEEDS_BUILD: ReadonlySet<string> = new Set(['check:bytes', 'test:browser:core', 'test:browser:rest']);

/** The output of a step that shares the screen is held back until its end. */
const run = (name: string, isAlone: boolean): Promise<Outcome> =>
  new Promise((resolve) => {
    const start = performance.now();
    const child = spawn('npm', ['run', '--silent', name], { stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    const held: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => void held.push(part));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(held));
      resolve({ name, seconds: (performance.now() - start) / 1000, isGood: code === 0 });
    });
  });

const outcomes: Outcome[] = [];
const isBuildBroken = (): boolean => outcomes.some(({ name, isGood }) => name === 'build' && !isGood);

for (const step of process.argv.slice(2)) {
  const names = step.split('+').filter((name) => !(isBuildBroken() && NEEDS_BUILD.has(name)));
  console.log(`\n▶ ${names.join(' + ')}`);
  outcomes.push(...(await Promise.all(names.map((name) => run(name, names.length === 1)))));
}

console.log('');
for (const { name, seconds, isGood } of outcomes)
  console.log(`${isGood ? 'passed' : 'FAILED'}  ${seconds.toFixed(0).padStart(5)} s  ${name}`);
process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1;
