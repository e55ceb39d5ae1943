import { jsonCodec, type Codec } from '../drivers/browser/stored-value.ts';

/** A stored list; entries that cannot be read are left out. */
export const listCodec = <Item>(read: (item: unknown) => Item | undefined): Codec<readonly Item[]> =>
  jsonCodec<readonly Item[]>((json) =>
    Array.isArray(json) ? json.map(read).filter((item) => item !== undefined) : undefined,
  );

/** Whether a stored value is a whole number above zero. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
