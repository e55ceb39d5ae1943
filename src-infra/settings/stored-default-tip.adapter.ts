import { readDefaultTip, type ChosenDefaultTip } from '@domain/checkout/index.ts';
import { createStoredValue, type TextStore } from '../drivers/browser/stored-value.ts';

/** ORDER-1m: the default tip, in a cookie, so that the server renders its choice. */
export const createStoredDefaultTip = ({ store }: { readonly store: TextStore }): ChosenDefaultTip =>
  createStoredValue<number | undefined>(
    store,
    { read: readDefaultTip, write: (percent) => (percent === undefined ? undefined : String(percent)) },
    undefined,
  );
