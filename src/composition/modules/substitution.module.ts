import { ContainerModule } from 'inversify';
import type { Substitutions } from '@domain/substitution/index.ts';
import { createHttpSubstitutions } from '@infra/orders/http-substitutions.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { ANNOUNCER } from '../../features/announcer/index.ts';
import { DIETARY_PROFILE } from '../../features/dietary/dietary.tokens.ts';
import { LOCALE_VIEW_MODEL, type LocaleViewModel } from '../../features/locale/index.ts';
import type { OpenSubstitution } from '../../features/substitution/index.ts';
import { SubstitutionViewModel } from '../../features/substitution/substitution.view-model.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { API, CLOCK, TRANSLATE } from '../tokens.ts';
import { bindDietaryProfile } from './dietary-profile.module.ts';
import { bindOnce } from './bind.ts';

type Deps = Omit<ConstructorParameters<typeof SubstitutionViewModel>[0], 'order' | 'reload' | 'language'> & {
  readonly locale: LocaleViewModel;
};

const SUBSTITUTIONS = defineToken<Substitutions>('Substitutions');
const OPEN_SUBSTITUTION = defineToken<OpenSubstitution>('OpenSubstitution');

const bindSubstitution = bindOnce(OPEN_SUBSTITUTION, (options) => {
  bindDietaryProfile(options);
  provide(options, SUBSTITUTIONS, createHttpSubstitutions, { api: API });
  provide(
    options,
    OPEN_SUBSTITUTION,
    ({ locale, ...deps }: Deps): OpenSubstitution =>
      (page) =>
        new SubstitutionViewModel({ ...deps, ...page, language: () => locale.language }),
    {
      substitutions: SUBSTITUTIONS,
      profile: DIETARY_PROFILE,
      clock: CLOCK,
      announcer: ANNOUNCER,
      toasts: TOASTS_VIEW_MODEL,
      translate: TRANSLATE,
      locale: LOCALE_VIEW_MODEL,
    },
  );
});

/** What a question about a missing dish needs; loaded only when there is one. */
export const bindings = new ContainerModule(bindSubstitution);
export const service = OPEN_SUBSTITUTION;
