import * as fc from 'fast-check';
import { resolve } from '@infra/server/http/contract/description.ts';
import { typesOf, type JsonSchema } from '@infra/server/http/contract/json-schema.ts';

/** The keywords that parameters of the description use beside those that the server itself reads. */
type ParameterSchema = JsonSchema & {
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};

/** Ids of the demo city are small: most of these exist. */
const KNOWN_IDS = 12;
const MANY = 4;

/** Long texts are those that an index or a column may refuse. */
const LONGEST = 8_192;

const textArb = ({ pattern, minLength = 0, maxLength = 40 }: ParameterSchema): fc.Arbitrary<string> => {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const length = Math.min(maxLength, LONGEST);
  return fc.oneof(
    {
      weight: 9,
      arbitrary: fc.string({ minLength, maxLength: Math.max(minLength, Math.min(length, 40)), unit: 'grapheme' }),
    },
    { weight: 1, arbitrary: fc.string({ minLength: length, maxLength: length, unit: 'binary-ascii', size: 'max' }) },
    { weight: 1, arbitrary: fc.string({ minLength: length, maxLength: length, unit: 'grapheme-ascii', size: 'max' }) },
  );
};

const numberArb = (schema: ParameterSchema, isWhole: boolean): fc.Arbitrary<number> => {
  const least = schema.minimum ?? schema.exclusiveMinimum ?? 0;
  const small = fc.integer({ min: Math.ceil(least), max: Math.max(Math.ceil(least), KNOWN_IDS) });
  const most = fc.constantFrom(least, schema.maximum ?? 1_000_000);
  const cents = small.map((value) => value + 0.01);
  return isWhole ? fc.oneof({ weight: 5, arbitrary: small }, most) : fc.oneof(small, cents, most);
};

const objectArb = (schema: ParameterSchema): fc.Arbitrary<Record<string, unknown>> => {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, validArb(field)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
};

/** Values that a schema allows. */
export const validArb = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const resolved = resolve(schema) as ParameterSchema;
  if (resolved.const !== undefined) return fc.constant(resolved.const);
  if (resolved.enum) return fc.constantFrom(...resolved.enum);
  if (resolved.anyOf) return fc.oneof(...resolved.anyOf.map(validArb));
  return fc.oneof(...typesOf(resolved).map((type) => typeArb(type, resolved)));
};

const typeArb = (type: string, schema: ParameterSchema): fc.Arbitrary<unknown> => {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return numberArb(schema, true);
    case 'number':
      return numberArb(schema, false);
    case 'array': {
      const { minItems = 0, maxItems = MANY } = schema;
      return fc.array(schema.items ? validArb(schema.items) : fc.anything(), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, MANY)),
      });
    }
    case 'object':
      return objectArb(schema);
    default:
      return textArb(schema);
  }
};

/** Values that no schema allows, or that a careless reader stumbles over. */
export const hostileArb: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, '', ' ', 'NaN', '-1', '1e400', '0x10', '٣', "' or 1=1 --", '%', '_', '\\', '\u0000', '\ud800'),
  fc.constantFrom(-1, 0, 0.001, 2 ** 31, 2 ** 53, 1e308, true, '<script>', '../../etc/passwd', '1,2', '2025-02-30'),
  fc.constantFrom('x'.repeat(5_000), [], {}, [[]], [null], { $ref: '#' }, { constructor: 1 }, [{ id: {} }]),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Parameters of a call: most are as described, some are missing, a few are hostile. */
export const parametersArb = ({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(
      ...Object.entries(properties).map(([name, schema]) =>
        fc.oneof(
          { weight: 12, arbitrary: validArb(schema).map((value) => [name, value] as const) },
          { weight: required.includes(name) ? 1 : 12, arbitrary: fc.constant(undefined) },
          { weight: 1, arbitrary: hostileArb.map((value) => [name, value] as const) },
        ),
      ),
    )
    .map((entries) => Object.fromEntries(entries.filter((entry) => entry !== undefined)));
