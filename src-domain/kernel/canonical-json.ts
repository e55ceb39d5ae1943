/** The values of canonical JSON: no fractions, so that every number has one spelling. */
export type CanonicalValue =
  | string
  | number
  | boolean
  | null
  | readonly CanonicalValue[]
  | { readonly [name: string]: CanonicalValue };

/**
 * RFC 8785 for whole numbers, NFC text, arrays and objects with sorted names (contract 8.2). Throws RangeError for
 * fractions and numbers of 2^53 or more: decimals are written as text.
 */
export const canonicalJson = (value: CanonicalValue): string => {
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'));
  if (typeof value === 'number') return wholeNumber(value);
  if (typeof value === 'boolean' || value === null) return String(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value).map(([name, member]) => [name.normalize('NFC'), member] as const);
  return `{${members
    .sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`)
    .join(',')}}`;
};

const isList = (value: CanonicalValue): value is readonly CanonicalValue[] => Array.isArray(value);

const wholeNumber = (value: number): string => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Canonical JSON holds whole numbers, got ${value}`);
  return String(value + 0);
};
