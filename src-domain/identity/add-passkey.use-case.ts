import type { RemoteFailure } from '../kernel/remote-failure.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { OwnerEvidence } from './owner-proof.ts';
import type { Authenticator, AuthenticatorFailure, OwnPasskeys, Passkey } from './passkeys.port.ts';

/** Why no passkey was added: the authenticator made none, or the server refused or failed. */
export type AddPasskeyFailure = AuthenticatorFailure | { readonly kind: 'server'; readonly failure: RemoteFailure };

/** Makes a passkey for the owner of the account. */
export type AddPasskey = (evidence: OwnerEvidence) => Promise<Result<Passkey, AddPasskeyFailure>>;

/** ACCOUNT-5k: The server has the owner proved before an authenticator is asked. */
export const createAddPasskey =
  ({
    passkeys,
    authenticator,
  }: {
    readonly passkeys: Pick<OwnPasskeys, 'begin' | 'add'>;
    readonly authenticator: Pick<Authenticator, 'create'>;
  }): AddPasskey =>
  async (evidence) => {
    const asked = await passkeys.begin(evidence);
    if (!asked.ok) return err({ kind: 'server', failure: asked.error });
    const made = await authenticator.create(asked.value);
    if (!made.ok) return made;
    const added = await passkeys.add(made.value);
    return added.ok ? ok(added.value) : err({ kind: 'server', failure: added.error });
  };
