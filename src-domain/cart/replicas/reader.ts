import { err, ok, type Result } from '../../kernel/result.ts';

/** Data of the wrong shape; `field` is the path to the fault, such as `line.item.price`, or empty for the whole. */
export type Malformed = { readonly kind: 'malformed'; readonly field: string };

/** Validates data of another tab or of a store (L12). Never throws for plain data. */
export type Reader<Value> = (value: unknown) => Result<Value, Malformed>;

const malformed = (...path: readonly string[]): Result<never, Malformed> =>
  err({ kind: 'malformed', field: path.filter((name) => name !== '').join('.') });

/** A whole number from `least` to `most`. */
export const readWhole =
  (least: number, most: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
      ? ok(value)
      : malformed();

/** A string of at most `most` UTF-16 code units. */
export const readText =
  (most: number): Reader<string> =>
  (value) =>
    typeof value === 'string' && value.length <= most ? ok(value) : malformed();

/** A boolean. */
export const readBoolean: Reader<boolean> = (value) => (typeof value === 'boolean' ? ok(value) : malformed());

/** One of the given strings or numbers. */
export const readOneOf =
  <const Value extends string | number>(...values: readonly Value[]): Reader<Value> =>
  (value) => {
    const known = values.find((one) => one === value);
    return known === undefined ? malformed() : ok(known);
  };

/** The value, or undefined. */
export const readOptional =
  <Value>(reader: Reader<Value>): Reader<Value | undefined> =>
  (value) =>
    value === undefined ? ok(undefined) : reader(value);

/** The value, if it satisfies the predicate. */
export const readFit =
  <Value>(reader: Reader<Value>, isFit: (value: Value) => boolean): Reader<Value> =>
  (value) => {
    const read = reader(value);
    return read.ok && !isFit(read.value) ? malformed() : read;
  };

/** The value, mapped to another type. */
export const readAs =
  <Value, Other>(reader: Reader<Value>, made: (value: Value) => Other): Reader<Other> =>
  (value) => {
    const read = reader(value);
    return read.ok ? ok(made(read.value)) : read;
  };

/** An array of at most `most` valid values. */
export const readList =
  <Value>(reader: Reader<Value>, most: number): Reader<readonly Value[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return malformed();
    const values: Value[] = [];
    for (const [index, one] of value.entries()) {
      const read = reader(one);
      if (!read.ok) return malformed(String(index), read.error.field);
      values.push(read.value);
    }
    return ok(values);
  };

/** An object with these members; other members are dropped. */
export const readObject =
  <Shape extends object>(readers: { readonly [Name in keyof Shape]: Reader<Shape[Name]> }): Reader<Shape> =>
  (value) => {
    if (!isRecord(value)) return malformed();
    const shape: Partial<Shape> = {};
    for (const name in readers) {
      const read = readers[name](value[name]);
      if (!read.ok) return malformed(name, read.error.field);
      shape[name] = read.value;
    }
    return ok(shape as Shape);
  };

/** A union of objects, told apart by `kind`. */
export const readKind =
  <Value extends { readonly kind: string }>(readers: {
    readonly [Kind in Value['kind']]: Reader<Value>;
  }): Reader<Value> =>
  (value) => {
    const kind = isRecord(value) ? value['kind'] : undefined;
    return typeof kind === 'string' && isNameOf(readers, kind) ? readers[kind](value) : malformed('kind');
  };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNameOf = <Names extends object>(names: Names, name: string): name is Extract<keyof Names, string> =>
  Object.hasOwn(names, name);
