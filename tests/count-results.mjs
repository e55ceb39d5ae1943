// Adds up the reports of the unit runs, the planted faults and the browser runs: `N passed, N failed`. A run that failed without a failing test counts as one.
import { existsSync, readFileSync } from 'node:fs';

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);
const [unit, domainPackage] = [read('reports/unit.json'), read('reports/package.json')];
const faults = read('reports/faults.json');
const browser = read('reports/browser.json');

const passed = (unit?.numPassedTests ?? 0) + (domainPackage?.numPassedTests ?? 0) + (faults?.noticed ?? 0) + (browser?.stats?.expected ?? 0);
const failing = (unit?.numFailedTests ?? 0) + (domainPackage?.numFailedTests ?? 0) + (faults?.unnoticed ?? 0) + (browser?.stats?.unexpected ?? 0) + (browser?.stats?.flaky ?? 0);
const failed = failing === 0 && process.argv[2] !== '0' ? 1 : failing;
console.log(`${passed} passed, ${failed} failed`);
