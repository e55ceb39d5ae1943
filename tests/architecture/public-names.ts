import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A name that a front door of the domain gives away, or a member of such a port. */
export type PublicName = {
  readonly feature: string;
  readonly name: string;
  readonly path: string;
  readonly docstring: string;
};

/** Every public name of a feature, in the order of its `index.ts`. Throws when one cannot be found. */
export const publicNames = (feature: string): readonly PublicName[] =>
  statementsOf(`src-domain/${feature}/index.ts`).flatMap((statement) => {
    if (
      !ts.isExportDeclaration(statement) ||
      !statement.moduleSpecifier ||
      !ts.isStringLiteral(statement.moduleSpecifier)
    )
      throw new Error(`${feature}/index.ts does more than re-export: ${statement.getText()}`);
    const path = join(`src-domain/${feature}`, statement.moduleSpecifier.text);
    const declared = declarationsOf(path);
    const wanted = statement.exportClause ? namesIn(statement.exportClause) : [...declared.keys()];
    return wanted.flatMap((name) => {
      const declaration = declared.get(name);
      if (!declaration) throw new Error(`${path} declares no ${name}`);
      const members = ts.isInterfaceDeclaration(declaration) ? declaration.members : [];
      return [
        { feature, name, path, docstring: docstringOf(declaration) },
        ...members.map((member) => ({
          feature,
          name: `${name}.${member.name?.getText() ?? '()'}`,
          path,
          docstring: docstringOf(member),
        })),
      ];
    });
  });

const namesIn = (clause: ts.NamedExportBindings): readonly string[] => {
  if (!ts.isNamedExports(clause)) throw new Error(`A front door names what it gives away: ${clause.getText()}`);
  return clause.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
};

const statementsOf = (path: string): readonly ts.Statement[] => {
  if (!existsSync(path)) throw new Error(`${path} is missing in ${dirname(path)}`);
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true).statements.slice();
};

const declarationsOf = (path: string): ReadonlyMap<string, ts.Statement> => {
  const declared = new Map<string, ts.Statement>();
  for (const statement of statementsOf(path)) {
    if (
      !ts.canHaveModifiers(statement) ||
      !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    )
      continue;
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) declared.set(name.getText(), statement);
    else if (
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      (ts.isFunctionDeclaration(statement) && statement.name)
    )
      declared.set(statement.name?.text ?? '', statement);
  }
  return declared;
};

const docstringOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '')
    .join(' ')
    .trim();
