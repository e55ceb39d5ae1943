import {
  createAddPasskey,
  type AddPasskey,
  type Authenticator,
  type OwnPasskeys,
  type OwnPassword,
} from '@domain/identity/index.ts';
import { createHttpOwnPassword } from '@infra/identity/http-accounts.adapter.ts';
import { createHttpOwnSessions } from '@infra/identity/http-own-sessions.adapter.ts';
import { createHttpOwnPasskeys } from '@infra/identity/http-passkeys.adapter.ts';
import { construct, defineToken, provide } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { OwnerProvingViewModel } from '../../features/security/owner-proving.view-model.ts';
import { PasskeysViewModel, type PasskeysDeps } from '../../features/security/passkeys.view-model.ts';
import { OWN_SESSIONS, OWNER_PROVING } from '../../features/security/security.tokens.ts';
import { SecurityView } from '../../features/security/security.view.tsx';
import { SecurityViewModel } from '../../features/security/security.view-model.ts';
import { offeredMethods, providerReachOf } from '../../features/sign-in/offered-methods.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { bindOnce, provideFromPlatform } from '../modules/bind.ts';
import { bindLinkedProviders, LINKED_PROVIDERS } from '../modules/linked-providers.module.ts';
import { AUTHENTICATOR, bindAuthenticator } from '../modules/passkeys.module.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { API, CLOCK, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const DEVICE_ZONE = defineToken<() => string>('DeviceZone');
const OWN_PASSKEYS = defineToken<OwnPasskeys>('OwnPasskeys');
const ADD_PASSKEY = defineToken<AddPasskey>('AddPasskey');
const PROOF_CODES = defineToken<OwnPassword>('OwnerProofCodes');
const PASSKEYS = defineToken<PasskeysViewModel>('PasskeysViewModel');

type Deps = Omit<PasskeysDeps, 'isOffered' | 'authenticator'> & {
  readonly authenticator: Authenticator;
  readonly platform: Platform;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
};

const bindSecurity = bindOnce(OWN_SESSIONS, (options) => {
  bindAuthenticator(options);
  provide(options, OWN_SESSIONS, createHttpOwnSessions, { api: API });
  provide(options, OWN_PASSKEYS, createHttpOwnPasskeys, { api: API });
  provide(options, PROOF_CODES, createHttpOwnPassword, { api: API });
  provide(options, OWNER_PROVING, construct(OwnerProvingViewModel), { ownerCodes: PROOF_CODES }).inTransientScope();
  bindLinkedProviders(options);
  provide(options, ADD_PASSKEY, createAddPasskey, { passkeys: OWN_PASSKEYS, authenticator: AUTHENTICATOR });
  provideFromPlatform(options, DEVICE_ZONE, (platform) => () => platform.deviceZone);
  provide(
    options,
    PASSKEYS,
    ({ platform, reference, ...deps }: Deps) =>
      new PasskeysViewModel({
        ...deps,
        isOffered: () => offeredMethods(reference.settings, providerReachOf(platform)).includes('passkey'),
      }),
    {
      passkeys: OWN_PASSKEYS,
      addPasskey: ADD_PASSKEY,
      proving: OWNER_PROVING,
      authenticator: AUTHENTICATOR,
      platform: PLATFORM,
      reference: REFERENCE_VIEW_MODEL,
      toasts: TOASTS_VIEW_MODEL,
      translate: TRANSLATE,
      zones: TIME_ZONES,
      zone: DEVICE_ZONE,
    },
  ).inTransientScope();
});

export const page = definePage(
  SecurityViewModel,
  SecurityView,
  {
    sessions: OWN_SESSIONS,
    toasts: TOASTS_VIEW_MODEL,
    translate: TRANSLATE,
    clock: CLOCK,
    zones: TIME_ZONES,
    zone: DEVICE_ZONE,
    passkeys: PASSKEYS,
    linked: LINKED_PROVIDERS,
  },
  bindSecurity,
);
