import { createLinkProvider, IDENTITY_PROVIDERS, type LinkedProviders } from '@domain/identity/index.ts';
import { announces } from '@domain/settings/index.ts';
import { createHttpLinkedProviders } from '@infra/identity/http-linked-providers.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import {
  LinkedProvidersViewModel,
  type LinkedProvidersDeps,
} from '../../features/security/linked-providers.view-model.ts';
import { OWNER_PROVING } from '../../features/security/security.tokens.ts';
import { offeredMethods, providerReachOf } from '../../features/sign-in/offered-methods.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { API, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import type { Bind } from './bind.ts';
import { bindIdentityProvider, IDENTITY_PROVIDER } from './identity-provider.module.ts';

const OWN_PROVIDERS = defineToken<LinkedProviders>('LinkedProviders');
export const LINKED_PROVIDERS = defineToken<LinkedProvidersViewModel>('LinkedProvidersViewModel');

type Deps = Omit<LinkedProvidersDeps, 'isOffered' | 'reachable' | 'linkProvider' | 'providers' | 'zone'> & {
  readonly providers: LinkedProviders;
  readonly platform: Platform;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
};

/** ACCOUNT-5l: the providers of an account. They answer to the sign-in page, which only our own server redirects. */
export const bindLinkedProviders: Bind = (options) => {
  bindIdentityProvider(options);
  provide(options, OWN_PROVIDERS, createHttpLinkedProviders, { api: API });
  provide(
    options,
    LINKED_PROVIDERS,
    ({ platform, reference, providers, ...deps }: Deps) => {
      const reach = providerReachOf(platform);
      return new LinkedProvidersViewModel({
        ...deps,
        providers,
        linkProvider: createLinkProvider({ providers }),
        isOffered: () => reach.isOwnServer && announces(reference.settings, 'linked_providers'),
        reachable: () => {
          const offered: readonly string[] = offeredMethods(reference.settings, reach);
          return IDENTITY_PROVIDERS.filter((name) => offered.includes(name));
        },
        zone: () => platform.deviceZone,
      });
    },
    {
      platform: PLATFORM,
      reference: REFERENCE_VIEW_MODEL,
      providers: OWN_PROVIDERS,
      identityProvider: IDENTITY_PROVIDER,
      proving: OWNER_PROVING,
      navigator: NAVIGATOR,
      toasts: TOASTS_VIEW_MODEL,
      translate: TRANSLATE,
      zones: TIME_ZONES,
    },
  ).inTransientScope();
};
