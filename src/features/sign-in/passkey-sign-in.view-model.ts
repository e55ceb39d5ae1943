import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  Authenticator,
  LastSignInMethod,
  PasskeyPrompt,
  PasskeySignInFailure,
  PasskeyStep,
  SessionStore,
  SignInWithPasskey,
} from '@domain/identity/index.ts';
import type { Navigator } from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import { offeredMethods, type ProviderReach } from './offered-methods.ts';

export type PasskeySignInDeps = {
  readonly signIn: SignInWithPasskey;
  readonly authenticator: Pick<Authenticator, 'isAvailable' | 'canSuggest' | 'stop'>;
  readonly sessions: SessionStore;
  readonly lastMethod: LastSignInMethod;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly reach: ProviderReach;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** Longer waits for the server are explained; how long people take is their own affair. */
const SLOW_MS = 4000;
/** Of a suggestion that nobody has picked, nothing is said. */
const SILENT: ReadonlySet<PasskeySignInFailure['kind']> = new Set<PasskeySignInFailure['kind']>([
  'cancelled',
  'unsuitable',
  'offline',
  'server',
]);

/** ACCOUNT-1g: signing in with a passkey, by a button or picked from the suggestions of the first field. */
export class PasskeySignInViewModel {
  /** What a sign-in waits for that the customer has started. */
  step: PasskeyStep | undefined = undefined;
  isSlow = false;
  trouble: PasskeySignInFailure | undefined = undefined;
  /** Stored in the browser only, so the first rendering marks nothing. */
  isLastUsed = false;
  /** Known in the browser only; almost all can. */
  isMissing = false;
  returnPath = '/';
  readonly #deps: PasskeySignInDeps;
  /** A new one for each attempt; `undefined` while nobody is asked. */
  #attempt: symbol | undefined;
  #isActive = false;

  constructor(deps: PasskeySignInDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { trouble: observableRef }, { autoBind: true });
  }

  get isOffered(): boolean {
    const { reference, reach } = this.#deps;
    return !this.isMissing && offeredMethods(reference.settings, reach).includes('passkey');
  }

  show(returnPath: string): void {
    this.returnPath = returnPath;
  }

  activate(): () => void {
    this.#isActive = true;
    this.isLastUsed = this.#deps.lastMethod.read() === 'passkey';
    this.isMissing = !this.#deps.authenticator.isAvailable();
    void this.#suggest();
    return () => {
      this.#isActive = false;
      this.cancel();
    };
  }

  async start(): Promise<void> {
    if (this.step) return;
    await this.#attemptBy('pressed');
    if (this.trouble) void this.#suggest();
  }

  cancel(): void {
    if (this.#attempt) this.#deps.authenticator.stop();
    this.#attempt = undefined;
    this.step = undefined;
    this.isSlow = false;
  }

  dismiss(): void {
    this.trouble = undefined;
  }

  /** Waits, unseen, until the customer picks a passkey in the first field. */
  async #suggest(): Promise<void> {
    if (!this.isOffered || !(await this.#deps.authenticator.canSuggest())) return;
    if (this.#isActive && !this.#attempt) await this.#attemptBy('suggested');
  }

  async #attemptBy(prompt: PasskeyPrompt): Promise<void> {
    const attempt = Symbol(prompt);
    this.#attempt = attempt;
    if (prompt === 'pressed') this.trouble = undefined;
    let isPicked = prompt === 'pressed';
    const entered = await this.#deps.signIn(prompt, (step) => {
      if (attempt !== this.#attempt) return;
      if (isPicked) this.#wait(step, attempt);
      isPicked ||= step === 'authenticator';
    });
    if (attempt !== this.#attempt) return;
    runInAction(() => this.cancel());
    if (!entered.ok) return this.#fail(entered.error, prompt);
    const { lastMethod, sessions, navigator } = this.#deps;
    lastMethod.write('passkey');
    sessions.write(entered.value);
    navigator.go(this.returnPath, { replace: true });
  }

  #wait(step: PasskeyStep, attempt: symbol): void {
    runInAction(() => {
      this.step = step;
      this.isSlow = false;
      this.trouble = undefined;
    });
    if (step === 'authenticator') return;
    const isWaiting = (): boolean => this.#attempt === attempt && this.step === 'server';
    void this.#deps.delay(SLOW_MS).then(() => runInAction(() => void (this.isSlow ||= isWaiting())));
  }

  #fail(failure: PasskeySignInFailure, prompt: PasskeyPrompt): void {
    if (failure.kind === 'stopped' || (prompt === 'suggested' && SILENT.has(failure.kind))) return;
    runInAction(() => (this.trouble = failure));
  }
}
