import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guideProgram } from '../../src/entry/node/headless-package/manifest.ts';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { run } from './installed.ts';

type Manifest = {
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string } | string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
};

const PORT = 8491;
let stranger: string;
let manifest: Manifest;

/** A port of a stranger, held to the laws of the package. */
const LAWS_PROGRAM = `
import { describe } from 'vitest';
import { createFakePushPreferences } from 'tiffin-headless/fakes/push-preferences';
import { pushPreferencesLaws } from 'tiffin-headless/laws/push-preferences';
describe('a port', () => pushPreferencesLaws(async () => createFakePushPreferences()));
const broken = { choose: () => Promise.reject(new Error('Broken')) };
describe('a broken port', () => pushPreferencesLaws(async () => ({ ...createFakePushPreferences(), ...broken })));
`;

/** A program far away from this repository, with both packages and nothing but what they depend on. */
const installForFrontEnd = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-front-end-'));
  const modules = join(folder, 'node_modules');
  mkdirSync(join(folder, 'src'), { recursive: true });
  cpSync('dist/domain', join(modules, 'tiffin'), { recursive: true });
  cpSync('dist/headless', join(modules, 'tiffin-headless'), { recursive: true });
  for (const name of [...Object.keys(manifest.dependencies), 'fast-check', 'vitest'].filter(
    (dependency) => dependency !== 'tiffin',
  )) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  writeFileSync(join(folder, 'src/meal.ts'), guideProgram());
  writeFileSync(join(folder, 'laws.test.ts'), LAWS_PROGRAM);
  writeFileSync(
    join(folder, 'src/host.d.ts'),
    'declare const process: { readonly argv: readonly string[] };\ndeclare const console: { log(line: string): void };\n',
  );
  const { compilerOptions } = JSON.parse(readFileSync('tests/consumer/tsconfig.json', 'utf8')) as {
    readonly compilerOptions: object;
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, skipLibCheck: true }, include: ['src'] }),
  );
  return folder;
};

beforeAll(() => {
  manifest = JSON.parse(readFileSync('dist/headless/package.json', 'utf8')) as Manifest;
  stranger = installForFrontEnd();
});
afterAll(() => rmSync(stranger, { recursive: true, force: true }));

describe('CORE-5 the headless package', () => {
  it('passes publint', async () => {
    const { messages, pkg } = await publint({ strict: true, pkgDir: 'dist/headless', pack: false });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has every page, adapters of every feature and fakes, with types', () => {
    const names = Object.keys(manifest.exports);
    const pages = names.filter((name) => name.startsWith('./pages/'));
    const features = new Set(names.map((name) => /^\.\/adapters\/([^/]+)/.exec(name)?.[1]).filter(Boolean));
    expect(pages.length).toBeGreaterThan(50);
    expect([...features]).toEqual(
      expect.arrayContaining(['cart', 'catalog', 'identity', 'orders', 'search', 'wallet']),
    );
    expect(names).toEqual(expect.arrayContaining(['./fakes/orders', './drivers/browser/intl-time-zones']));
    for (const entry of Object.values(manifest.exports))
      if (typeof entry !== 'string')
        for (const path of [entry.types, entry.default])
          expect(readFileSync(join('dist/headless', path), 'utf8')).not.toMatch(/@(?:domain|infra|app)\//);
  });

  it('renders nothing: no view, no React, no style, no map', () => {
    const scripts = readdirSync('dist/headless', { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.js$/.test(path),
    );
    expect(scripts.length).toBeGreaterThan(250);
    const importing = /(?:from|import)\s*\(?\s*["'](?:react(?:-dom)?(?:\/[^"']*)?|leaflet|[^"']*\.s?css)["']/;
    expect(scripts.filter((path) => importing.test(readFileSync(join('dist/headless', path), 'utf8')))).toEqual([]);
  });

  it('loads every entry without a document', () => {
    const program = Object.keys(manifest.exports)
      .filter((name) => name !== './package.json' && !name.startsWith('./laws/'))
      .map((name) => `await import('tiffin-headless${name.slice(1)}');`);
    writeFileSync(join(stranger, 'all.js'), [...program, `console.log(${program.length});`].join('\n'));
    expect(run(stranger, join(stranger, 'all.js'))).toEqual({ status: 0, output: `${program.length}\n` });
  });

  it('holds a port of others to its laws', () => {
    const { status, output } = run(stranger, join(stranger, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=tap');
    expect(output).toContain('ok 1 - a port');
    expect(output).toContain('not ok 2 - a broken port');
    expect(status).toBe(1);
  });

  describe('the program of the guide', () => {
    let product: ProductServer;
    beforeAll(async () => {
      product = await startProduct(PORT, { CLOCK_START: '2026-03-04T17:00:00Z', LIMITS: 'off' });
    });
    afterAll(() => product.stop());

    it('compiles, orders a meal in forty lines, and ends', () => {
      expect(
        guideProgram()
          .split('\n')
          .filter((line) => line.trim() !== '').length,
      ).toBeLessThanOrEqual(40);
      expect(run(stranger, resolve('node_modules/@typescript/native/bin/tsc'), '-p', '.')).toEqual({
        status: 0,
        output: '',
      });
      const { status, output } = run(stranger, join(stranger, 'out/meal.js'), `http://127.0.0.1:${PORT}`);
      expect(output).toMatch(/^Order \d+: .+ from .+, new\n$/);
      expect(status).toBe(0);
    });
  });
});
