import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

const MEGABYTE = 1024 * 1024;

/** Whether the disk of a folder, which may not exist yet, has so many megabytes left for those who are not root. */
export const hasDiskSpace = async (folder: string, megabytes: number): Promise<boolean> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= megabytes * MEGABYTE;
  } catch (failure) {
    const parent = dirname(folder);
    if (!(failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') || parent === folder)
      throw failure;
    return hasDiskSpace(parent, megabytes);
  }
};
