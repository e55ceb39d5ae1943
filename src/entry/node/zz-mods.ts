import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds the browser's bundle, its worker's and the server's, then lays compressed twins beside every text file of the client. */
const CLIENT = 'dist/client';
const TEXT = new Set(['.js', '.css', '.json', '.svg', '.html', '.txt', '.webmanifest', '.xml']);
/** Compressing less than this saves nothing. */
const WORTH_BYTES = 512;

/** Code of libraries that nothing of ours runs in the browser; every stand-in says why. */
const leftOut = (find: RegExp, name: string) => ({ find, replacement: fileURLToPath(new URL(`../left-out/${name}.ts`, 'file:///work/wt/a/src/entry/node/build.ts')) });

const routerFile = (name: string) => fileURLToPath(new URL(`../../../node_modules/react-router/dist/production/${name}.mjs`, 'file:///work/wt/a/src/entry/node/build.ts'));

process.env['NODE_ENV'] = 'production';
await build({
  logLevel: 'warn',
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
  build: { outDir: '/tmp/a-client', emptyOutDir: true, manifest: true }, plugins: [{ name: 'rep', generateBundle(_, bundle) { const out = {}; for (const c of Object.values(bundle)) if (c.type==='chunk') out[c.fileName] = { facade: c.facadeModuleId, imports: c.imports, size: c.code.length, modules: Object.fromEntries(Object.entries(c.modules).map(([k,m]) => [k.replace('/work/wt/a/',''), m.renderedLength])) }; writeFileSync('/tmp/a-mods.json', JSON.stringify(out)); } }],
});
