import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { dumpNewDatabase } from '../../../src-infra/server/index.ts';
import { buildWorker } from './build-worker.ts';
import { createClassNames } from './class-names.ts';
import { manualChunks } from './manual-chunks.ts';

/**
 * Builds the bundles of the browser, its worker and the server, then writes compressed twins beside every text file of
 * the client.
 */
const CLIENT = 'dist/client';
const TEXT = new Set(['.js', '.css', '.json', '.svg', '.html', '.txt', '.webmanifest', '.xml']);
/** Compressing smaller files saves nothing. */
const COMPRESSED_MIN_BYTES = 512;

const library = (file: string): string => fileURLToPath(new URL(`../../../node_modules/${file}`, import.meta.url));

/**
 * Marks component definitions of React Router as pure, so that the bundler drops unused ones (links, forms, data
 * routes, boundaries). The data routes alone weigh 2.3 kB of a first visit.
 */
const pureRouter: Plugin = {
  name: 'pure-router',
  transform: (code, id) =>
    /\/react-router\/dist\/production\/chunk-/.test(id)
      ? {
          code: code
            .replace(/^\w+\.(?:displayName = "[^"]*"|contextType = \w+);$/gm, '')
            .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1'),
          map: null,
        }
      : undefined,
};

/**
 * Drops inline error messages of the container, keeping kind and stack, and i18next's console messages for developers.
 * Saves 1.6 kB of a first visit.
 */
const MESSAGES: readonly (readonly [library: string, message: RegExp, silent: string])[] = [
  ['/@inversifyjs/', /(new Inversify(?:Core|Container)Error\(\w+\.\w+), ?(?:'[^']*'|`[^`]*`)\)/g, '$1)'],
  [
    '/i18next/',
    /(\b[lL]ogger\.(?:(?:warn|log|deprecate)\(|once\([^;]*?, 'deprecate', ))(?:'[^']*'|"[^"]*"|`[^`]*`)/g,
    "$1''",
  ],
];
const silentLibraries: Plugin = {
  name: 'silent-libraries',
  transform: (code, id) => {
    const found = MESSAGES.find(([library]) => id.includes(library));
    return found && { code: code.replace(found[1], found[2]), map: null };
  },
};

/**
 * Drops from i18next what loads texts, for it is given them, and its formats, for values arrive formatted. Saves 1.7 kB
 * of a first visit.
 */
const givenTexts: Plugin = {
  name: 'given-texts',
  transform: (code, id) => {
    if (!id.endsWith('/i18next/dist/esm/i18next.js')) return undefined;
    const lean = code.replace(/new Connector\([^;]*;/, 'new EventEmitter();');
    return { code: lean.replace('formatter = Formatter;', ''), map: null };
  },
};

/**
 * Drops mutations and infinite queries of the query library: commands go through use cases, and lists append their own
 * pages. Saves 1.3 kB of a first visit.
 */
const queriesOnly: Plugin = {
  name: 'queries-only',
  transform: (code, id) =>
    /\/query-core\/build\/modern\/query(?:Client)?\.js$/.test(id)
      ? {
          code: code
            .replace('config.mutationCache || new MutationCache()', 'config.mutationCache')
            .replace('this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : ', ''),
          map: null,
        }
      : undefined,
};

/**
 * Leaves what every page has loaded before any code asks for more out of the lists of preloads, and the scripts of what
 * no press waits for, which load a round trip later instead: file names alone weigh 0.8 kB of a first visit.
 */
const loaded = new Set<string>();
const patient = new Set<string>();
const PATIENT_MODULES = 'address-book|dietary|notifications|cart-tabs|cart-changes|server-cart|shared-cart';
const PATIENT_VIEWS = 'toast-card[.]view|footer[.]view|zone-notice[.]view|after-start';
const PATIENT = new RegExp(`/(?:(?:${PATIENT_MODULES})[.]module[.]ts|(?:${PATIENT_VIEWS})[.]tsx)$`);
const knownAtStart: Plugin = {
  name: 'known-at-start',
  generateBundle: {
    order: 'pre',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        if (PATIENT.test(file.facadeModuleId ?? '')) patient.add(file.fileName);
        if (file.isEntry)
          for (const name of [file.fileName, ...file.imports, ...(file.viteMetadata?.importedCss ?? [])])
            loaded.add(name);
      }
    },
  },
};
const resolveDependencies = (chunk: string, files: string[]): string[] =>
  files.filter((file) => !loaded.has(file) && (file.endsWith('.css') || !patient.has(chunk)));

const css = { modules: { generateScopedName: createClassNames() } };

process.env['NODE_ENV'] = 'production';
const client: InlineConfig = {
  logLevel: 'warn',
  plugins: [pureRouter, silentLibraries, givenTexts, queriesOnly, knownAtStart],
  css,
  resolve: {
    // By default bundlers get the development build of the router, and a build of MobX with unmangled private fields.
    alias: [
      { find: /^react-router$/, replacement: library('react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: library('react-router/dist/production/dom-export.mjs') },
      { find: /^mobx$/, replacement: library('mobx/dist/mobx.esm.production.min.js') },
    ],
  },
  build: { outDir: CLIENT, emptyOutDir: true, manifest: true, modulePreload: { resolveDependencies } },
};
const groups = await manualChunks(client);
await build({
  ...client,
  build: { ...client.build, rolldownOptions: { output: { codeSplitting: { groups } } } },
});
await buildWorker(CLIENT);
// Libraries are bundled, so that a start reads one file; except those that load parts of their own by name.
const ssr = { noExternal: true as const, external: ['@electric-sql/pglite', 'pg', 'prom-client'] };
await build({
  logLevel: 'warn',
  publicDir: false,
  ssr,
  css,
  build: { outDir: 'dist/server', emptyOutDir: true, minify: false, ssr: 'src/entry/node/main.ts' },
});
await build({
  logLevel: 'warn',
  publicDir: false,
  ssr,
  css,
  build: { outDir: 'dist/terminal', emptyOutDir: true, minify: false, ssr: 'src/entry/node/terminal.ts' },
});
// Creating a database and its tables takes seconds: a first start copies one.
writeFileSync('dist/server/new-database.tar', await dumpNewDatabase());

for (const entry of readdirSync(CLIENT, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !TEXT.has(extname(path))) continue;
  const bytes = readFileSync(path);
  if (bytes.length < COMPRESSED_MIN_BYTES) continue;
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
writeFileSync('dist/built.json', JSON.stringify({ client: CLIENT }));
