import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { guidePrograms } from '../../src/entry/node/domain-package/manifest.ts';

const BUILT = 'dist/domain';

/** A stranger's program beside what it installed. */
export type Installed = { readonly program: string; readonly tarball: string; readonly tiffin: string };

export type Outcome = { readonly status: number | null; readonly output: string };

/** Runs a program of Node, JavaScript or TypeScript; `output` is everything it wrote. */
export const run = (cwd: string, script: string, ...args: readonly string[]): Outcome => {
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...loader, resolve(script), ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

/**
 * Packs the built package, and installs it for a copy of `tests/consumer` far away from this repository. Its other
 * packages are packed from `node_modules`, so nothing is asked of a registry.
 */
export const installForStranger = (): Installed => {
  if (!existsSync(`${BUILT}/package.json`)) throw new Error(`${BUILT} is missing: npm run build:domain`);
  const program = mkdtempSync(join(tmpdir(), 'tiffin-consumer-'));
  const packed = join(program, 'packed');
  cpSync('tests/consumer', program, { recursive: true });
  mkdirSync(packed);
  const { dependencies, devDependencies } = JSON.parse(readFileSync('tests/consumer/package.json', 'utf8')) as Readonly<
    Record<'dependencies' | 'devDependencies', object>
  >;
  for (const name of Object.keys(dependencies)) pack(BUILT, packed, name);
  for (const name of Object.keys(devDependencies)) pack(`node_modules/${name}`, packed, name);
  for (const [name, text] of Object.entries(guidePrograms())) writeFileSync(join(program, `src/${name}.ts`), text);
  npm(program, 'install', '--offline', '--no-audit', '--no-fund', '--cache', join(program, 'cache'));
  return { program, tarball: join(packed, 'tiffin.tgz'), tiffin: join(program, 'node_modules/tiffin') };
};

/** Packs a folder to `{name}.tgz`, whatever its version is. */
const pack = (folder: string, packed: string, name: string): void => {
  const before = new Set(readdirSync(packed));
  npm(packed, 'pack', '--ignore-scripts', resolve(folder));
  const made = readdirSync(packed).find((file) => !before.has(file));
  if (made === undefined) throw new Error(`${folder} was not packed`);
  renameSync(join(packed, made), join(packed, `${name}.tgz`));
};

const npm = (cwd: string, ...args: readonly string[]): void => {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}\n${stdout}${stderr}`);
};
