import { build, type InlineConfig, type Rolldown } from 'vite';
import { LIBRARIES, pageOfPart } from './assets.ts';

/** Libraries are evaluated in a task of their own, and stay in the browser's cache while the app changes. */
const INITIAL = [
  { name: LIBRARIES, tags: ['$initial' as const], test: /node_modules/, priority: 3 },
  { name: 'first', tags: ['$initial' as const], priority: 2 },
];

const PAGE_CODE = /\/pages\/[\w-]+\.(?:page|part)\.ts$/;
const PAGE = /\/pages\/[\w-]+\.page\.ts$/;
const HOME = /\/pages\/home(?:-\d)?\.(?:page|part)\.ts$/;
const SHOP = /\/pages\/shop\.page\.ts$/;
const CHECKOUT = /\/pages\/checkout\.page\.ts$/;
/** Carries the cart on, too. */
const GROUP = /\/pages\/group\.page\.ts$/;
/** Loaded seconds after every first visit. */
const START = /\/(?:after-start\.tsx|cart-tabs\.module\.ts)$/;
const CART = /\/cart-content\.module\.ts$/;
/** Loaded with the first use of home and shop, when nothing of the cart is needed. */
const TERMS = /\/delivery-terms\.view\.tsx$/;
/** Bytes before minification. Below it, another request costs more than unused code in a first visit. */
const SMALL = 2_900;

/** Chunks that so many others need, and that are so small, are one chunk. */
const FURTHER = { users: 30, bytes: 2_100 };
/** Chunks whose names in the lists of preloads weigh as much as their code. */
const TINY = { users: 6, bytes: 450 };

/** What home needs may take its dependencies along; any other chunk would take along what others need alone. */
const GROUPS = [
  { names: ['basics', 'home'], takesAlong: true },
  ...['shop', 'further', 'start', 'checkout', 'group', 'cart'].map((name) => ({ names: [name], takesAlong: false })),
];

/**
 * Returns chunk groups for the modules that pages share. Without groups the bundler writes a chunk for every set of
 * pages that share a module: 30 requests for a first visit, and 3 kB more in total. A build without groups measures
 * which page needs which module. `basics` contains what home and shop both need, what shop and the end of every start
 * need, and small modules that home shares with two other pages or more; `home` and `shop` contain what only they need;
 * `start`, `cart`, `checkout` and `group` what is loaded together later; `further` small modules that most later parts
 * need.
 */
export const manualChunks = async (config: InlineConfig) => {
  const names = namesOf(await measure(config));
  const shared = GROUPS.map((group, index) => ({
    name: (id: string) => {
      const name = names.get(id);
      return name !== undefined && group.names.includes(name) ? name : undefined;
    },
    priority: 1 - index / 10,
    includeDependenciesRecursively: group.takesAlong,
  }));
  return [...INITIAL, ...shared];
};

const measure = async (config: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> => {
  const rolldownOptions = { output: { codeSplitting: { groups: INITIAL } } };
  const built = await build({ ...config, build: { ...config.build, write: false, minify: false, rolldownOptions } });
  return (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
};

const namesOf = (chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, string> => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const neededBy = (chunk: Rolldown.OutputChunk, seen = new Set<Rolldown.OutputChunk>()) => {
    if (seen.has(chunk)) return seen;
    seen.add(chunk);
    for (const file of chunk.imports) neededBy(byFile.get(file)!, seen);
    return seen;
  };
  const needsOf = (isWanted: (module: string) => boolean) =>
    chunks.filter(({ facadeModuleId }) => isWanted(facadeModuleId ?? '')).map((chunk) => neededBy(chunk));
  const home = needsOf((module) => HOME.test(module));
  const shop = needsOf((module) => SHOP.test(module));
  // A page and its parts count once.
  const further = chunks
    .filter(({ facadeModuleId: id }) => id !== null && PAGE.test(id) && !HOME.test(id) && !SHOP.test(id))
    .map((page) => {
      const parts = chunks.filter(({ facadeModuleId: id }) => id !== null && pageOfPart(id) === page.facadeModuleId);
      return parts.reduce((seen, part) => neededBy(part, seen), neededBy(page));
    });
  if (home.length < 2 || shop.length !== 1) throw new Error(`Found ${home.length} home and ${shop.length} shop pages`);

  const late = chunks.filter(({ isDynamicEntry }) => isDynamicEntry).map((chunk) => ({ chunk, set: neededBy(chunk) }));
  const usersOf = (chunk: Rolldown.OutputChunk): readonly string[] =>
    late.flatMap((user) => (user.set.has(chunk) ? [user.chunk.facadeModuleId ?? ''] : []));

  const nameOf = (chunk: Rolldown.OutputChunk): string | undefined => {
    const among = (needs: readonly ReadonlySet<Rolldown.OutputChunk>[]) => needs.filter((set) => set.has(chunk)).length;
    const users = usersOf(chunk);
    const isFor = (user: RegExp): boolean => users.some((module) => user.test(module));
    const bytes = chunk.code.length;
    if (among(home) > 0) {
      if (among(shop) > 0 || (among(further) > 1 && bytes < SMALL)) return 'basics';
      return among(home) > 1 && among(further) === 0 ? 'home' : undefined;
    }
    if (among(shop) > 0) return isFor(START) ? 'basics' : 'shop';
    const isSmall = [FURTHER, TINY].some((limit) => bytes < limit.bytes && users.length >= limit.users);
    if (isSmall && !chunk.moduleIds.some(isLibrary)) return 'further';
    const pages = users.filter((module) => PAGE_CODE.test(module));
    if (isFor(START) && pages.length === 0) return 'start';
    if (!isFor(CART) || isFor(TERMS)) return undefined;
    if (pages.length === 0) return 'cart';
    if (pages.some((module) => !CHECKOUT.test(module) && !GROUP.test(module))) return undefined;
    return isFor(CHECKOUT) ? 'checkout' : 'group';
  };
  // Chunks with a facade are the pages' own.
  const shared = chunks.filter(({ facadeModuleId }) => facadeModuleId === null);
  return new Map(shared.flatMap((chunk) => chunk.moduleIds.map((id) => [id, nameOf(chunk)] as const)).filter(isNamed));
};

/** One operator of a library would take the rest of it to every page. */
const isLibrary = (module: string): boolean => module.includes('/node_modules/');

const isNamed = (pair: readonly [string, string | undefined]): pair is readonly [string, string] =>
  pair[1] !== undefined;
