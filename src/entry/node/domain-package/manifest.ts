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

/** Returns package.json of the package: no dependencies, fast-check as an optional peer for the generators. */
export const manifestOf = (features: readonly string[]) => {
  const {
    version,
    license = 'UNLICENSED',
    engines,
    devDependencies,
  } = JSON.parse(readFileSync('package.json', 'utf8')) as Root;
  return {
    name: 'tiffin',
    version,
    description:
      'The rules of the Tiffin marketplace: prices, carts, opening hours, order states. Pure functions without ' +
      'a browser, a clock or a network',
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

const GUIDE = 'docs/domain-package.md';

/** Returns the programs of the package's guide: one uses the rules, one the generators. `test:package` runs both. */
export const guidePrograms = (): { readonly rules: string; readonly property: string } => {
  const [rules, property] = [...readFileSync(GUIDE, 'utf8').matchAll(/^```ts\n(import [\s\S]*?)^```/gm)].map(
    ([, program]) => program,
  );
  if (rules === undefined || property === undefined)
    throw new Error(`${GUIDE} must show two programs, one that uses the rules and one that uses the generators`);
  return { rules, property };
};

/** Returns the names in the guide's table of generators; each of them has to be exported. */
export const guideGenerators = (): { readonly table: string; readonly names: readonly string[] } => {
  const table = /^\| Generator \|[\s\S]*?(?=\n\n)/m.exec(readFileSync(GUIDE, 'utf8'))?.[0];
  if (table === undefined) throw new Error(`${GUIDE} has no table of generators`);
  return { table, names: [...table.matchAll(/`(\w+)`/g)].map(([, name = '']) => name) };
};

/** Returns README.md of the package; `rulesOf` gives the path of a feature's rules. */
export const readmeOf = (features: readonly string[], rulesOf: (feature: string) => string): string => `# tiffin

The rules of the Tiffin marketplace as pure functions: prices, carts, opening hours, order states and the rest. The
package has no dependencies and reads nothing from outside: time, ids, randomness and time-zone data are arguments. It
runs wherever ES2023 runs.

\`\`\`ts
${guidePrograms().rules}\`\`\`

| Import | Contents |
|---|---|
| \`tiffin/domain\` | every feature as a namespace: \`import { cart, pricing } from 'tiffin/domain'\` |
${features
  .map(
    (feature) =>
      `| \`tiffin/domain/${feature}\` | ` +
      `${feature === GENERATORS ? 'fast-check generators of valid values' : `[rules](${rulesOf(feature)})`} |`,
  )
  .join('\n')}

Money is an integer count of minor units. What people or other machines may send wrong gives a \`Result\`; what only a
bug can send throws a \`RangeError\`.

## Generators

\`tiffin/domain/testing\` needs fast-check, which you install beside the package.

\`\`\`ts
${guidePrograms().property}\`\`\`

${guideGenerators().table}

The declarations list all of them. Licence: the project's own terms.
`;
