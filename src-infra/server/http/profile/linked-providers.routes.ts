import type { OwnSignInMethods, LinkRefusal, OwnProviders, UnlinkRefusal } from '../../features/identity/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import type { Handlers } from '../handler.ts';
import { enveloped, fieldRefused, notFound, unavailable, type Refusal } from '../response/index.ts';
import { profileRefusal } from './profile-refusal.ts';

type Ids = 'showLinkedProviders' | 'permitProviderLink' | 'linkProvider' | 'unlinkProvider';
type Deps = { readonly ownProviders: OwnProviders; readonly reference: ReferenceSource };

/** The extension `linked_providers`. A provider that is not offered any more can be unlinked still. */
export const linkedProvidersRoutes = ({ ownProviders, reference }: Deps): Handlers<Ids> => ({
  showLinkedProviders: async ({ user }) => enveloped(toWire(await ownProviders.list(user.id))),

  permitProviderLink: async ({ user, params: { provider, old_password, owner_code } }) => {
    if (!(await reference()).settings.socialSignIn[provider]) return notFound;
    const begun = await ownProviders.begin(user, provider, { password: old_password, code: owner_code });
    return begun.ok ? enveloped({ permit: begun.value }) : unlinkRefusal(begun.error);
  },

  linkProvider: async (call) => {
    const { provider, id_token, nonce, permit } = call.params;
    if (!(await reference()).settings.socialSignIn[provider]) return notFound;
    const proof = { provider, idToken: id_token, nonce, origin: call.origin };
    const linked = await ownProviders.link(call.user, proof, permit, call);
    return linked.ok ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_CREATED') : linkRefusal(linked.error);
  },

  unlinkProvider: async (call) => {
    const { provider, old_password, owner_code } = call.params;
    const evidence = { password: old_password, code: owner_code };
    const unlinked = await ownProviders.unlink(call.user, provider, evidence, call);
    return unlinked.ok ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED') : unlinkRefusal(unlinked.error);
  },
});

const toWire = ({ hasPassword, linked }: OwnSignInMethods) => ({
  has_password: hasPassword,
  linked: linked.map(({ provider, createdAt, isRemovable }) => ({
    provider,
    linked_at: wireTime(createdAt),
    is_removable: isRemovable,
  })),
});

const linkRefusal = ({ kind }: LinkRefusal): Refusal => {
  switch (kind) {
    case 'unknown':
      return notFound;
    case 'unreachable':
      return unavailable;
    case 'no-proof':
      return fieldRefused('id_token', 'FIELD_INVALID');
    case 'permit-gone':
      return fieldRefused('permit', 'FIELD_INVALID');
    case 'other-account':
      return fieldRefused('identity', 'IDENTITY_OF_OTHER_ACCOUNT');
    case 'other-identity':
      return fieldRefused('provider', 'OTHER_IDENTITY_LINKED');
  }
};

const unlinkRefusal = (refusal: UnlinkRefusal): Refusal => {
  switch (refusal.kind) {
    case 'unknown':
    case 'not-linked':
      return notFound;
    case 'last-method':
      return fieldRefused('provider', 'LAST_WAY_IN');
    case 'proof-missing':
    case 'wrong-old-password':
    case 'wrong-owner-code':
    case 'rate-limited':
      return profileRefusal(refusal);
  }
};
