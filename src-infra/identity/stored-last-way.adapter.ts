import { wayInOf, type LastWay, type WayIn } from '@domain/identity/index.ts';
import { createStoredValue, type TextStore } from '../drivers/browser/stored-value.ts';

/** Stores the way that was used last on this device. */
export const createStoredLastWay = ({ store }: { readonly store: TextStore }): LastWay =>
  createStoredValue<WayIn | undefined>(store, { read: wayInOf, write: (way) => way }, undefined);
