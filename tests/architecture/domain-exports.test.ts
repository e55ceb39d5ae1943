import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { domainFeatures } from '@app/entry/node/domain-package/features.ts';
import { headlessEntries } from '@app/entry/node/headless-package/entries.ts';
import { publicNames, type PublicName } from './public-names.ts';
import { sources } from './source-files.ts';

/**
 * Names without a use in the product, each with its reason. `post`: the model of wallets that WALLET-1e is proven with;
 * the server checks the same in the statement that writes an entry. `createdAtText`: CHAT-1 asks for dates as text.
 * `noRatings`: what summaries begin with.
 */
const UNUSED: ReadonlySet<string> = new Set(['createdAtText', 'noRatings', 'post']);

/** The fakes of the headless package are shipped too. */
const fakes = Object.values(headlessEntries())
  .filter((path) => path.startsWith('tests/') && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const withoutComments = (text: string): string => text.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
const shipped = [...sources, ...fakes]
  .filter(({ path }) => !path.endsWith('/index.ts') || !path.startsWith('src-domain/'))
  .map(({ path, text }) => ({ path, words: withoutComments(text).match(/[\w$]+/g) ?? [] }));

/** How often each file names each word. */
const uses = new Map<string, Map<string, number>>();
for (const { path, words } of shipped)
  for (const word of words) {
    const files = uses.get(word) ?? new Map<string, number>();
    uses.set(word, files.set(path, (files.get(path) ?? 0) + 1));
  }

/** A name is used when another file names it, or its own file names it more than once. */
const isUsed = ({ name, path }: PublicName): boolean =>
  [...(uses.get(name) ?? [])].some(([file, times]) => file !== path || times > 1);

describe('public names of the domain', () => {
  it('are used by the product, by the generators or by the fakes', () => {
    const names = domainFeatures()
      .flatMap(publicNames)
      .filter(({ feature, name }) => feature !== 'testing' && !name.includes('.'));
    expect(names.length).toBeGreaterThan(1000);
    expect(fakes.length).toBeGreaterThan(10);
    expect(
      names.filter((one) => !isUsed(one) && !UNUSED.has(one.name)).map(({ path, name }) => `${path}: ${name}`),
    ).toEqual([]);
  });
});
