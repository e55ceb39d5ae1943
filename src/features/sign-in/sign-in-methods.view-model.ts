import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
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
import type { Navigator } from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import { offeredMethods } from './offered-methods.ts';

export type SignInMethodsDeps = {
  readonly provider: IdentityProvider;
  readonly signIn: SignInWithProvider;
  readonly sessions: SessionStore;
  readonly lastMethod: LastSignInMethod;
  readonly invitations: InvitationStore;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  /** Whether the provider pages of the server are on this site. */
  readonly isOwnServer: boolean;
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
    return offeredMethods(this.#deps.reference.settings, this.#deps);
  }

  get isCodeOffered(): boolean {
    return this.#offered().includes('code');
  }

  get providers(): readonly IdentityProviderName[] {
    return this.#offered().filter((way) => way !== 'password' && way !== 'code');
  }

  show(returnPath: string): void {
    this.returnPath = returnPath;
  }

  /** Goes on with the answer of a provider, if the customer returns with one. */
  activate(): () => void {
    this.lastUsed = this.#deps.lastMethod.read();
    const answer = this.#deps.provider.redirectResult();
    if (answer) void this.#finish(answer);
    return this.cancel;
  }

  async start(provider: IdentityProviderName): Promise<void> {
    if (this.waiting) return;
    const attempt = this.#begin(provider);
    const outcome = await this.#deps.provider.authenticate(provider, this.returnPath);
    if (attempt === this.#attempt) await this.#finish({ provider, outcome });
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

  async #finish({ provider, outcome }: RedirectResult): Promise<void> {
    if (!outcome.ok) return this.#fail({ provider, failure: outcome.error });
    if (!provider) return this.#fail({ provider, failure: { kind: 'forged' } });
    const { signIn, invitations, clock, lastMethod, sessions, navigator } = this.#deps;
    const attempt = this.#begin(provider);
    const entered = await signIn(provider, outcome.value, openInvitation(invitations.read(), clock.now()));
    if (attempt !== this.#attempt) return;
    if (!entered.ok) return this.#fail({ provider, failure: entered.error });
    lastMethod.write(provider);
    sessions.write(entered.value);
    navigator.go(this.returnPath, { replace: true });
  }

  #begin(provider: IdentityProviderName): symbol {
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
