import type { ChosenTelling } from '@domain/dietary/index.ts';
import { createStoredValue, type TextStore } from '../drivers/browser/stored-value.ts';

const YES = 'yes';

/** CATALOG-5m: whether kitchens are told the allergens, on this device; any other text means that they are not. */
export const createStoredTelling = ({ store }: { readonly store: TextStore }): ChosenTelling =>
  createStoredValue<boolean>(
    store,
    { read: (text) => text === YES, write: (isTelling) => (isTelling ? YES : undefined) },
    false,
  );
