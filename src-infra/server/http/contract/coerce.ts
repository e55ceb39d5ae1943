import { typesOf, type JsonSchema, type Resolve } from './json-schema.ts';

const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/**
 * Coerces text to the types of the schema (contract 1.1, 1.7): numbers, booleans as 1 and 0, single values and
 * comma-separated lists to arrays. Values that cannot be coerced are left for the validator; unknown members and absent
 * values (null, or an empty text where none is wanted) are dropped.
 */
export const createCoerce = (resolve: Resolve) => {
  const coerce = (wanted: JsonSchema, value: unknown): unknown => {
    const schema = resolve(wanted);
    if (schema.anyOf) return coerceAny(schema.anyOf, value);
    const type = typesOf(schema).find((name) => name !== 'null') ?? '';
    switch (type) {
      case 'integer':
      case 'number':
        return typeof value === 'string' && NUMBER.test(value.trim()) ? finite(value) : value;
      case 'boolean':
        return truth.has(value) ? truth.get(value) : value;
      case 'string':
        return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
      case 'array':
        return listOf(value).map((item) => coerce(schema.items ?? {}, item));
      case 'object':
        return isRecord(value) && schema.properties ? coerceMembers(schema, value) : value;
      default:
        return value;
    }
  };

  const coerceAny = (branches: readonly JsonSchema[], value: unknown): unknown => {
    const kind = Array.isArray(value) ? 'array' : typeof value;
    const fitting = branches.map(resolve).find((branch) => typesOf(branch).includes(kind));
    return fitting ? coerce(fitting, value) : value;
  };

  const coerceMembers = (schema: JsonSchema, value: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const members: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      if (!Object.hasOwn(value, name) || isAbsent(resolve(member), value[name])) continue;
      members[name] = coerce(member, value[name]);
    }
    return members;
  };

  return coerce;
};

const truth = new Map<unknown, boolean>([
  ['true', true],
  ['1', true],
  [1, true],
  [true, true],
  ['false', false],
  ['0', false],
  [0, false],
  [false, false],
]);

const isAbsent = (schema: JsonSchema, value: unknown): boolean =>
  value === undefined ||
  (value === null && !typesOf(schema).includes('null')) ||
  // What clients of other servers send for a number that they do not know.
  ((value === '' || value === 'NaN') && !typesOf(schema).includes('string') && !schema.anyOf);

const listOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? value.split(',') : [value];
};

const finite = (text: string): unknown => {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
