/** Returns the section and the remaining path of a URL. */
export const readPath = (pathname: string): { readonly key: string; readonly rest: readonly string[] } => {
  const [key = '', ...rest] = pathname
    .slice('/desk'.length)
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  return { key, rest };
};

/** The form that is sent to an address: forms are named by the section and what they are about. */
export const formAt = (pathname: string): string => {
  const { key, rest } = readPath(pathname);
  return [key, ...rest.slice(0, 1)].join('/');
};

/** Returns the page after sign-in, which must belong to the desk. */
export const nextOf = (path: string): string =>
  /^\/desk(?:[/?](?!\/)[^\\\s]*)?$/.test(path) && !/^\/desk\/sign-(?:in|out)\b/.test(path) ? path : '/desk';

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};
