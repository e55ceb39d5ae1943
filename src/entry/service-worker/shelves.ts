import { CACHE_PREFIX, KEPT_PREFIX } from '@infra/drivers/browser/kept-copies.ts';
import { ASSET_BOUNDS, PAGE_BOUNDS, READ_BOUNDS, type Bounds } from './bounds.ts';
import { createCopies, type Copies } from './copies.ts';
import type { Owner } from './owner.ts';
import type { WorkerDeps } from './worker-deps.ts';

/** Where copies stand: the files of this build, and what each person has seen. Pages name files, so they go with their build; answers of the API do not. */
export interface Shelves {
  readonly app: Copies;
  reads(owner: Owner): Copies;
  pages(owner: Owner): Copies;
  /** Everything of anybody else goes. */
  forgetOthers(here: Owner): Promise<void>;
  /** Files and pages of other builds go. */
  forgetOtherBuilds(): Promise<void>;
}

export const createShelves = ({ caches, now, build: { version } }: Pick<WorkerDeps, 'build' | 'caches' | 'now'>): Shelves => {
  const opened = new Map<string, Copies>();
  const open = (name: string, bounds: Bounds): Copies => {
    const copies = opened.get(name) ?? createCopies({ caches, name, bounds, now });
    opened.set(name, copies);
    return copies;
  };
  const forget = async (isOver: (name: string) => boolean): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(names.filter(isOver).map((name) => caches.delete(name)));
  };
  const reads = `${KEPT_PREFIX}reads-`;
  return {
    app: open(`${CACHE_PREFIX}app-${version}`, ASSET_BOUNDS),
    reads: (owner) => open(reads + owner, READ_BOUNDS),
    pages: (owner) => open(`${KEPT_PREFIX}pages-${version}-${owner}`, PAGE_BOUNDS),
    forgetOthers: (here) => forget((name) => name.startsWith(KEPT_PREFIX) && !name.endsWith(`-${here}`)),
    forgetOtherBuilds: () => forget((name) => name.startsWith(CACHE_PREFIX) && !name.startsWith(reads) && !name.includes(`-${version}`)),
  };
};
