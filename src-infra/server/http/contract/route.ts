/** A segment with a value in it: `{id}`, `order-{tag}-process`. */
const SEGMENT = /^([^{}]*)\{(\w+)\}([^{}]*)$/;

/** Converts a path to the router's syntax; a value takes its whole segment. */
export const routeOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => {
      const [, before = '', name = '', after = ''] = SEGMENT.exec(segment) ?? [];
      if (name === '') return segment;
      return before + after === '' ? `:${name}` : `:${name}{${before}[^/]+${after}}`;
    })
    .join('/');

/** Returns the values of the path parameters. */
export const pathValuesOf = (
  path: string,
  found: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const parts = new Map(
    path.split('/').flatMap((segment) => {
      const [, before = '', name = '', after = ''] = SEGMENT.exec(segment) ?? [];
      return name === '' ? [] : [[name, { before: before.length, after: after.length }] as const];
    }),
  );
  return Object.fromEntries(
    Object.entries(found).map(([name, text]) => [
      name,
      text.slice(parts.get(name)?.before ?? 0, text.length - (parts.get(name)?.after ?? 0)),
    ]),
  );
};
