import type { RemoteFailure } from '../kernel/remote-failure.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Authenticator, AuthenticatorFailure, PasskeySignIns } from './passkeys.port.ts';
import type { Session } from './session.ts';

/**
 * Why a passkey did not lead to a session: the authenticator answered nothing; no account has this passkey; its answer
 * took too long, or proves nothing; or the server failed.
 */
export type PasskeySignInFailure =
  | AuthenticatorFailure
  | { readonly kind: 'unknown' | 'expired' | 'refused' }
  | { readonly kind: 'server'; readonly failure: RemoteFailure };

/** Whether the customer pressed a button, or picks among suggestions of the browser. */
export type PasskeyPrompt = 'pressed' | 'suggested';
/** What a sign-in waits for. */
export type PasskeyStep = 'server' | 'authenticator';

/** Signs in with a passkey that the customer chooses; `onStep` is called whenever it waits for something else. */
export type SignInWithPasskey = (
  prompt: PasskeyPrompt,
  onStep: (step: PasskeyStep) => void,
) => Promise<Result<Session, PasskeySignInFailure>>;

/** ACCOUNT-1g: Asks the server for a question, the authenticator for its answer, and exchanges that for a session. */
export const createSignInWithPasskey =
  ({
    signIns,
    authenticator,
  }: {
    readonly signIns: PasskeySignIns;
    readonly authenticator: Pick<Authenticator, 'sign' | 'signSuggested'>;
  }): SignInWithPasskey =>
  async (prompt, onStep) => {
    onStep('server');
    const asked = await signIns.begin();
    if (!asked.ok) return err(failureOf(asked.error));
    onStep('authenticator');
    const signed = await (prompt === 'pressed'
      ? authenticator.sign(asked.value)
      : authenticator.signSuggested(asked.value));
    if (!signed.ok) return signed;
    onStep('server');
    const entered = await signIns.enter(signed.value);
    return entered.ok ? ok(entered.value) : err(failureOf(entered.error));
  };

const failureOf = (failure: RemoteFailure): PasskeySignInFailure => {
  if (failure.kind === 'unreachable') return { kind: 'offline' };
  if (failure.kind !== 'rejected') return { kind: 'server', failure };
  if (failure.status === 404) return { kind: 'unknown' };
  if ('challenge' in failure.params) return { kind: 'expired' };
  return 'passkey' in failure.params ? { kind: 'refused' } : { kind: 'server', failure };
};
