import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { PeopleSearch, Preferences, ProfileFactsReader, PushTokens } from './profile.ports.ts';
import { createSearchPeople, type SearchPeople } from './search-people.use-case.ts';

type Deps = {
  readonly profileFacts: ProfileFactsReader;
  readonly preferences: Preferences;
  readonly pushTokens: PushTokens;
  readonly people: PeopleSearch;
  readonly limiter: RateLimiter;
};

/** What a user sees and sets besides the account itself. */
export interface Profile {
  readonly profileFacts: ProfileFactsReader;
  readonly preferences: Preferences;
  readonly pushTokens: PushTokens;
  readonly searchPeople: SearchPeople;
}

export const createProfile = ({ profileFacts, preferences, pushTokens, people, limiter }: Deps): Profile => ({
  profileFacts,
  preferences,
  pushTokens,
  searchPeople: createSearchPeople({ people, limiter }),
});
