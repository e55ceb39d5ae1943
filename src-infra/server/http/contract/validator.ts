import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { TextArgs, TextKey } from '../../foundation/messages/index.ts';
import { resolve, wholeDescription, type Operation } from './description.ts';
import { createCoerce } from './coerce.ts';
import type { JsonSchema } from './json-schema.ts';

export type FieldError = { readonly field: string; readonly text: TextKey; readonly args: TextArgs };
export type Checked = { readonly values: Record<string, unknown>; readonly mistakes: readonly FieldError[] };

/** Coerces and checks parameters against the description. Validators are compiled when first needed. */
export interface Validator {
  path(operation: Operation, values: Readonly<Record<string, unknown>>): Checked;
  parameters(operation: Operation, values: Readonly<Record<string, unknown>>): Checked;
  /** For tests: describes a mismatch between a response and the description; `undefined` if there is none. */
  answer(operation: Operation, status: number, body: unknown): string | undefined;
}

const DOCUMENT = 'api:/description';

export const createValidator = (): Validator => {
  // The description is checked by a test; checking it again at every start takes a tenth of it.
  const ajv = new Ajv2020({ strict: false, allErrors: true, meta: false, validateSchema: false });
  ajv.addSchema({ $id: DOCUMENT, ...wholeDescription });
  const compiled = new Map<string, ValidateFunction>();
  const coerce = createCoerce(resolve);

  const validate = (key: string, schema: JsonSchema): ValidateFunction => {
    const known = compiled.get(key);
    if (known) return known;
    const fresh = ajv.compile(absolute(schema) as JsonSchema);
    compiled.set(key, fresh);
    return fresh;
  };

  const check = (key: string, schema: JsonSchema, values: Readonly<Record<string, unknown>>): Checked => {
    const coerced = coerce(schema, values) as Record<string, unknown>;
    const test = validate(key, schema);
    return { values: coerced, mistakes: test(coerced) ? [] : unique((test.errors ?? []).flatMap(toFieldError)) };
  };

  return {
    path: (operation, values) => check(`path ${operation.id}`, operation.pathParameters, values),
    parameters: (operation, values) => check(`call ${operation.id}`, operation.parameters, values),
    answer: (operation, status, body) => {
      if (!(String(status) in operation.responses)) return `status ${status} is not described`;
      const schema = operation.responses[String(status)];
      if (!schema) return body === undefined ? undefined : 'a body is not described';
      const test = validate(`answer ${operation.id} ${status}`, schema);
      return test(body) ? undefined : ajv.errorsText(test.errors, { dataVar: 'answer' });
    },
  };
};

/** References of a part of the description are its own; a validator compiled alone needs them in full. */
const absolute = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(absolute);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, key === '$ref' ? DOCUMENT + String(value) : absolute(value)]),
  );
};

const toFieldError = ({ instancePath, keyword, params }: ErrorObject): readonly FieldError[] => {
  const place = instancePath.slice(1).replaceAll('/', '.');
  const mistake = (text: TextKey, args: TextArgs = {}, field = place): readonly FieldError[] => [
    { field, text, args: { field: field.replaceAll('_', ' '), ...args } },
  ];
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return mistake('FIELD_REQUIRED', {}, [place, String(params['missingProperty'])].filter(Boolean).join('.'));
    case 'type':
      return mistake('FIELD_TYPE', { type: String(params['type']) });
    case 'minLength':
      return mistake('FIELD_SHORT', { limit });
    case 'maxLength':
      return mistake('FIELD_LONG', { limit });
    case 'minimum':
    case 'exclusiveMinimum':
      return mistake('FIELD_LOW', { limit });
    case 'maximum':
    case 'exclusiveMaximum':
      return mistake('FIELD_HIGH', { limit });
    case 'minItems':
      return mistake('FIELD_FEW', { limit });
    case 'maxItems':
      return mistake('FIELD_MANY', { limit });
    case 'enum':
    case 'const':
      return mistake('FIELD_UNKNOWN');
    default:
      return mistake('FIELD_INVALID');
  }
};

/** Keeps the first error of each field. */
const unique = (mistakes: readonly FieldError[]): readonly FieldError[] =>
  [...new Map([...mistakes].reverse().map((mistake) => [mistake.field, mistake])).values()].reverse();
