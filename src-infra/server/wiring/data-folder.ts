import type { ServerConfig } from '../config.ts';

/** Returns the folder whose disk must not fill up; `undefined` where nothing is written or nobody asks. */
export const dataFolderOf = ({ store, minFreeDiskMb, uploadsDirectory }: ServerConfig): string | undefined => {
  if (minFreeDiskMb === 0 || store.kind === 'memory') return undefined;
  return store.kind === 'embedded' ? store.directory : uploadsDirectory;
};
