import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  checkCode,
  checkLoginName,
  loginKindOf,
  wasSentTo,
  type AccountRecovery,
  type EndSession,
  type FieldFault,
  type LoginKind,
  type LoginName,
  type Recovery,
  type RecoveryStore,
  type SentCode,
  type SessionStore,
} from '@domain/identity/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { returnPathOf } from '@domain/navigation/index.ts';
import type { Translate } from '../../i18n/index.ts';
import {
  ready,
  type Navigator,
  type PageHead,
  type PageOutcome,
  type PageViewModel,
  type Place,
} from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import { ResendingViewModel, Submission } from '../sign-in/index.ts';

type Deps = {
  readonly recovery: AccountRecovery;
  readonly recoveries: RecoveryStore;
  readonly sessions: SessionStore;
  readonly session: Pick<EndSession, 'signOut'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly clock: Clock;
};

/** First the account, then the code that was sent to it. */
export type ResetStep = 'account' | 'code';

const PATH = '/reset-password';

/**
 * ACCOUNT-2: resets a lost password: a code is sent to the account's address or number and signs in, then a new
 * password is chosen.
 */
export class ResetViewModel implements PageViewModel {
  step: ResetStep = 'account';
  typed = '';
  code = '';
  fault: FieldFault | undefined = undefined;
  returnPath = '/';
  /** Stored in the browser only, so the first rendering has none. */
  sent: SentCode | undefined = undefined;
  readonly resending: ResendingViewModel;
  readonly submission = new Submission();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      { fault: observableRef, submission: false, sent: observableRef, resending: false },
      { autoBind: true },
    );
    this.resending = new ResendingViewModel({
      clock: deps.clock,
      minutes: () => deps.reference.settings.otpMinutes,
      sentAt: () => this.sent?.sentAt,
      send: () => this.#sendAgain(),
    });
  }

  get kind(): LoginKind {
    return loginKindOf(this.#deps.reference.settings.authOption);
  }

  get isDemo(): boolean {
    return this.#deps.reference.settings.isDemo;
  }

  /** Each step has an address of its own, so that Back leads from the code to the account. */
  show({ query }: Place): void {
    const step = query['step'] === 'code' ? 'code' : 'account';
    if (query['next'] !== undefined) this.returnPath = returnPathOf(query['next']);
    if (step !== this.step) {
      this.fault = undefined;
      this.submission.forget();
      this.resending.forget();
    }
    this.step = step;
  }

  /** A signed-in customer may have forgotten the password, too. */
  prepare(): Promise<PageOutcome> {
    return Promise.resolve(ready);
  }

  /** Restores the typed text; without a pending code there is none. */
  activate(): () => void {
    const kept = this.#deps.recoveries.read();
    if (this.typed === '') this.typed = kept?.typed ?? '';
    if (this.code === '') this.code = kept?.code ?? '';
    if (kept && this.returnPath === '/') this.returnPath = returnPathOf(kept.returnPath);
    this.sent = kept?.sent;
    if (this.step === 'code' && !this.sent) this.#deps.navigator.go(PATH, { replace: true });
    return this.resending.activate();
  }

  /** The code is sent to a phone. */
  get isBySms(): boolean {
    if (this.step === 'code') return this.sent?.login.kind === 'phone';
    const checked = checkLoginName(this.typed, this.kind);
    return checked.ok && checked.value.kind === 'phone';
  }

  head(translate: Translate): PageHead {
    return { title: translate(this.step === 'code' ? 'register.code_head' : 'recovery.head'), isPrivate: true };
  }

  type(text: string): void {
    this.typed = text;
    this.fault = undefined;
    this.#keep();
  }

  typeCode(text: string): void {
    this.code = text;
    this.fault = undefined;
    this.#keep();
  }

  /** Validates the field when it loses the focus; an empty one may still be filled. */
  blur(): void {
    if (this.typed.trim() === '') return;
    const checked = checkLoginName(this.typed, this.kind);
    this.fault = checked.ok ? undefined : checked.error;
  }

  submit(): Promise<void> {
    return this.step === 'code' ? this.#enter() : this.#ask();
  }

  async #sendAgain(): Answer<unknown> {
    const { sent } = this;
    if (!sent) throw new TypeError('No code was requested');
    const outcome = await this.#deps.recovery.ask(sent.login);
    if (outcome.ok) runInAction(() => this.#onCodeSent(sent.login, outcome.value.verifyId));
    return outcome;
  }

  async #ask(): Promise<void> {
    if (this.submission.isBusy) return;
    const checked = checkLoginName(this.typed, this.kind);
    this.fault = checked.ok ? undefined : checked.error;
    if (!checked.ok) return this.submission.refuse();
    const login = checked.value;
    // Back from the next step is possible: the code that was sent is still valid.
    const isStillValid = (failure: RemoteFailure): boolean =>
      failure.kind === 'rejected' && failure.status === 429 && wasSentTo(this.sent, login);
    const outcome = await this.submission.send(() => this.#deps.recovery.ask(login), isStillValid);
    if (outcome.ok) runInAction(() => this.#onCodeSent(login, outcome.value.verifyId));
    if (outcome.ok || isStillValid(outcome.error)) this.#deps.navigator.go(`${PATH}?step=code`);
  }

  async #enter(): Promise<void> {
    const { sent } = this;
    if (this.submission.isBusy || !sent) return;
    const checked = checkCode(this.code);
    this.fault = checked.ok ? undefined : checked.error;
    if (!checked.ok) return this.submission.refuse();
    const outcome = await this.submission.send(() => this.#signIn(sent, checked.value));
    if (!outcome.ok) return;
    this.#deps.recoveries.write(undefined);
    this.#deps.navigator.go(`/update-password?reset=1&next=${encodeURIComponent(this.returnPath)}`, { replace: true });
  }

  async #signIn({ login, verifyId }: SentCode, code: string): Answer<unknown> {
    const outcome = await this.#deps.recovery.enter(login, verifyId, code);
    if (!outcome.ok) return outcome;
    // Another customer was signed in: their data leave the device first.
    const before = this.#deps.sessions.read();
    if (before && before.user.id !== outcome.value.user.id) await this.#deps.session.signOut();
    this.#deps.sessions.write(outcome.value);
    return outcome;
  }

  /** A new code invalidates the one that was typed. */
  #onCodeSent(login: LoginName, verifyId: string): void {
    this.resending.tick();
    this.code = '';
    this.sent = { login, verifyId, sentAt: this.resending.now };
    this.#keep();
  }

  #keep(): void {
    const { typed, code, returnPath, sent } = this;
    this.#deps.recoveries.write({ typed, code, returnPath, sent } satisfies Recovery);
  }
}
