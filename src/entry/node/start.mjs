// `npm start`: builds what is missing or older than its sources, then serves. Plain JavaScript, so that a start
// compiles nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const quit = (sentence) => {
  console.error(sentence);
  process.exit(1);
};
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  quit(`Tiffin needs Node 20.19 or newer, and this is ${process.versions.node}; install a newer one.`);
if (!existsSync('node_modules')) quit('The packages are missing; run npm ci first, in the folder of Tiffin.');

const SOURCES = ['src', 'src-domain', 'src-infra', 'index.html', 'package.json', 'package-lock.json', 'vite.config.ts'];
const BUILT = 'dist/built.json';

const newest = (path) => {
  const stat = statSync(path);
  return stat.isDirectory() ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name)))) : stat.mtimeMs;
};

const isBuilt =
  existsSync(BUILT) &&
  existsSync('dist/server/main.js') &&
  statSync(BUILT).mtimeMs > Math.max(...SOURCES.filter(existsSync).map(newest));
if (!isBuilt) {
  console.log('Building …');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'src/entry/node/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
process.env.NODE_ENV ??= 'production';
await import('../../../dist/server/main.js');
