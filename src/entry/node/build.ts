import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { dumpNewDatabase } from '../../../src-infra/server/index.ts';
import { buildWorker } from './build-worker.ts';
import { PIECES } from './pieces.ts';

/** Builds the browser's bundle, its worker's and the server's, then lays compressed twins beside every text file of the client. */
const CLIENT = 'dist/client';
const TEXT = new Set(['.js', '.css', '.json', '.svg', '.html', '.txt', '.webmanifest', '.xml']);
/** Compressing less than this saves nothing. */
const WORTH_BYTES = 512;

/** Code of libraries that nothing of ours runs in the browser; every stand-in says why. */
const leftOut = (find: RegExp, name: string) => ({ find, replacement: fileURLToPath(new URL(`../left-out/${name}.ts`, import.meta.url)) });

const routerFile = (name: string) => fileURLToPath(new URL(`../../../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

/** Links, forms and scroll restoring of the router name themselves as they are made, which keeps them in every bundle; nobody reads the names. */
const namelessRouter: Plugin = {
  name: 'nameless-router',
  transform: (code, id) =>
    /\/react-router\/dist\/production\/chunk-/.test(id)
      ? { code: code.replace(/^\w+\.displayName = "[^"]*";$/gm, '').replace(/ = (React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1'), map: null }
      : undefined,
};

process.env['NODE_ENV'] = 'production';
await build({
  logLevel: 'warn',
  plugins: [namelessRouter],
  resolve: {
    alias: [
      // The package names only its development build to bundlers; the other one has no warnings in it.
      { find: /^react-router$/, replacement: routerFile('index') },
      { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
      leftOut(/^reflect-metadata(\/.*)?$/, 'metadata'),
      leftOut(/^\.\/mutationCache\.js$/, 'mutations'),
      leftOut(/^\.\/infiniteQueryBehavior\.js$/, 'infinite-queries'),
      leftOut(/^.*\/(?:InstanceBindingNodeImplementation|getClassMetadata)\.js$/, 'class-bindings'),
      leftOut(/^.*\/buildNoActivationsResolvedValueBindingNodeResolverJit\.js$/, 'written-code'),
      leftOut(/^.*\/(?:PluginManager|SnapshotManager)\.js$/, 'container-extras'),
    ],
  },
  build: { outDir: CLIENT, emptyOutDir: true, manifest: true, rolldownOptions: { output: { codeSplitting: { groups: PIECES } } } },
});
await buildWorker(CLIENT);
// Libraries come along, so that a start reads one file, but for those that load parts of their own by name.
const ssr = { noExternal: true as const, external: ['@electric-sql/pglite', 'pg', 'prom-client'] };
await build({ logLevel: 'warn', publicDir: false, ssr, build: { outDir: 'dist/server', emptyOutDir: true, minify: false, ssr: 'src/entry/node/main.ts' } });
// Making a database and its tables takes seconds: a first start copies one.
writeFileSync('dist/server/new-database.tar', await dumpNewDatabase());

for (const entry of readdirSync(CLIENT, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !TEXT.has(extname(path))) continue;
  const bytes = readFileSync(path);
  if (bytes.length < WORTH_BYTES) continue;
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
writeFileSync('dist/built.json', JSON.stringify({ client: CLIENT }));
