export { readHeader, restoreLines, type RestoreRefusal } from './read-backup.ts';
export { backupLines } from './write-backup.ts';
