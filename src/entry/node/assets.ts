import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the chunk that contains the libraries of the first visit. */
export const LIBRARIES = 'libraries';

type ManifestChunk = {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The assets that a page needs of the built client, as absolute paths. */
export type PageAssets = {
  readonly entry: string;
  /** The libraries come first: the boot script runs them in a separate task. */
  readonly scripts: readonly string[];
  readonly styles: readonly Style[];
  /**
   * Assets of the parts of a page, by module, without those of the page itself. Which part is used follows from the
   * page's data.
   */
  readonly parts: Readonly<Record<string, PagePart>>;
};
type Style = { readonly href: string; readonly css: string };
export type PagePart = { readonly scripts: readonly string[]; readonly styles: readonly Style[] };

/** Entry of the browser bundle, as named in the manifest. */
export const CLIENT_ENTRY = 'index.html';
const FURTHER_PAGES = 'src/composition/further-pages.ts';

/**
 * Returns the scripts and styles of a page: those of the entry and of the page module, with all their static imports.
 */
export const createPageAssets = (clientDir: string): ((source: string | undefined) => PageAssets) => {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const known = new Map<string, PageAssets>();
  return (source) => {
    const key = source ?? '';
    const found = known.get(key) ?? collect(manifest, clientDir, source);
    known.set(key, found);
    return found;
  };
};

const COMFORT_STYLES = 'src/styles/comfort.scss';

/** ACCESS-3a: Returns the styles of a chosen comfort, which no page has by itself. */
export const comfortStylesIn = (clientDir: string): Pick<PageAssets, 'styles'> => {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  return { styles: [styleOf(chunkOf(manifest, COMFORT_STYLES).file, clientDir)] };
};

const collect = (manifest: Manifest, clientDir: string, source: string | undefined): PageAssets => {
  const names = source === undefined ? [] : [...between(manifest, source), source];
  const needed = reachable(manifest, [CLIENT_ENTRY, ...names]);
  const chunks = [...needed.filter(isLibrary), ...needed.filter((chunk) => !isLibrary(chunk))];
  const page = filesOf(chunks, clientDir);
  const parts = partsOf(manifest, source).map((part) => {
    const { scripts, styles } = filesOf(reachable(manifest, [part]), clientDir);
    const isNew = ({ href }: Style): boolean => page.styles.every((known) => known.href !== href);
    return [
      part,
      { scripts: scripts.filter((file) => !page.scripts.includes(file)), styles: styles.filter(isNew) },
    ] as const;
  });
  return { entry: `/${chunkOf(manifest, CLIENT_ENTRY).file}`, ...page, parts: Object.fromEntries(parts) };
};

/** What imports the module of a page, unless the entry does. */
const between = (manifest: Manifest, source: string): readonly string[] =>
  (manifest[FURTHER_PAGES]?.dynamicImports ?? []).includes(source) ? [FURTHER_PAGES] : [];

const isLibrary = ({ name }: ManifestChunk): boolean => name === LIBRARIES;

const filesOf = (chunks: readonly ManifestChunk[], clientDir: string): PagePart => ({
  scripts: chunks.map((chunk) => `/${chunk.file}`).filter((file) => file.endsWith('.js')),
  styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => styleOf(file, clientDir)),
});

const styleOf = (file: string, clientDir: string): Style => ({
  href: `/${file}`,
  css: readFileSync(join(clientDir, file), 'utf8').trim(),
});

/** The parts of a page, of which it loads one when it is prepared: `home-2.part.ts` beside `home.page.ts`. */
export const partsOf = (manifest: Manifest, source = ''): readonly string[] =>
  Object.keys(manifest).filter((name) => pageOfPart(name) === source);

/** Returns the module of the page that a module is a part of; `undefined` for any other module. */
export const pageOfPart = (name: string): string | undefined => {
  const page = name.replace(/-[^-]+\.part\.ts$/, '.page.ts');
  return page === name ? undefined : page;
};

/** Returns the given chunks and all their static imports. */
export const reachable = (manifest: Manifest, names: readonly string[]): readonly ManifestChunk[] => {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of chunkOf(manifest, name).imports ?? []) visit(next);
  };
  for (const name of names) visit(name);
  return [...seen].map((name) => chunkOf(manifest, name));
};

const chunkOf = (manifest: Manifest, name: string): ManifestChunk => {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The built client has no ${name}; run the build again`);
  return chunk;
};
