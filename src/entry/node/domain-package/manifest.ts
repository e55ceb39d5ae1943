import { readFileSync } from 'node:fs';
import { GENERATORS } from './features.ts';

type Root = {
  readonly version: string;
  readonly license?: string;
  readonly engines: { readonly node: string };
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** The entry whose members are the features. */
export const ALL = 'index';

const entry = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });

/** package.json of the package: nothing to install beside it, fast-check only for those who use the generators. */
export const manifestOf = (features: readonly string[]) => {
  const { version, license = 'UNLICENSED', engines, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Root;
  return {
    name: 'tiffin',
    version,
    description: 'The rules of the Tiffin marketplace: prices, carts, opening hours, order states. Pure functions without a browser, a clock or a network',
    license,
    type: 'module',
    sideEffects: false,
    engines,
    exports: {
      './domain': entry(ALL),
      ...Object.fromEntries(features.map((feature) => [`./domain/${feature}`, entry(`${feature}/index`)])),
      './package.json': './package.json',
    },
    peerDependencies: { 'fast-check': `^${devDependencies['fast-check']}` },
    peerDependenciesMeta: { 'fast-check': { optional: true } },
  };
};

/** The program that the repository's own README shows; `test:package` compiles it. */
export const readmeProgram = (): string => {
  const program = /```ts\n(import [^`]*tiffin\/domain[^`]*)```/.exec(readFileSync('README.md', 'utf8'))?.[1];
  if (program === undefined) throw new Error('README.md shows no program that imports tiffin/domain');
  return program;
};

/** What the package is and holds; `rulesOf` is where the rules of a feature are read. */
export const readmeOf = (features: readonly string[], rulesOf: (feature: string) => string): string => `# tiffin

The rules of the Tiffin marketplace as pure functions: prices, carts, opening hours, order states and the rest. Nothing else is installed
with it, nothing is read from the outside: time, ids, chance and zone data are arguments. Runs wherever ES2023 runs.

\`\`\`ts
${readmeProgram()}\`\`\`

| Import | Holds |
|---|---|
| \`tiffin/domain\` | every feature under its name: \`import { cart, pricing } from 'tiffin/domain'\` |
${features
  .map((feature) => `| \`tiffin/domain/${feature}\` | ${feature === GENERATORS ? 'fast-check generators of valid values, for your own properties; needs fast-check' : `[its rules](${rulesOf(feature)})`} |`)
  .join('\n')}

Money is a whole number of minor units. What people or other machines may send wrong is answered with a \`Result\`; what only a bug can
send throws a \`RangeError\`. Third parties: none. Licence: the project's own terms.
`;
