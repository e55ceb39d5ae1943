import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domainFeatures, GENERATORS, nameInCode } from '../../src/entry/node/domain-package/features.ts';
import { guideGenerators, guidePrograms } from '../../src/entry/node/domain-package/manifest.ts';
import { installForStranger, run, type Installed, type Outcome } from './installed.ts';
import { readTypes } from './read-types.ts';

let installed: Installed;
const features = domainFeatures();
const ruled = features.filter((feature) => feature !== GENERATORS);

const shipped = (pattern: RegExp): readonly string[] =>
  readdirSync(installed.tiffin, { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path))
    .map((path) => join(installed.tiffin, path));
const isGenerator = (path: string): boolean => path.includes(`/tiffin/${GENERATORS}/`);

beforeAll(() => {
  installed = installForStranger();
});
afterAll(() => rmSync(installed.program, { recursive: true, force: true }));

describe('CORE-2 the package', () => {
  it('passes publint', async () => {
    const { buffer, byteOffset, byteLength } = readFileSync(installed.tarball);
    const { messages, pkg } = await publint({
      strict: true,
      pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) },
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has correct types for every way of importing a module', () => {
    const outcome = run(
      installed.program,
      'node_modules/@arethetypeswrong/cli/dist/index.js',
      installed.tarball,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-color',
    );
    expect(outcome).toHaveProperty('status', 0);
    for (const feature of features) expect(outcome.output).toContain(`"tiffin/domain/${feature}"`);
  });

  it('has reference pages for every name and every type of its signatures', () => {
    expect(run('.', 'src/entry/node/domain-package/reference.ts')).toEqual({
      status: 0,
      output: expect.stringContaining(`${features.length} modules`),
    });
  });

  it('installs nothing else', () => {
    const manifest = JSON.parse(readFileSync(join(installed.tiffin, 'package.json'), 'utf8')) as object;
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).toHaveProperty('peerDependenciesMeta', { 'fast-check': { optional: true } });
  });

  it('has an entry for every feature', async () => {
    const all = (await import(/* @vite-ignore */ pathToFileURL(join(installed.tiffin, 'index.js')).href)) as Readonly<
      Record<string, object>
    >;
    expect(Object.keys(all).sort()).toEqual(ruled.map(nameInCode).sort());
    expect(Object.keys(all['pricing'] ?? {})).toContain('calculate');
  });
});

describe('CORE-1 the package', () => {
  it('imports itself alone; generators import fast-check', () => {
    const files = shipped(/\.(js|d\.ts)$/);
    const imports = files.flatMap((path) =>
      ts
        .preProcessFile(readFileSync(path, 'utf8'), true, true)
        .importedFiles.map(({ fileName }) => ({ path, fileName })),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(imports.length).toBeGreaterThan(400);
    expect(
      imports.filter(
        ({ path, fileName }) => !/^\.\.?\/.*\.js$/.test(fileName) && !(fileName === 'fast-check' && isGenerator(path)),
      ),
    ).toEqual([]);
    expect(imports.filter(({ path, fileName }) => fileName.includes(GENERATORS) && !isGenerator(path))).toEqual([]);
  });

  it('needs no types except the language’s', () => {
    const { files, faults, foreign } = readTypes(
      [join(installed.tiffin, 'index.d.ts'), ...ruled.map((feature) => join(installed.tiffin, feature, 'index.d.ts'))],
      installed.tiffin,
      '.d.ts',
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((path) => !path.startsWith(installed.tiffin) || isGenerator(path))).toEqual([]);
    expect([...faults, ...foreign]).toEqual([]);
  });

  it('needs nothing but fast-check for its generators', () => {
    const { files, faults, foreign } = readTypes(
      [join(installed.tiffin, GENERATORS, 'index.d.ts')],
      installed.tiffin,
      '.d.ts',
    );
    expect(files.filter(isGenerator).length).toBeGreaterThan(10);
    expect(files.filter((path) => !/\/node_modules\/(tiffin|fast-check|pure-rand)\//.test(path))).toEqual([]);
    expect([...faults, ...foreign]).toEqual([]);
  });

  it('runs without a browser, a clock or randomness', () => {
    const { files, foreign } = readTypes(shipped(/\.js$/), installed.tiffin, '.js');
    expect(files.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(100);
    expect(foreign).toEqual([]);
  });
});

describe('CORE-2 a consumer’s program', () => {
  let compiled: Outcome;
  beforeAll(() => {
    compiled = run(installed.program, 'node_modules/@typescript/native/bin/tsc', '-p', '.');
  });

  it('compiles as an ES module of Node', () => {
    expect(compiled).toEqual({ status: 0, output: '' });
  });

  it('proves its own rule with the carts of the package', () => {
    expect(run(installed.program, join(installed.program, 'out/main.js'))).toEqual({
      status: 0,
      output: '5 laws hold\n',
    });
  });

  it('prints what the guide promises', () => {
    const promised = [...guidePrograms().rules.matchAll(/console\.log\(.*; \/\/ (.*)$/gm)].map(
      (match) => `${match[1]}\n`,
    );
    expect(promised.length).toBeGreaterThan(0);
    expect(run(installed.program, join(installed.program, 'out/rules.js'))).toEqual({
      status: 0,
      output: promised.join(''),
    });
  });

  it('checks the property that the guide shows', () => {
    expect(run(installed.program, join(installed.program, 'out/property.js'))).toEqual({ status: 0, output: '' });
  });

  it('finds every generator that the guide names', () => {
    const declared = readFileSync(join(installed.tiffin, GENERATORS, 'index.d.ts'), 'utf8');
    const { names } = guideGenerators();
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(declared))).toEqual([]);
  });
});
