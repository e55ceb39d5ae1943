/** Cookies by name; what cannot be read counts as absent. */
export const readCookies = (header: string): ReadonlyMap<string, string> =>
  new Map(
    header.split(';').flatMap((pair) => {
      const [, name = '', value = ''] = /^\s*([^=\s]+)\s*=(.*)$/s.exec(pair) ?? [];
      try {
        return name === '' ? [] : [[name, decodeURIComponent(value.trim())] as const];
      } catch {
        return [];
      }
    }),
  );
