import { ContainerModule } from 'inversify';
import { construct, provide } from '../../di/index.ts';
import { DIETARY_ADVICE, DIETARY_PROFILE } from '../../features/dietary/dietary.tokens.ts';
import { DietaryAdvice } from '../../features/dietary/dietary-advice.ts';
import { bindDietaryProfile } from './dietary-profile.module.ts';
import { bindOnce } from './bind.ts';

const bindAdvice = bindOnce(DIETARY_ADVICE, (options) => {
  bindDietaryProfile(options);
  provide(options, DIETARY_ADVICE, construct(DietaryAdvice), { kept: DIETARY_PROFILE });
});

/** What a dietary profile adds to dishes everywhere; loaded only if one is stored. */
export const bindings = new ContainerModule(bindAdvice);
export const service = DIETARY_ADVICE;
