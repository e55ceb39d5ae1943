import { signInMethods, type SignInMethod } from '@domain/identity/index.ts';
import { announces, type Settings } from '@domain/settings/index.ts';

/** ACCOUNT-1: Returns the ways to sign in; provider pages serve only the site they are on. */
export const offeredMethods = (
  settings: Settings,
  { isOwnServer }: { readonly isOwnServer: boolean },
): readonly SignInMethod[] =>
  signInMethods({
    authOption: settings.authOption,
    providers: settings.socialSignIn,
    sendsSms: announces(settings, 'sms'),
    reachesProviders: isOwnServer && announces(settings, 'provider_page'),
  });
