import { createStoredTelling } from '@infra/catalog/stored-telling.adapter.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { TELLING } from '../../features/dietary/dietary.tokens.ts';
import { bindOnce, provideFromPlatform } from './bind.ts';

/** Whether this device tells kitchens the allergens of its profile. */
export const bindTelling = bindOnce(TELLING, (options) =>
  provideFromPlatform(options, TELLING, ({ localStorage }) =>
    createStoredTelling({ store: textStoreOf(localStorage, 'tell-kitchens') }),
  ),
);
