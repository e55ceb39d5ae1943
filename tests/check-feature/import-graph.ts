import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Import = { readonly names: readonly string[]; readonly from: string };
type Module = { readonly imports: readonly Import[]; readonly exports: readonly Import[] };

/** Which file imports which, by path from the root. */
export interface ImportGraph {
  /** The files that import this one at run time, by name also through the front door of its feature. */
  importersOf(file: string): readonly string[];
}

/** Reads the static imports of files; types are left out, for nothing of them runs. */
export const importGraph = (files: readonly string[]): ImportGraph => {
  const modules = new Map(files.map((file) => [file, read(file)]));
  const importers = new Map<string, string[]>();
  const add = (file: string, importer: string): void => {
    const known = importers.get(file) ?? [];
    importers.set(file, known);
    known.push(importer);
  };
  for (const [importer, { imports }] of modules)
    for (const { names, from } of imports) {
      const { exports = [] } = modules.get(from) ?? {};
      for (const name of names) add(exports.find((one) => one.names.includes(name))?.from ?? from, importer);
      if (names.length === 0) add(from, importer);
    }
  return { importersOf: (file) => [...new Set(importers.get(file))] };
};

const STATEMENT = /^(import|export)\s+(?!type\b)(?:(?:\w+,\s*)?\{([^}]*)\}\s+from\s+|[^'"{;]*?from\s+)?'([^']+)'/gm;
const LAZY = /\bimport\('([^']+)'\)/g;

const read = (file: string): Module => {
  const text = readFileSync(file, 'utf8');
  const statements = [...text.matchAll(STATEMENT)].map(([, kind, names = '', from = '']) => ({
    kind,
    names: names.split(',').flatMap((name) => /^\s*(?!type\s)(\w+)/.exec(name)?.[1] ?? []),
    from: resolve(file, from),
  }));
  const lazy = [...text.matchAll(LAZY)].map(([, from = '']) => ({ names: [], from: resolve(file, from) }));
  const isFrontDoor = file.endsWith('/index.ts');
  return {
    imports: [...statements.filter(({ kind }) => kind === 'import' || !isFrontDoor), ...lazy],
    exports: statements.filter(({ kind }) => kind === 'export'),
  };
};

const ALIASES: readonly (readonly [alias: string, folder: string])[] = [
  ['@domain/', 'src-domain/'],
  ['@infra/', 'src-infra/'],
  ['@app/', 'src/'],
];

/** Packages resolve to paths that are not read. */
const resolve = (file: string, from: string): string => {
  const alias = ALIASES.find(([name]) => from.startsWith(name));
  if (alias) return from.replace(...alias);
  const path = from.startsWith('.') ? join(dirname(file), from) : from;
  return existsSync(path) ? path : from;
};
