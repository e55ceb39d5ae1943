import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build, type Plugin } from 'vite';
import { declareTypes } from './declare-types.ts';
import { headlessEntries } from './entries.ts';
import { headlessManifest } from './manifest.ts';

/** Builds what a front end needs beside the rules as a package, for runtimes without a document. */
const OUT = 'dist/headless';

/** The rules come from the package `tiffin`, which this one depends on. */
const rulesOfPackage: Plugin = {
  name: 'rules-of-package',
  enforce: 'pre',
  resolveId: (source, importer = '') => {
    const feature = /\/src-domain\/([a-z-]+)\/.*\.ts$/.exec(source)?.[1];
    return feature === undefined || importer.includes('/src-domain/')
      ? undefined
      : { id: `tiffin/domain/${feature}`, external: true };
  },
};

/** A page is opened for its view-model: what renders it stays away, and React with it. */
const noViews: Plugin = {
  name: 'no-views',
  enforce: 'pre',
  load: (id) => {
    if (!id.endsWith('.tsx')) return undefined;
    const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:function|const|class) (\w+)/gm)];
    return names.map(([, name]) => `export function ${name}() {}\n`).join('');
  },
};

const entries = headlessEntries();
rmSync(OUT, { recursive: true, force: true });
process.env['NODE_ENV'] = 'production';
const built = await build({
  logLevel: 'warn',
  plugins: [rulesOfPackage, noViews],
  publicDir: false,
  build: {
    ssr: true,
    outDir: OUT,
    minify: false,
    rolldownOptions: {
      input: { ...entries },
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash:7].js' },
    },
  },
});
const outputs = 'output' in built ? built.output : [];
const imported = new Set(
  outputs.flatMap((part) => (part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : [])),
);
const own = new Set(outputs.map(({ fileName }) => fileName));
const packages = [...imported]
  .filter((name) => !own.has(name) && !isBuiltin(name))
  .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
declareTypes(entries, OUT);
copyFileSync('docs/headless-package.md', `${OUT}/README.md`);
writeFileSync(`${OUT}/package.json`, `${JSON.stringify(headlessManifest(entries, new Set(packages)), null, 2)}\n`);
console.log(`${OUT}: ${Object.keys(entries).length} entries, on ${[...new Set(packages)].sort().join(', ')}`);
