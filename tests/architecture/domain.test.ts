import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sources, type SourceFile } from './source-files.ts';

const domain = sources.filter(({ path }) => path.startsWith('src-domain/'));

const configOf = (path: string): ts.ParsedCommandLine => {
  const absolute = resolve(path);
  return ts.parseJsonConfigFileContent(
    ts.readConfigFile(absolute, (name) => ts.sys.readFile(name)).config,
    ts.sys,
    dirname(absolute),
    undefined,
    absolute,
  );
};

const ELSEWHERE: ReadonlySet<string> = new Set(['Date', 'Intl', 'console', 'setTimeout', 'setInterval', 'globalThis']);

/** Globals in code, not in comments and texts; `Math` may be used, except for randomness. */
const namesOfElsewhere = ({ path, text }: SourceFile): readonly string[] => {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && (ELSEWHERE.has(node.text) || (node.text === 'Math' && !isCalculation(node.parent))))
      found.push(`${path}: ${node.parent.getText()}`);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
};

const isCalculation = (node: ts.Node): boolean => ts.isPropertyAccessExpression(node) && node.name.text !== 'random';

describe('CORE-1 the domain', () => {
  it.each([
    ['src-domain/tsconfig.json', 100],
    ['src-domain/testing/tsconfig.json', 10],
    ['src-domain/tsconfig.package.json', 100],
  ])('compiles with nothing but the language: %s', (path, least) => {
    const { options, fileNames, errors } = configOf(path);
    expect(errors).toEqual([]);
    expect(options).toMatchObject({
      lib: ['lib.es2023.d.ts'],
      types: [],
      strict: true,
      isolatedDeclarations: true,
      erasableSyntaxOnly: true,
    });
    expect(fileNames.length).toBeGreaterThan(least);
    expect(fileNames.filter((name) => !name.startsWith(resolve('src-domain')))).toEqual([]);
  });

  it('compiles without its generators', () => {
    expect(configOf('src-domain/tsconfig.json').fileNames.filter((name) => name.includes('/testing/'))).toEqual([]);
  });

  it('uses no clock, randomness, locale or console', () => {
    expect(domain.length).toBeGreaterThan(120);
    expect(domain.flatMap(namesOfElsewhere)).toEqual([]);
  });

  it('would be detected', () => {
    const text =
      'new Date(); Math.random(); const { random } = Math; console.log(Math.max(1, 2)); // Date\n"Intl"; setTimeout(f)';
    expect(namesOfElsewhere({ path: 'x.ts', text })).toHaveLength(5);
  });
});
