import { waysInOf, type WayIn } from '@domain/identity/index.ts';
import { announces, type Settings } from '@domain/settings/index.ts';

/** ACCOUNT-1: Returns the ways to sign in; provider pages serve only the site they are on. */
export const offeredWays = (settings: Settings, { isOwnServer }: { readonly isOwnServer: boolean }): readonly WayIn[] =>
  waysInOf({
    authOption: settings.authOption,
    providers: settings.socialSignIn,
    sendsSms: announces(settings, 'sms'),
    reachesProviders: isOwnServer && announces(settings, 'provider_page'),
  });
