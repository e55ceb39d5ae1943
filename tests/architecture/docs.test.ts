import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '@infra/server/config.ts';
import { sources } from './source-files.ts';

type Page = { readonly path: string; readonly text: string };

const pages: readonly Page[] = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const prose = ({ text }: Page): string => text.replace(/^```[\s\S]*?^```/gm, '');

/** Targets of links that stay in the repository, relative to its root. */
const linksOf = (page: Page): readonly string[] =>
  [...prose(page).matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(page.path), target));

const FOLDERS = /^(?:src|src-domain|src-infra|tests|docs)\//;

/** Paths in inline code; those with a placeholder (`<feature>`, `*`, `…`) name no single file. */
const pathsOf = (page: Page): readonly string[] =>
  [...prose(page).matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(' '))
    .filter((word) => FOLDERS.test(word) && !/[<*…{]/.test(word));

describe('README and docs', () => {
  it('name files and folders that exist', () => {
    const named = pages.flatMap((page) => pathsOf(page).map((path) => ({ page: page.path, path })));
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter(({ path }) => !existsSync(path)).map(({ page, path }) => `${page}: ${path}`)).toEqual([]);
  });

  it('name functions and types that exist', () => {
    const known = new Set(sources.flatMap(({ text }) => text.match(/\b[A-Za-z]\w*/g) ?? []));
    // Decisions also name what they decided against.
    const named = pages
      .filter(({ path }) => !path.startsWith('docs/decisions/'))
      .flatMap((page) =>
        [...prose(page).matchAll(/`([a-z]+[A-Z]\w*)(?:\(\))?`/g)].map(([, name = '']) => ({ page: page.path, name })),
      );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  it('link to pages and pictures that exist', () => {
    const links = pages.flatMap((page) => linksOf(page).map((target) => ({ page: page.path, target })));
    expect(links.length).toBeGreaterThan(40);
    expect(links.filter(({ target }) => !existsSync(target)).map(({ page, target }) => `${page}: ${target}`)).toEqual(
      [],
    );
  });

  it('name npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };
    const named = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => ({ path, script })),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ script }) => !(script in scripts))).toEqual([]);
  });

  it('fit on a page each: the README in 7 kB, a decision in 40 lines', () => {
    const readme = pages.find(({ path }) => path === 'README.md')?.text ?? '';
    const decisions = pages.filter(({ path }) => /decisions\/\d{4}/.test(path));
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(7_000);
    expect(decisions.length).toBeGreaterThan(20);
    expect(decisions.filter(({ text }) => text.split('\n').length > 40).map(({ path }) => path)).toEqual([]);
  });

  it('list every decision in the index, once', () => {
    const files = readdirSync('docs/decisions').filter((file) => /^\d{4}/.test(file));
    const index = readFileSync('docs/decisions/README.md', 'utf8');
    const listed = [...index.matchAll(/\]\((\d{4}[^)]*)\)/g)].map(([, file = '']) => file);
    expect(listed).toEqual(files.sort());
  });
});

/** Names that `readConfig` asks an environment for. */
const namesRead = (): readonly string[] => {
  const names = new Set<string>();
  const note = (name: string | symbol): undefined => void (typeof name === 'string' && names.add(name));
  readConfig(
    new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_, name) => note(name),
        has: (_, name) => note(name) ?? false,
        getOwnPropertyDescriptor: (_, name) => note(name),
      },
    ),
  );
  return [...names];
};

/** Set by tools, not by operators. */
const OF_TOOLS = ['NODE_ENV', 'VITEST'];

describe('docs/deployment.md', () => {
  it('lists every setting that the server reads, and no other', () => {
    const elsewhere = sources.flatMap(({ text }) =>
      [...text.matchAll(/process\.env(?:\['|\.)([A-Z_]+)/g)].map(([, name = '']) => name),
    );
    const read = new Set([...namesRead(), ...elsewhere].filter((name) => /^[A-Z_]+$/.test(name)));
    for (const name of OF_TOOLS) read.delete(name);
    expect(read.size).toBeGreaterThan(20);
    const text = readFileSync('docs/deployment.md', 'utf8');
    const listed = [...text.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name);
    expect(listed.sort()).toEqual([...read].sort());
  });
});
