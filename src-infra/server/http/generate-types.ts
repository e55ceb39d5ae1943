// Writes openapi.generated.ts and openapi.generated.json from openapi.yaml. Run: npx tsx src-infra/server/http/generate-types.ts
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

type Operation = { readonly operationId: string; readonly security?: readonly unknown[] };
type Description = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | readonly unknown[]>>>> };

const at = (file: string): URL => new URL(file, import.meta.url);

/** The two generated files, from the text of the description. */
export const generate = async (yaml: string): Promise<{ readonly types: string; readonly document: string }> => {
  const { 'x-shared': _shared, ...description } = parse(yaml, { merge: true, maxAliasCount: -1 }) as Description & Record<string, unknown>;
  const document = JSON.stringify(description);
  const types = astToString(await openapiTypescript(JSON.parse(document), { immutable: true }));
  const secured = operationsOf(description).filter(({ security = [] }) => security.length > 0);
  return {
    document: `${document}\n`,
    types: [
      '// Generated from openapi.yaml by generate-types.ts; not edited by hand.',
      types,
      '/** Operations that need a token. */',
      `export type SecuredOperation =\n${secured.map(({ operationId }) => `  | '${operationId}'`).join('\n')};`,
      '',
    ].join('\n'),
  };
};

const operationsOf = ({ paths }: Description): Operation[] =>
  Object.values(paths).flatMap((item) => Object.values(item).filter((member): member is Operation => 'operationId' in member));

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { types, document } = await generate(await readFile(at('openapi.yaml'), 'utf8'));
  await writeFile(at('openapi.generated.ts'), types);
  await writeFile(at('openapi.generated.json'), document);
}
