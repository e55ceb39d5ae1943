import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** Every TypeScript file of the tests, but for the program that consumes the package. */
export const testFiles: readonly SourceFile[] = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('consumer/'))
  .map((path) => ({ path: `tests/${path}`, text: readFileSync(`tests/${path}`, 'utf8') }));

/** Every node of a file, parents before children. */
export const nodesOf = ({ path, text }: SourceFile): readonly ts.Node[] => {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return nodes;
};
