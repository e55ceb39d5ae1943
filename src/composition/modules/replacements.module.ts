import { ContainerModule } from 'inversify';
import type { ReplacementStore } from '@domain/substitution/index.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredReplacements } from '@infra/orders/stored-replacements.adapter.ts';
import { construct, defineToken, provide } from '../../di/index.ts';
import { DIETARY_PROFILE, TELLING } from '../../features/dietary/dietary.tokens.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { ReplacementsViewModel } from '../../features/substitution/replacements.view-model.ts';
import { bindDietaryProfile } from './dietary-profile.module.ts';
import { bindTelling } from './telling.module.ts';
import { bindOnce, provideFromPlatform } from './bind.ts';

const STORED_REPLACEMENTS = defineToken<ReplacementStore>('StoredReplacements');
const REPLACEMENTS_VIEW_MODEL = defineToken<ReplacementsViewModel>('ReplacementsViewModel');

const bindReplacements = bindOnce(REPLACEMENTS_VIEW_MODEL, (options) => {
  bindDietaryProfile(options);
  bindTelling(options);
  provideFromPlatform(options, STORED_REPLACEMENTS, (platform) =>
    createStoredReplacements({ store: textStoreOf(platform.localStorage, 'missing-dishes') }),
  );
  provide(options, REPLACEMENTS_VIEW_MODEL, construct(ReplacementsViewModel), {
    kept: STORED_REPLACEMENTS,
    profile: DIETARY_PROFILE,
    telling: TELLING,
    reference: REFERENCE_VIEW_MODEL,
  });
});

/** The choices for missing dishes; loaded with their section of the checkout. */
export const bindings = new ContainerModule(bindReplacements);
export const service = REPLACEMENTS_VIEW_MODEL;
