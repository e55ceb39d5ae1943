import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Draws for nobody: a journey takes a sixth less time in it than in the whole browser. */
const SHELL = '/usr/bin/chromium-headless-shell';
/** A Chromium inside a package of the npm registry, for machines where nothing else can be installed. */
const PACKAGED = '@sparticuz/chromium@147.0.0';
const CACHE = 'node_modules/.cache/chromium';

/**
 * Path of a Chromium: the one named by CHROMIUM, an installed one, Debian's package where it may be installed, or a
 * packaged one.
 */
export const findChromium = async (): Promise<string> => {
  const named = process.env['CHROMIUM'];
  if (named) return named;
  const installed = KNOWN.find(existsSync) ?? onPath();
  if (installed) return installed;
  if (installFromDebian()) return '/usr/bin/chromium';
  return packaged();
};

const onPath = (): string | undefined =>
  spawnSync('sh', ['-c', 'command -v chromium || command -v google-chrome'], { encoding: 'utf8' }).stdout.trim() ||
  undefined;

const installFromDebian = (): boolean => {
  if (process.getuid?.() !== 0 || spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return false;
  console.log('No Chromium found; installing the Debian package …');
  const apt = (...args: readonly string[]): number | null =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=550', '-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
      .status;
  apt('update');
  const install = (name: string): boolean => apt('install', '-y', '--no-install-recommends', name) === 0;
  if (!install('chromium') || !existsSync('/usr/bin/chromium')) return false;
  install('chromium-headless-shell');
  return true;
};

/**
 * Path of a headless shell for journeys that need no more: the one named by CHROMIUM_SHELL, or an installed one unless
 * CHROMIUM names the browser to be used.
 */
export const findShell = (): string | undefined =>
  process.env['CHROMIUM_SHELL'] ?? (existsSync(SHELL) && !process.env['CHROMIUM'] ? SHELL : undefined);

const packaged = async (): Promise<string> => {
  const folder = resolve(CACHE);
  const manifest = join(folder, 'package.json');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(manifest)) writeFileSync(manifest, '{"private":true}');
  if (!existsSync(join(folder, 'node_modules/@sparticuz/chromium'))) {
    console.log(`No Chromium found; fetching ${PACKAGED} from the npm registry …`);
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', PACKAGED], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  const entry = createRequire(manifest).resolve('@sparticuz/chromium');
  const { default: chromium } = (await import(pathToFileURL(entry).href)) as {
    readonly default: { executablePath(): Promise<string> };
  };
  return chromium.executablePath().catch(() => {
    throw new Error(
      'No browser could be found or fetched. Install Chromium and name it: CHROMIUM=/path/to/chromium npm test',
    );
  });
};

/** How a journey starts its browser; that of `npx playwright` where none is named. */
export const launchOptionsOf = (path: string | undefined) => ({
  ...(path !== undefined && { executablePath: path }),
  args: [...CHROMIUM_SWITCHES],
});

/** Switches for a browser in a sandboxed machine without a display, with no calls of its own. */
export const CHROMIUM_SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;
