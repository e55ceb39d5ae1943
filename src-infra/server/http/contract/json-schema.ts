/** The part of JSON Schema 2020-12 that the description uses. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly additionalProperties?: boolean | JsonSchema;
};

/** Follows references until there is none. */
export type Resolve = (schema: JsonSchema) => JsonSchema;

export const typesOf = ({ type, properties }: JsonSchema): readonly string[] => {
  if (typeof type === 'string') return [type];
  return type ?? (properties ? ['object'] : []);
};
