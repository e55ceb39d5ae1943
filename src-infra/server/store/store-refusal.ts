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
  }
};
