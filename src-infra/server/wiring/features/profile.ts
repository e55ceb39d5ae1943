import type { Clock } from '@domain/kernel/clock.port.ts';
import { createProfile, type Profile } from '../../features/profile/index.ts';
import { createPeopleSearch } from '../../features/profile/people-search.repository.ts';
import { createPreferenceRepository } from '../../features/profile/preferences.repository.ts';
import { createProfileFactsRepository } from '../../features/profile/profile-facts.repository.ts';
import { createPushTokenRepository } from '../../features/profile/push-tokens.repository.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { Store } from '../../store/index.ts';

type Deps = { readonly store: Store; readonly clock: Clock; readonly limiter: RateLimiter };

/** What a user sees and sets besides the account itself. */
export const wireProfile = ({ store, clock, limiter }: Deps): Profile =>
  createProfile({
    profileFacts: createProfileFactsRepository(store),
    preferences: createPreferenceRepository(store),
    pushTokens: createPushTokenRepository({ store, clock }),
    people: createPeopleSearch(store),
    limiter,
  });
