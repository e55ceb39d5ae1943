import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { moduleOf } from '@app/composition/page-modules.ts';
import { routes } from '@app/composition/route-table.ts';
import { MEASURED_ROUTES } from '@domain/web-vitals/index.ts';
import { sources } from './source-files.ts';

const tables = ['src/composition/route-table.ts', 'src/composition/further-pages.ts'];
const table = sources.flatMap(({ path, text }) => (tables.includes(path) ? [text] : [])).join('\n');

it('ROUTE-10 the module of every route matches its file', () => {
  expect(routes.length).toBeGreaterThan(0);
  for (const { name } of routes) {
    const file = moduleOf(name);
    expect(existsSync(file)).toBe(true);
    expect(table).toContain(`import('${file.replace('src/composition', '.')}')`);
  }
});

it('ROUTE-10 links only to pages that exist', () => {
  const patterns = routes.map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
  const links = sources
    .filter(({ path }) => /^src\/(features|shell)\//.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:to|path|href|more)(?:=|: )(?:"(\/[^"]*)"|'(\/[^']*)'|\{`(\/[^`]*)`\}|`(\/[^`]*)`)/g)].map(
        (match) => ({
          path,
          address: (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '')
            .replaceAll(/\$\{[^}]*\}/g, '1')
            .replace(/[?#].*$/, ''),
        }),
      ),
    );
  expect(links.length).toBeGreaterThan(5);
  expect(
    links.filter(
      ({ address }) => !address.startsWith('/images/') && !patterns.some((pattern) => pattern.test(address)),
    ),
  ).toEqual([]);
});

it('OPS-8f the speed of every page can be measured, and of nothing else', () => {
  expect([...MEASURED_ROUTES].sort()).toEqual([...new Set(routes.map(({ path }) => path))].sort());
});
