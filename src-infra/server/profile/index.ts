export { createPreferences, type Preference, type Preferences } from './preferences.ts';
export { readProfileFacts, type ProfileFacts, type ReferralType } from './profile-facts.ts';
export { createPushTokens, type PushTokens } from './push-tokens.ts';
export { createSearchPeople, type SearchPeople } from './search-people.use-case.ts';
