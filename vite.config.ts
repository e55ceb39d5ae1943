import react from '@vitejs/plugin-react';
import { defaultClientConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { tiffinDevServer } from './src/entry/node/dev-plugin.ts';

const at = (path: string): string => new URL(path, import.meta.url).pathname;

/**
 * Our own modules only declare things; importing one does nothing. Said so, a front door does not drag what one page
 * needs
 * into the chunk of all others. Styles, the entries and what must run before a library do act.
 */
const hasEffects = (id: string): boolean =>
  !/\/node_modules\/(?:@inversifyjs|inversify)\/|\/src(?:-domain|-infra)?\/(?!entry\/|.*allow-).*\.tsx?$/.test(id);

/** A bug's words are read by developers, who have the stack: the browser need not fetch them. */
const wordlessBugs: Plugin = {
  name: 'wordless-bugs',
  apply: 'build',
  transform: (code, id, { ssr: isServer = false } = {}) =>
    (isServer ? /\/src-domain\/.*\.ts$/ : /\/src(?:-domain|-infra)?\/.*\.tsx?$/).test(id)
      ? { code: code.replace(/new ((?:Range|Type)?Error)\(\s*(?:`[^`]*`|'[^']*'),?\s*\)/g, 'new $1()'), map: null }
      : undefined,
};

const setupFiles = process.env['SEED'] === undefined ? [] : [at('./tests/seed.ts')];

/** Stryker changes modules under the tests' feet: nothing of an earlier run may stay. */
const isMutating = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;
const domainTests = isMutating ? 'tests/domain/mutated.test.ts' : 'tests/domain/**/*.test.ts';
/** Where another module stands in a module's place, no other file may have loaded it. */
const mockingTests = ['tests/{infra,server}/**/*.mocked.test.ts'];
/** Start the built or the whole program many times: seconds a test, so not among the everyday ones. */
const processTests = ['tests/{infra,server}/**/*.process.test.ts'];
const domainAlone = <Project>(projects: readonly Project[]): Project[] =>
  isMutating ? projects.slice(0, 1) : [...projects];

export default defineConfig({
  plugins: [react(), tiffinDevServer(), wordlessBugs],
  server: { host: process.env['HOST'] ?? '127.0.0.1', port: Number(process.env['PORT'] ?? 8080) },
  appType: 'custom',
  publicDir: at('./src/public'),
  build: {
    // Where a browser knows no preloading of modules it asks for them a little later.
    modulePreload: { polyfill: false },
    // Our own budgets count what travels (check-bytes).
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      treeshake: { moduleSideEffects: hasEffects },
      // Every first visit carries the names of all chunks: short ones.
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
      },
    },
    // Three kilobytes fewer on a first visit than the built-in minifier.
    minify: 'terser',
    // Parentheses tell a browser what runs at once: without them it reads the whole of react-dom twice, which is half
    // of the time the libraries take.
    terserOptions: {
      module: true,
      ecma: 2020,
      format: { wrap_func_args: true },
      compress: { passes: 3, pure_getters: true, inline: 1, unsafe_arrows: true },
    },
  },
  resolve: {
    // rxjs names its build without ES5 helpers so; it is a fifth smaller.
    conditions: ['es2015', ...defaultClientConditions],
    alias: { '@domain': at('./src-domain'), '@infra': at('./src-infra'), '@app': at('./src') },
  },
  test: {
    // Patience for busy machines.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    // `SEED` repeats a run of every property, stated count or not.
    setupFiles,
    // By default one core of two would rest.
    maxWorkers: '100%',
    experimental: { fsModuleCache: !isMutating },
    projects: domainAlone([
      // Modules here hold nothing that one file could leave to the next; loading them anew for each took a third of the
      // time.
      {
        extends: true,
        test: { name: 'domain', environment: 'node', pool: 'threads', isolate: isMutating, include: [domainTests] },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          environment: 'node',
          isolate: false,
          include: ['tests/infra/**/*.test.ts'],
          exclude: [...mockingTests, ...processTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          exclude: [...mockingTests, ...processTests],
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: { name: 'mocked', environment: 'node', include: mockingTests, testTimeout: 60_000, hookTimeout: 90_000 },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          environment: 'node',
          include: processTests,
          // Several servers start beside each other, on machines of any speed.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'node',
          isolate: false,
          include: ['tests/app/**/*.test.ts'],
          setupFiles: [...setupFiles, at('./tests/app/leave-clean.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'views',
          environment: 'happy-dom',
          // A press on a link to elsewhere must not leave for the network.
          environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
          isolate: false,
          include: ['tests/app/**/*.test.tsx'],
          setupFiles: [...setupFiles, at('./tests/app/leave-clean.ts')],
        },
      },
      {
        extends: true,
        test: { name: 'architecture', environment: 'node', include: ['tests/architecture/**/*.test.ts'] },
      },
    ]),
  },
});
