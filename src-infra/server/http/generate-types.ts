// Writes openapi.generated.ts and openapi.generated.json from openapi.yaml and the area files beside the routes.
// Run: npx tsx src-infra/server/http/generate-types.ts
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

type Operation = { readonly operationId: string; readonly security?: readonly unknown[] };
type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | readonly unknown[]>>>>;
};

const at = (file: string): URL => new URL(file, import.meta.url);

/** The sources of the description: the shared file and one per area. */
export type DescriptionTexts = { readonly shared: string; readonly areas: readonly string[] };

export const readDescription = async (): Promise<DescriptionTexts> => {
  const files = await readdir(at('.'), { recursive: true });
  const areas = files.filter((file) => file.endsWith('.openapi.yaml')).sort();
  return {
    shared: await readFile(at('openapi.yaml'), 'utf8'),
    areas: await Promise.all(areas.map((file) => readFile(at(file), 'utf8'))),
  };
};

/** Generates both files from the sources. */
export const generate = async (
  texts: DescriptionTexts,
): Promise<{ readonly types: string; readonly document: string }> => {
  const description = merge(texts);
  const document = JSON.stringify(description);
  const types = astToString(await openapiTypescript(JSON.parse(document), { immutable: true }));
  const secured = operationsOf(description).filter(({ security = [] }) => security.length > 0);
  return {
    document: `${document}\n`,
    types: [
      '// Generated from openapi.yaml and *.openapi.yaml by generate-types.ts; not edited by hand.',
      types,
      '/** Operations that need a token. */',
      `export type SecuredOperation =\n${secured.map(({ operationId }) => `  | '${operationId}'`).join('\n')};`,
      '',
    ].join('\n'),
  };
};

type Parts = Readonly<Record<string, Shorthand>>;
type Root = { readonly components: { readonly responses: Parts; readonly schemas: object } };
type Area = { readonly paths: Description['paths']; readonly responses?: Parts; readonly schemas?: object };

/** Areas use YAML anchors (`*common`) of the shared file, so they are parsed together. */
const merge = ({ shared, areas }: DescriptionTexts): Description => {
  const { 'x-shared': _lists, ...root } = read(shared) as Root & Record<string, unknown>;
  const lists = /^x-shared:\n(?:[ #].*\n|\n)*/m.exec(shared)?.[0] ?? '';
  const parts = areas.map((area) => read(`${lists}\n${area}`) as Area);
  return {
    ...root,
    paths: together(parts.map(({ paths }) => paths)),
    components: {
      ...root.components,
      responses: together(
        [root.components.responses, ...parts.map(({ responses }) => responses)].map((responses = {}) =>
          spelledOut(responses),
        ),
      ),
      schemas: together([root.components.schemas, ...parts.map(({ schemas }) => schemas)]),
    },
  } as Description;
};

const read = (text: string): unknown => parse(text, { merge: true, maxAliasCount: -1 });

/** Merges records; throws if two areas define the same name. */
const together = (records: readonly (object | undefined)[]): Record<string, unknown> => {
  const all: Record<string, unknown> = {};
  for (const [name, value] of records.flatMap((record) => Object.entries(record ?? {}))) {
    if (name in all) throw new Error(`Described twice: ${name}`);
    all[name] = value;
  }
  return all;
};

/** The four response formats (contract 1.2, 1.3), with the name of their schema. */
type Shorthand = {
  readonly description: string;
  /** One item in an envelope. */
  readonly 'x-data'?: string;
  /** An array in an envelope. */
  readonly 'x-array'?: string;
  /** A page with links and meta. */
  readonly 'x-list'?: string;
  /** `{data: […]}` and nothing else. */
  readonly 'x-bare-array'?: string;
};

const spelledOut = (responses: Parts): object =>
  Object.fromEntries(Object.entries(responses).map(([name, response]) => [name, spellOut(response)]));

const spellOut = (response: Shorthand): object => {
  const { description, 'x-data': one, 'x-array': many, 'x-list': list, 'x-bare-array': bare } = response;
  const answer = (schema: object): object => ({ description, content: { 'application/json': { schema } } });
  const within = (form: string, data: object): object => ({
    allOf: [ref(form), { type: 'object', required: ['data'], properties: { data } }],
  });
  if (one !== undefined) return answer(within('Envelope', ref(one)));
  if (many !== undefined) return answer(within('Envelope', arrayOf(many)));
  if (list !== undefined) return answer(within('List', arrayOf(list)));
  if (bare !== undefined)
    return answer({
      type: 'object',
      required: ['data'],
      additionalProperties: false,
      properties: { data: arrayOf(bare) },
    });
  return response;
};

const ref = (schema: string): object => ({ $ref: `#/components/schemas/${schema}` });
const arrayOf = (schema: string): object => ({ type: 'array', items: ref(schema) });

const operationsOf = ({ paths }: Description): Operation[] =>
  Object.values(paths).flatMap((item) =>
    Object.values(item).filter((member): member is Operation => 'operationId' in member),
  );

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { types, document } = await generate(await readDescription());
  await writeFile(at('openapi.generated.ts'), types);
  await writeFile(at('openapi.generated.json'), document);
}
