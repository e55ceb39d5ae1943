import {
  IDENTITY_PROVIDERS,
  passkeyHostOf,
  signInMethods,
  type IdentityProviderName,
  type SignInMethod,
} from '@domain/identity/index.ts';
import { announces, type Settings } from '@domain/settings/index.ts';

/** Where this site can ask providers and authenticators. */
export type ProviderReach = {
  /** Whether the provider pages of the server are on this site. */
  readonly isOwnServer: boolean;
  /** The providers that the hosted identity service of this site can ask; none without one. */
  readonly hosted: readonly IdentityProviderName[];
  /** Whether passkeys can belong to this site, and the server is on it. */
  readonly hasPasskeys: boolean;
};

/** What a site is configured with: another server, and the names by which the providers know the site. */
type Site = {
  readonly apiHost: string;
  /** Scheme and host. */
  readonly site: string;
  readonly hostedIdentity: { readonly clients: Readonly<Partial<Record<IdentityProviderName, string>>> } | undefined;
};

/**
 * Returns where a site can ask providers and authenticators. Apple answers with a form, which only our own server
 * takes.
 */
export const providerReachOf = ({ apiHost, site, hostedIdentity }: Site): ProviderReach => {
  const [isOwnServer, { clients }] = [apiHost === '', hostedIdentity ?? { clients: {} }];
  const hosted = IDENTITY_PROVIDERS.filter((name) => clients[name] !== undefined && (isOwnServer || name !== 'apple'));
  return { isOwnServer, hosted, hasPasskeys: isOwnServer && passkeyHostOf(site) !== undefined };
};

/** ACCOUNT-1d: whether the hosted identity service proves who somebody is, and not the pages of the server. */
export const isIdentityHosted = (settings: Settings, { hosted }: Pick<ProviderReach, 'hosted'>): boolean =>
  hosted.length > 0 && announces(settings, 'hosted_identity');

/** ACCOUNT-1: Returns the ways to sign in; provider pages serve only the site they are on. */
export const offeredMethods = (settings: Settings, reach: ProviderReach): readonly SignInMethod[] =>
  signInMethods({
    authOption: settings.authOption,
    providers: settings.socialSignIn,
    sendsSms: announces(settings, 'sms'),
    takesPasskeys: reach.hasPasskeys && announces(settings, 'passkeys'),
    reachable: reachableProviders(settings, reach),
  });

const reachableProviders = (settings: Settings, reach: ProviderReach): readonly IdentityProviderName[] => {
  if (isIdentityHosted(settings, reach)) return reach.hosted;
  return reach.isOwnServer && announces(settings, 'provider_page') ? IDENTITY_PROVIDERS : [];
};
