import { createStoredDietaryProfile } from '@infra/catalog/stored-dietary-profile.adapter.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { DIETARY_PROFILE } from '../../features/dietary/dietary.tokens.ts';
import { bindOnce, provideFromPlatform } from './bind.ts';

/** The dietary profile of this device: the same one for every page and panel that reads it. */
export const bindDietaryProfile = bindOnce(DIETARY_PROFILE, (options) =>
  provideFromPlatform(options, DIETARY_PROFILE, ({ localStorage }) =>
    createStoredDietaryProfile({ store: textStoreOf(localStorage, 'diet') }),
  ),
);
