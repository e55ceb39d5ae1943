import type { TableEntry } from './types.ts';

/** "W1 2" is the table W1 with two chairs; "W1 2 out" is not set at the moment. */
export const tables = (...entries: readonly string[]): readonly TableEntry[] =>
  entries.map((entry) => {
    const [name = '', chairs = '', mark] = entry.split(' ');
    return { name, chairs: Number(chairs), ...(mark === 'out' && { isOut: true }) };
  });
