// Adds up the reports in `reports/` and prints `N passed, N failed`. A run that failed without a failing test counts
// as one.
import { existsSync, readFileSync } from 'node:fs';

const read = (name) =>
  existsSync(`reports/${name}.json`) ? JSON.parse(readFileSync(`reports/${name}.json`, 'utf8')) : undefined;

const vitest = ['unit', 'architecture', 'properties', 'package', 'processes'].map(read);
const browser = ['browser-core', 'browser-rest'].map(read);
const faults = read('faults');
const sum = (numbers) => numbers.reduce((total, number) => total + (number ?? 0), 0);

const passed = sum([
  ...vitest.map((report) => report?.numPassedTests),
  ...browser.map((report) => report?.stats?.expected),
  faults?.noticed,
]);
const failing = sum([
  // A file that could not be loaded holds no test that failed.
  ...vitest.map((report) => Math.max(report?.numFailedTests ?? 0, report?.success === false ? 1 : 0)),
  ...browser.map((report) => sum([report?.stats?.unexpected, report?.stats?.flaky])),
  faults?.unnoticed,
]);
const failed = failing === 0 && process.argv[2] !== '0' ? 1 : failing;
console.log(`${passed} passed, ${failed} failed`);
