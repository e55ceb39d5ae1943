import { readdirSync, readFileSync } from 'node:fs';

const listed = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`);

export type SourceFile = { readonly path: string; readonly text: string };

const read = (path: string): SourceFile => ({ path, text: readFileSync(path, 'utf8') });

/** Every TypeScript file of the shipped rings. */
export const sources: readonly SourceFile[] = ['src-domain', 'src-infra', 'src']
  .flatMap((ring) => listed(ring, /\.tsx?$/))
  .map(read);

export type Import = { readonly from: string; readonly target: string };

/** Every static and dynamic import and re-export, with relative targets resolved to repository paths. */
export const importsOf = ({ path, text }: SourceFile): readonly Import[] =>
  [...text.matchAll(/(?<!')\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => ({
    from: path,
    target: resolve(path, match[1] ?? ''),
  }));

const ALIASES = { '@domain/': 'src-domain/', '@infra/': 'src-infra/', '@app/': 'src/' } as const;

const resolve = (path: string, target: string): string => {
  for (const [alias, folder] of Object.entries(ALIASES))
    if (target.startsWith(alias)) return folder + target.slice(alias.length);
  if (!target.startsWith('.')) return target;
  const parts = path.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
};
