import document from '../openapi.generated.json' with { type: 'json' };
import type { operations } from '../openapi.generated.ts';
import type { JsonSchema, Resolve } from './json-schema.ts';

export type OperationId = keyof operations;

/** One operation of the description, ready for routing and validation. */
export type Operation = {
  readonly id: OperationId;
  readonly method: string;
  /** In braces, without the base: `/rest/shops/{id}`. */
  readonly path: string;
  readonly isSecured: boolean;
  /** The only role that may call it. */
  readonly role: string | undefined;
  readonly pathParameters: JsonSchema;
  /** Query and body as one object (contract 1.1). */
  readonly parameters: JsonSchema;
  readonly responses: Readonly<Record<string, JsonSchema | undefined>>;
  /** The maximum number of files in a multipart body. */
  readonly maxFiles: number;
};

type Content = { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
};
type RawOperation = {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: Content | { readonly $ref: string };
  readonly responses: Readonly<Record<string, Content | { readonly $ref: string }>>;
  readonly security?: readonly unknown[];
  readonly 'x-role'?: string;
  readonly 'x-files'?: number;
};
type PathItem = { readonly parameters?: RawOperation['parameters'] } & Readonly<Record<string, RawOperation>>;
type Description = { readonly paths: Readonly<Record<string, PathItem>> };

// TypeScript infers a JSON file as one large literal, which no general type accepts.
const description = document as unknown as Description;
const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const;

/** The whole description, for validators that follow references into it. */
export const wholeDescription: object = description;

export const resolve: Resolve = (schema) =>
  schema.$ref === undefined ? schema : resolve(target(schema.$ref) as JsonSchema);

/** Every operation of the description; fixed paths precede those with parameters in the same position. */
export const readOperations = (): readonly Operation[] =>
  Object.entries(description.paths)
    .flatMap(([path, item]) =>
      METHODS.flatMap((method) =>
        item[method] ? [toOperation(method, path, item[method], item.parameters ?? [])] : [],
      ),
    )
    .sort((left, right) => (left.path.replaceAll('{', '~') < right.path.replaceAll('{', '~') ? -1 : 1));

const toOperation = (
  method: string,
  path: string,
  raw: RawOperation,
  shared: NonNullable<RawOperation['parameters']>,
): Operation => {
  const parameters = [...shared, ...(raw.parameters ?? [])].map((parameter) => followed<Parameter>(parameter));
  const body = raw.requestBody ? jsonOf(followed<Content>(raw.requestBody)) : undefined;
  return {
    id: raw.operationId as OperationId,
    method: method.toUpperCase(),
    path,
    isSecured: (raw.security ?? []).length > 0,
    role: raw['x-role'],
    pathParameters: asObject(parameters.filter((parameter) => parameter.in === 'path')),
    parameters: merged(asObject(parameters.filter((parameter) => parameter.in === 'query')), body ? resolve(body) : {}),
    responses: Object.fromEntries(
      Object.entries(raw.responses).map(([status, response]) => [status, jsonOf(followed<Content>(response))]),
    ),
    maxFiles: raw['x-files'] ?? 0,
  };
};

const jsonOf = ({ content }: Content): JsonSchema | undefined =>
  (content?.['application/json'] ?? content?.['multipart/form-data'])?.schema;

const asObject = (parameters: readonly Parameter[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

const merged = (query: JsonSchema, body: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { ...query.properties, ...body.properties },
  required: [...(query.required ?? []), ...(body.required ?? [])],
});

const followed = <Value extends object>(value: Value | { readonly $ref: string }): Value =>
  '$ref' in value && typeof value.$ref === 'string' ? (target(value.$ref) as Value) : (value as Value);

const target = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], description);
