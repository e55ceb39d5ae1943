import ts from 'typescript';

/** What the compiler sees of files in a world that has ES2023 and nothing else. */
export type Reading = {
  readonly files: readonly string[];
  readonly faults: readonly string[];
  /** Names that no module declares: of a browser, of Node, or of the clock and chance of the language. */
  readonly foreign: readonly string[];
};

const OPTIONS: ts.CompilerOptions = {
  lib: ['lib.es2023.d.ts'],
  types: [],
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
};

/** Of the language, but not of the domain: they bring time, place or chance of their own. */
const BANNED: ReadonlySet<string> = new Set(['Date', 'Intl', 'Math.random']);

/**
 * Reads declarations or JavaScript. Only faults in files of `folder` and that kind are told; JavaScript has no types
 * that could be wrong.
 */
export const readTypes = (roots: readonly string[], folder: string, kind: '.d.ts' | '.js'): Reading => {
  const program = ts.createProgram({ rootNames: roots, options: OPTIONS });
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter((file) => !program.isSourceFileDefaultLibrary(file));
  const own = sources.filter(({ fileName }) => fileName.startsWith(folder) && fileName.endsWith(kind));
  const diagnostics = own.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]);
  const told = diagnostics.map(({ file, messageText }) => ({
    path: file?.fileName ?? '',
    text: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
  const unknown = told.filter(({ text }) => text.startsWith('Cannot find name'));
  return {
    files: sources.map(({ fileName }) => fileName),
    faults: (kind === '.js' ? [] : told).map(({ path, text }) => `${path}: ${text}`),
    foreign: [
      ...unknown.map(({ path, text }) => `${path}: ${text}`),
      ...own.flatMap((file) => bannedIn(file, checker).map((name) => `${file.fileName}: ${name}`)),
    ],
  };
};

const bannedIn = (node: ts.Node, checker: ts.TypeChecker): readonly string[] => {
  const found: string[] = [];
  const look = (one: ts.Node): void => {
    const name = ts.isIdentifier(one) ? nameInLanguage(checker.getSymbolAtLocation(one)) : undefined;
    if (name !== undefined && BANNED.has(name)) found.push(name);
    ts.forEachChild(one, look);
  };
  look(node);
  return found;
};

/** `Date`, `Math.random`: what a name stands for when the language's own library declares it. */
const nameInLanguage = (symbol: ts.Symbol | undefined): string | undefined => {
  const declaration = symbol?.declarations?.[0];
  if (!symbol || !declaration || !/\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) return undefined;
  return ts.isInterfaceDeclaration(declaration.parent) ? `${declaration.parent.name.text}.${symbol.name}` : symbol.name;
};
