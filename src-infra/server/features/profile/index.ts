export { createProfile, type Profile } from './create-profile.ts';
export type {
  Preference,
  Preferences,
  ProfileFacts,
  ProfileFactsReader,
  PushTokens,
  ReferralType,
} from './profile.ports.ts';
export type { SearchPeople } from './search-people.use-case.ts';
