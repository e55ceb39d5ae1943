import { wholeDescription } from '../contract/index.ts';

/** A schema as the description writes it; only the members that the reference shows. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
};

/** One parameter or one member of a body. */
export type Field = {
  readonly name: string;
  readonly place: 'path' | 'query' | 'body';
  readonly isRequired: boolean;
  readonly schema: Schema;
  readonly description: string;
};

export type ReferenceOperation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly isSecured: boolean;
  readonly role: string | undefined;
  readonly fields: readonly Field[];
  /** Schema of the successful answer. */
  readonly answer: Schema | undefined;
};

export type Reference = {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly operations: readonly ReferenceOperation[];
  readonly schemas: Readonly<Record<string, Schema>>;
};

type Content = { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>; readonly $ref?: string };
type Parameter = {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly description?: string;
};
type Raw = {
  readonly operationId: string;
  readonly summary?: string;
  readonly security?: readonly unknown[];
  readonly 'x-role'?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
};
type Path = Readonly<Record<string, Raw>> & { readonly parameters?: readonly Parameter[] };
type Description = {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Path>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const;

/** Returns what the reference page shows, from the OpenAPI description that the server validates calls with. */
export const readReference = (): Reference => {
  const { info, paths, components } = wholeDescription as Description;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [toOperation(method, path, item[method], item.parameters ?? [])] : [])),
  );
  return { ...info, operations, schemas: components.schemas };
};

const toOperation = (method: string, path: string, raw: Raw, shared: readonly Parameter[]): ReferenceOperation => {
  const parameters = [...shared, ...(raw.parameters ?? [])].map((parameter) => follow(parameter));
  const success = Object.entries(raw.responses).find(([status]) => status.startsWith('2'))?.[1];
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    summary: raw.summary ?? '',
    isSecured: (raw.security ?? []).length > 0,
    role: raw['x-role'],
    fields: [
      ...parameters.map((parameter): Field => ({
        name: parameter.name,
        place: parameter.in,
        isRequired: parameter.required === true,
        schema: parameter.schema,
        description: parameter.description ?? '',
      })),
      ...bodyFields(raw.requestBody),
    ],
    answer: success && schemaOf(follow(success)),
  };
};

const bodyFields = (body: Content | undefined): readonly Field[] => {
  const schema = body && schemaOf(follow(body));
  const { properties = {}, required = [] } = schema ? follow(schema) : {};
  return Object.entries(properties).map(([name, member]) => ({
    name,
    place: 'body',
    isRequired: required.includes(name),
    schema: member,
    description: member.description ?? '',
  }));
};

const schemaOf = ({ content = {} }: Content): Schema | undefined => Object.values(content)[0]?.schema;

/** Returns what a local reference points at. */
const follow = <Value extends { readonly $ref?: string }>(value: Value): Value => {
  if (value.$ref === undefined) return value;
  const keys = value.$ref.slice(2).split('/');
  return follow(keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], wholeDescription) as Value);
};
