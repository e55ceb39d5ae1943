import type { Authenticator, AuthenticatorFailure, PasskeyAnswer, PasskeyRequest } from '@domain/identity/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type * as webauthn from '../drivers/browser/webauthn.ts';

/** The WebAuthn library. */
type Library = typeof webauthn;
type Outcome = Result<PasskeyAnswer, AuthenticatorFailure>;
type Deps = {
  /** Loads the library. */
  readonly open: () => Promise<Library>;
  /** `PublicKeyCredential` of the browser; `undefined` where it knows no passkeys. */
  readonly credentials: () => Pick<typeof PublicKeyCredential, 'isConditionalMediationAvailable'> | undefined;
};

/** What keeps passkeys, asked by the browser. */
export const createBrowserAuthenticator = ({ open, credentials }: Deps): Authenticator => {
  let opened: Library | undefined;
  /** Grows whenever whoever is asked is given up. */
  let turn = 0;

  const stop = (): void => {
    turn += 1;
    opened?.WebAuthnAbortService.cancelCeremony();
  };

  const ask = async (ceremony: (library: Library) => Promise<object>): Promise<Outcome> => {
    stop();
    const own = turn;
    // What cannot be loaded says that the connection is lost.
    opened ??= await open().catch(() => undefined);
    if (!opened) return err({ kind: 'offline' });
    if (own !== turn) return err({ kind: 'stopped' });
    try {
      return ok({ ...(await ceremony(opened)) });
    } catch (failure) {
      const kind = failure instanceof Error ? KINDS[failure.name] : undefined;
      if (kind === undefined) throw failure;
      return err({ kind });
    }
  };

  return {
    isAvailable: () => credentials() !== undefined,
    canSuggest: async () => (await credentials()?.isConditionalMediationAvailable?.()) === true,
    create: (request) => ask(({ startRegistration }) => startRegistration({ optionsJSON: jsonOf(request) })),
    sign: (request) => ask(({ startAuthentication }) => startAuthentication({ optionsJSON: jsonOf(request) })),
    signSuggested: (request) =>
      ask(({ startAuthentication }) =>
        startAuthentication({
          optionsJSON: jsonOf(request),
          useBrowserAutofill: true,
          verifyBrowserAutofillInput: false,
        }),
      ),
    stop,
  };
};

/** The server has written it in the form that the browser reads. */
const jsonOf = <Options>(request: PasskeyRequest): Options => request as Options;

/** Browsers do not tell a refusal from a wait that was too long, so that no site learns which passkeys there are. */
const KINDS: Readonly<Record<string, AuthenticatorFailure['kind']>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'stopped',
  InvalidStateError: 'exists',
  ConstraintError: 'unsuitable',
  NotSupportedError: 'unsuitable',
  SecurityError: 'unsuitable',
  UnknownError: 'unsuitable',
  NotReadableError: 'unsuitable',
};
