import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Entries of the package: the name below `tiffin-headless`, and the source. */
export type Entries = Readonly<Record<string, string>>;

const PAGES = 'src/composition/pages';
const INFRA = 'src-infra';
const FAKES = 'tests/infra/contract/fakes';
const LAWS = 'tests/infra/contract/laws';

/** Firebase and what only a browser has: not for every runtime. */
const NOT_HEADLESS = /firebase|firestore|\/browser-|geolocation/;
/** What adapters are made of. */
const DRIVERS = [
  'drivers/browser/cookie-jar',
  'drivers/browser/key-value-storage',
  'drivers/browser/stored-value',
  'drivers/events/fetch-event-feed',
  'drivers/http/api-client',
  'drivers/http/image-reader',
  'drivers/http/reachability',
  'drivers/http/remote-failure',
];

const stem = (path: string): string => basename(path).replace(/(?:\.[a-z-]+)?\.ts$/, '');

/** Returns all entries. Throws if two have one name. */
export const headlessEntries = (): Entries => {
  const found = [
    ['index', 'src/entry/headless/index.ts'] as const,
    ['pages/product', 'src/features/product/product.view-model.ts'] as const,
    ...pageViewModels(),
    ...adapters(),
    ...DRIVERS.map((driver) => [driver, `${INFRA}/${driver}.ts`] as const),
    ...readdirSync(FAKES).map((file) => [`fakes/${stem(file).replace(/^fake-/, '')}`, `${FAKES}/${file}`] as const),
    ...readdirSync(LAWS)
      .filter((file) => file.endsWith('.laws.ts'))
      .map((file) => [`laws/${stem(file)}`, `${LAWS}/${file}`] as const),
  ];
  const entries = Object.fromEntries(found);
  if (Object.keys(entries).length !== found.length) {
    const names = found.map(([name]) => name);
    throw new Error(`Entries share a name: ${names.filter((name, at) => names.indexOf(name) !== at).join(', ')}`);
  }
  return entries;
};

/** The view-models of pages, by the name of their file: `pages/checkout`. */
const pageViewModels = (): readonly (readonly [string, string])[] => {
  const sources = new Set<string>();
  for (const file of readdirSync(PAGES)) {
    const text = readFileSync(join(PAGES, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/definePage\(\s*(\w+),/g)) {
      const path = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\.\\./\\.\\./([^']+)'`).exec(text)?.[1];
      if (path?.endsWith('.view-model.ts')) sources.add(`src/${path}`);
    }
  }
  return [...sources].sort().map((source) => [`pages/${stem(source)}`, source]);
};

/** The adapters by feature: `adapters/orders/http-orders`. */
const adapters = (): readonly (readonly [string, string])[] =>
  readdirSync(INFRA, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.adapters?\.ts$/.test(path) && !path.startsWith('server/') && !NOT_HEADLESS.test(`/${path}`))
    .sort()
    .map((path) => [
      path.startsWith('drivers/')
        ? path.replace(/\.adapters?\.ts$/, '')
        : `adapters/${path.replace(/\.adapters?\.ts$/, '')}`,
      `${INFRA}/${path}`,
    ]);
