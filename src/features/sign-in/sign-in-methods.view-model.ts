import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  IDENTITY_PROVIDERS,
  type SignInWithProvider,
  type IdentityProvider,
  type IdentityProviderName,
  type LastSignInMethod,
  type ProviderSignInFailure,
  type RedirectResult,
  type SessionStore,
  type SignInMethod,
} from '@domain/identity/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { openInvitation, type InvitationStore } from '@domain/rewards/index.ts';
import { signInPath, type Navigator } from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import { offeredMethods, type ProviderReach } from './offered-methods.ts';

export type SignInMethodsDeps = {
  readonly provider: IdentityProvider;
  readonly signIn: SignInWithProvider;
  readonly sessions: SessionStore;
  readonly lastMethod: LastSignInMethod;
  readonly invitations: InvitationStore;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly reach: ProviderReach;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly clock: Clock;
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** What went wrong; `provider` is unknown for an answer that nobody asked for. */
export type ProviderTrouble = {
  readonly provider: IdentityProviderName | undefined;
  readonly failure: ProviderSignInFailure;
};

/** Longer waits are explained. */
const SLOW_MS = 4000;

/** ACCOUNT-1: the ways to sign in beside the password, and signing in with a provider. */
export class SignInMethodsViewModel {
  /** The provider that is being asked. */
  waiting: IdentityProviderName | undefined = undefined;
  isSlow = false;
  trouble: ProviderTrouble | undefined = undefined;
  /** Stored in the browser only, so the first rendering marks nothing. */
  lastUsed: SignInMethod | undefined = undefined;
  returnPath = '/';
  readonly #deps: SignInMethodsDeps;
  /** A new one for each attempt; `undefined` while nobody is asked. */
  #attempt: symbol | undefined;

  constructor(deps: SignInMethodsDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { trouble: observableRef }, { autoBind: true });
  }

  #offered(): readonly SignInMethod[] {
    return offeredMethods(this.#deps.reference.settings, this.#deps.reach);
  }

  get isCodeOffered(): boolean {
    return this.#offered().includes('code');
  }

  get providers(): readonly IdentityProviderName[] {
    const offered: readonly string[] = this.#offered();
    return IDENTITY_PROVIDERS.filter((name) => offered.includes(name));
  }

  show(returnPath: string): void {
    this.returnPath = returnPath;
  }

  /** Goes on with the answer of a provider, if the customer returns with one. */
  activate(): () => void {
    this.lastUsed = this.#deps.lastMethod.read();
    const answer = this.#deps.provider.redirectResult();
    if (answer) void this.#receive(answer);
    return this.cancel;
  }

  async start(provider: IdentityProviderName): Promise<void> {
    if (this.waiting) return;
    await this.#finish(provider, () => this.#deps.provider.authenticate(provider, this.returnPath));
  }

  cancel(): void {
    if (this.#attempt) this.#deps.provider.stop();
    this.#attempt = undefined;
    this.waiting = undefined;
    this.isSlow = false;
  }

  dismiss(): void {
    this.trouble = undefined;
  }

  /** A provider that knows one address of this site leads to it; the customer wanted to go on from another. */
  async #receive({ provider, next, permit, outcome }: RedirectResult): Promise<void> {
    if (next !== undefined && next !== this.returnPath) {
      this.returnPath = next;
      this.#deps.navigator.go(signInPath({ path: next, search: '' }), { replace: true });
    }
    // The session that wanted to link an identity has ended meanwhile: it signs in to no account, and makes none.
    if (permit !== undefined) return this.#fail({ provider, failure: { kind: 'expired' } });
    await this.#finish(provider, () => outcome);
  }

  async #finish(
    provider: IdentityProviderName | undefined,
    ask: () => ReturnType<IdentityProvider['authenticate']>,
  ): Promise<void> {
    const attempt = this.#begin(provider);
    const outcome = await ask();
    if (attempt !== this.#attempt) return;
    if (!outcome.ok) return this.#fail({ provider, failure: outcome.error });
    if (!provider) return this.#fail({ provider, failure: { kind: 'forged' } });
    const { signIn, invitations, clock, lastMethod, sessions, navigator } = this.#deps;
    const entered = await signIn(provider, outcome.value, openInvitation(invitations.read(), clock.now()));
    if (attempt !== this.#attempt) return;
    if (!entered.ok) return this.#fail({ provider, failure: entered.error });
    lastMethod.write(provider);
    sessions.write(entered.value);
    navigator.go(this.returnPath, { replace: true });
  }

  #begin(provider: IdentityProviderName | undefined): symbol {
    const attempt = Symbol(provider);
    runInAction(() => {
      this.#attempt = attempt;
      this.waiting = provider;
      this.isSlow = false;
      this.trouble = undefined;
    });
    void this.#deps.delay(SLOW_MS).then(() => runInAction(() => void (this.isSlow ||= this.#attempt === attempt)));
    return attempt;
  }

  #fail(trouble: ProviderTrouble): void {
    runInAction(() => {
      this.#attempt = undefined;
      this.waiting = undefined;
      this.isSlow = false;
      this.trouble = trouble;
    });
  }
}
