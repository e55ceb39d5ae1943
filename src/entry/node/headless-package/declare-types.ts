import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';
import type { Entries } from './entries.ts';

const TYPES = 'types';

/** Returns the path of a source's declarations within the package. */
export const declarationOf = (source: string): string => `${TYPES}/${source.replace(/\.tsx?$/, '.d.ts')}`;

/** Writes the declarations of the entries and of what they name; those of the rules are of the package `tiffin`. */
export const declareTypes = (entries: Entries, out: string): void => {
  const declared = declarationsOf(Object.values(entries));
  const reached = new Set<string>();
  const reach = (file: string): void => {
    const text = declared.get(file);
    if (text === undefined || reached.has(file)) return;
    reached.add(file);
    for (const { fileName } of ts.preProcessFile(text).importedFiles)
      if (fileName.startsWith('.')) reach(normalize(join(dirname(file), fileName.replace(/\.js$/, '.d.ts'))));
  };
  for (const source of Object.values(entries)) reach(declarationOf(source).slice(TYPES.length + 1));
  for (const file of reached) ts.sys.writeFile(join(out, TYPES, file), declared.get(file) ?? '');
};

/** The declarations of everything that the sources import, by path. */
const declarationsOf = (sources: readonly string[]): ReadonlyMap<string, string> => {
  const root = process.cwd();
  const { config } = ts.readConfigFile('src/tsconfig.json', ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, references: [] }, ts.sys, join(root, 'src'));
  const program = ts.createProgram(sources, {
    ...options,
    composite: false,
    incremental: false,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: root,
  });
  const declared = new Map<string, string>();
  program.emit(undefined, (path, text, _mark, _error, from = []) => {
    const file = relative(root, path);
    const isView = from.some(({ fileName }) => fileName.endsWith('.tsx'));
    if (!file.startsWith('src-domain/')) declared.set(file, withPackagePaths(isView ? withoutViews(text) : text, file));
  });
  return declared;
};

/** What a module with views declares besides: its types. */
const withoutViews = (text: string): string =>
  ts
    .createSourceFile('view.d.ts', text, ts.ScriptTarget.ES2023)
    .statements.map((statement) => {
      if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
        return `export declare const ${statement.name?.text}: unknown;\n`;
      if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations
          .map(({ name }) => (ts.isIdentifier(name) ? `export declare const ${name.text}: unknown;\n` : ''))
          .join('');
      return text.slice(statement.pos, statement.end);
    })
    .join('');

/** Turns the aliases and extensions of sources into those of a package. */
const withPackagePaths = (text: string, file: string): string =>
  text.replace(
    /((?:\bfrom|\bimport)\s*\(?\s*['"])([^'"]+)(['"])/g,
    (_, before: string, path: string, after: string) => {
      const rules = /^(?:@domain|(?:\.\.\/)+src-domain)\/([a-z-]+)(?:\/|$)/.exec(path)?.[1];
      if (rules !== undefined) return `${before}tiffin/domain/${rules}${after}`;
      const [, ring, rest] = /^@(infra|app)\/(.*)$/.exec(path) ?? [];
      if (rest === undefined) return `${before}${asScript(path)}${after}`;
      const local = relative(dirname(file), `${ring === 'app' ? 'src' : 'src-infra'}/${rest}`);
      return `${before}${asScript(local.startsWith('.') ? local : `./${local}`)}${after}`;
    },
  );

const asScript = (path: string): string => path.replace(/\.tsx?$/, '.js');
