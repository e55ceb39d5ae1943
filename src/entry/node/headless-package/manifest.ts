import { readFileSync } from 'node:fs';
import { declarationOf } from './declare-types.ts';
import type { Entries } from './entries.ts';

type Root = {
  readonly version: string;
  readonly license?: string;
  readonly engines: { readonly node: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/**
 * Loaded only where a page of theirs is used: chats and sign-in by Firebase, passkeys; by two fakes, generators; by the
 * laws of ports, the test runner.
 */
const OPTIONAL = ['@simplewebauthn/browser', 'fast-check', 'firebase', 'vitest'];

/** Returns package.json of the package: its entries, and the packages that it imports at the versions used here. */
export const headlessManifest = (entries: Entries, packages: ReadonlySet<string>) => {
  const {
    version,
    license = 'UNLICENSED',
    engines,
    dependencies,
    devDependencies,
  } = JSON.parse(readFileSync('package.json', 'utf8')) as Root;
  const known = { ...devDependencies, ...dependencies };
  const wanted = [...packages, 'fast-check']
    .sort()
    .map((name) => [name, name === 'tiffin' ? version : known[name]] as const);
  const missing = wanted.filter(([, wantedVersion]) => wantedVersion === undefined);
  if (missing.length > 0) throw new Error(`Packages that package.json does not name: ${missing.join(' ')}`);
  const isOptional = ([name]: (typeof wanted)[number]): boolean => OPTIONAL.includes(name);
  return {
    name: 'tiffin-headless',
    version,
    description:
      'Tiffin without a document: HTTP adapters, stores in memory, the event feed and view-models of all pages',
    license,
    type: 'module',
    engines,
    exports: {
      ...Object.fromEntries(
        Object.entries(entries).map(([name, source]) => [
          name === 'index' ? '.' : `./${name}`,
          { types: `./${declarationOf(source)}`, default: `./${name}.js` },
        ]),
      ),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(wanted.filter((one) => !isOptional(one))),
    peerDependencies: Object.fromEntries(wanted.filter(isOptional)),
    peerDependenciesMeta: Object.fromEntries(wanted.filter(isOptional).map(([name]) => [name, { optional: true }])),
  };
};

const GUIDE = 'docs/headless-package.md';

/** Returns the program of the package's guide, which orders a meal. `test:package` runs it. */
export const guideProgram = (): string => {
  const program = /^```ts\n(import [\s\S]*?)^```/m.exec(readFileSync(GUIDE, 'utf8'))?.[1];
  if (program === undefined) throw new Error(`${GUIDE} must show a program`);
  return program;
};
