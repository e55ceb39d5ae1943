import { canonicalJson, type CanonicalValue } from '@domain/kernel/canonical-json.ts';
import { sha256Hex } from '@domain/kernel/sha256.ts';

export type SentCall = {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/** Contract 8.1: what makes two calls the same, whatever the language and however numbers were written. */
export const payloadHash = ({ method, path, params: { lang: _lang, ...params } }: SentCall): string =>
  sha256Hex(canonicalJson({ method, path, params: asText(params) }));

/** Scalars as text; null stays. */
const asText = (value: unknown): CanonicalValue => {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asText(member)]));
  return typeof value === 'string' ? value : JSON.stringify(value);
};
