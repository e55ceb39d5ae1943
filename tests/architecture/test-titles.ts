import { readFileSync } from 'node:fs';
import ts from 'typescript';

const isCallTo = (node: ts.Node, name: RegExp): node is ts.CallExpression =>
  ts.isCallExpression(node) && name.test(node.expression.getText());

/** Titles of every `describe` and `it` of a test file, in the order of the file. */
export const titlesOf = (path: string): readonly string[] => titlesOfCalls(path, /^(?:describe|it)\b/);

/** Titles of every `it` of a test file, in the order of the file. */
export const testTitlesOf = (path: string): readonly string[] => titlesOfCalls(path, /^it\b/);

const titlesOfCalls = (path: string, name: RegExp): readonly string[] => {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const [title] = isCallTo(node, name) ? node.arguments : [];
    if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
    else if (title && ts.isTemplateExpression(title)) titles.push(title.getText().slice(1, -1));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return titles;
};

/** Full names of the tests of a file as a run reports them: the titles of the groups around it, then its own. */
export const fullTitlesOf = (path: string): readonly string[] => {
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const [title] = isCallTo(node, /^(?:describe|it)\b/) ? node.arguments : [];
    const text = title && (ts.isStringLiteralLike(title) ? title.text : title.getText().slice(1, -1));
    const names = text === undefined ? groups : [...groups, text];
    if (text !== undefined && isCallTo(node, /^it\b/)) titles.push(names.join(' '));
    ts.forEachChild(node, (child) => visit(child, names));
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true), []);
  return titles;
};

const ID = /\b[A-Z]{3,}-\d+[a-z]?\b/g;

/** Ids in a title: `CART-4 L1 the guest cart …` has CART-4. */
export const idsIn = (title: string): readonly string[] => title.match(ID) ?? [];

/** A title without the ids it starts with. */
export const withoutIds = (title: string): string => title.replace(/^(?:(?:[A-Z]{2,}-?\d+[a-z]?|L\d+),? )+/, '').trim();
