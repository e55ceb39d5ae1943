/** Characters that cannot be stored: NUL and lone surrogates. */
const UNUSABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

export const cleanText = (text: string): string => (UNUSABLE.test(text) ? text.replace(UNUSABLE, '') : text);

/** The same value without unusable characters; `undefined` when it is nested more than `levels` deep. */
export const cleanValue = (value: unknown, levels: number): { readonly value: unknown } | undefined => {
  if (typeof value === 'string') return { value: cleanText(value) };
  if (typeof value !== 'object' || value === null) return { value };
  if (levels === 0) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => cleanValue(item, levels - 1));
    return items.includes(undefined) ? undefined : { value: items.map((item) => item?.value) };
  }
  const record: Record<string, unknown> = Object.create(null);
  for (const [name, member] of Object.entries(value)) {
    const clean = cleanValue(member, levels - 1);
    if (!clean) return undefined;
    record[cleanText(name)] = clean.value;
  }
  return { value: record };
};
