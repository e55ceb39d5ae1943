import type { StoreRefusal } from './open-store.ts';

/** Says in one sentence why the data cannot be opened, and what to do. */
export const storeRefusalText = (refusal: StoreRefusal): string => {
  switch (refusal.kind) {
    case 'in-use':
      return (
        `The data in ${refusal.directory} is in use by process ${refusal.process}; ` +
        'stop that one or choose another DATA_DIR.'
      );
    case 'tables-too-new':
      return `The tables need a newer version of this program, one that knows ${refusal.needs}; start that version.`;
    case 'database-away':
      return `PostgreSQL cannot be reached at ${refusal.place} (${refusal.reason}); start it or correct DATABASE_URL.`;
    case 'database-refuses':
      return `PostgreSQL at ${refusal.place} refuses DATABASE_URL (${refusal.reason}); correct one or the other.`;
    case 'database-owned':
      return (
        `The role of DATABASE_URL may not create tables at ${refusal.place} (${refusal.reason}); ` +
        'make it the owner of its database.'
      );
  }
};
