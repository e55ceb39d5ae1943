import { describe, expect, it } from 'vitest';
import { importsOf, sources, type Import } from './source-files.ts';

const client = sources.filter(({ path }) => path.startsWith('src/'));
const imports: readonly Import[] = client.flatMap(importsOf);

/** From the outermost layer to the innermost; a layer imports only what follows it. */
const LAYERS = ['composition', 'shell', 'features', 'routes'];
const layerOf = (path: string): number => LAYERS.indexOf(/^src\/([^/]+)\//.exec(path)?.[1] ?? '');

/** Kinds of files of the composition, by the end of their names. */
const COMPOSITION = {
  '': [
    'app-context',
    'create-app-container',
    'further-pages',
    'page-modules',
    'platform',
    'route-table',
    'start-app',
    'tokens',
  ],
  adapters: [/\.adapters?$/, /^lazy-(?:port|stream)$/],
  modules: [/\.module$/, /^(?:announcing|bind|lazy-service|own-text)$/],
  pages: [/\.(?:page|part)$/, /^(?:define-page|prefetch-shop)$/],
} as const;

describe('the client', () => {
  it('imports i18next only in src/i18n', () => {
    const importers = [
      ...new Set(sources.flatMap(importsOf).flatMap(({ from, target }) => (target === 'i18next' ? [from] : []))),
    ];
    expect(importers).toContain('src/i18n/create-i18n.ts');
    expect(importers.filter((path) => !path.startsWith('src/i18n/'))).toEqual([]);
    expect(importers.length).toBeLessThanOrEqual(3);
  });

  it('has layers that import in one direction: composition, shell, features, routes', () => {
    const crossing = imports.filter(({ from, target }) => layerOf(from) >= 0 && layerOf(target) >= 0);
    expect(crossing.length).toBeGreaterThan(500);
    expect(
      crossing
        .filter(({ from, target }) => layerOf(from) > layerOf(target))
        .map(({ from, target }) => `${from} → ${target}`),
    ).toEqual([]);
  });

  it('reads the container only where it is built, started or extended', () => {
    const allowed = /^src\/(?:di|entry)\/|^src\/composition\/(?:create-app-container|start-app)\.ts$/;
    const readers = client.filter(({ text }) => /\bContainer\b.*from 'inversify'|\bresolve\(container\b/.test(text));
    expect(readers.length).toBeGreaterThan(3);
    expect(readers.map(({ path }) => path).filter((path) => !allowed.test(path))).toEqual([]);
  });

  it('imports no components in the composition', () => {
    expect(client.filter(({ path }) => /^src\/composition\/.*\.tsx$/.test(path)).map(({ path }) => path)).toEqual([]);
  });

  it('has one suffix for each role in the composition', () => {
    const files = client.flatMap(({ path }) => {
      const [, folder = '', name = ''] = /^src\/composition\/(?:([^/]+)\/)?([^/]+)\.ts$/.exec(path) ?? [];
      return name ? [{ path, folder, name }] : [];
    });
    const isNamed = ({ folder, name }: { readonly folder: string; readonly name: string }): boolean =>
      (COMPOSITION[folder as keyof typeof COMPOSITION] ?? []).some((kind) =>
        typeof kind === 'string' ? kind === name : kind.test(name),
      );
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((file) => !isNamed(file)).map(({ path }) => path)).toEqual([]);
  });
});
