import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  checkCode,
  checkLoginName,
  wasSentTo,
  type AccountRecovery,
  type EndSession,
  type FieldFault,
  type LastSignInMethod,
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
import type { CodePurpose, CodeStep } from './code-purposes.ts';
import { ResendingViewModel } from './resending.view-model.ts';
import { Submission } from './submission.ts';

type Deps = {
  readonly recovery: AccountRecovery;
  readonly recoveries: RecoveryStore;
  readonly sessions: SessionStore;
  readonly session: Pick<EndSession, 'signOut'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly clock: Clock;
  readonly lastMethod: LastSignInMethod;
  readonly purpose: CodePurpose;
};

/** ACCOUNT-1, ACCOUNT-2: a code is sent to the account's address or number and signs in. */
export class CodeSignInViewModel implements PageViewModel {
  step: CodeStep = 'account';
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
    return this.#deps.purpose.kind(this.#deps.reference.settings.authOption);
  }

  get isDemo(): boolean {
    return this.#deps.reference.settings.isDemo;
  }

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
    const kept = this.#kept();
    if (this.typed === '') this.typed = kept?.typed ?? '';
    if (this.code === '') this.code = kept?.code ?? '';
    if (kept && this.returnPath === '/') this.returnPath = returnPathOf(kept.returnPath);
    this.sent = kept?.sent;
    if (this.step === 'code' && !this.sent) this.#go('account', { replace: true });
    return this.resending.activate();
  }

  /** The code is sent to a phone. */
  get isBySms(): boolean {
    if (this.step === 'code') return this.sent?.login.kind === 'phone';
    const checked = checkLoginName(this.typed, this.kind);
    return checked.ok && checked.value.kind === 'phone';
  }

  head(translate: Translate): PageHead {
    const title = this.step === 'code' ? 'register.code_head' : this.#deps.purpose.title;
    return { title: translate(title), isPrivate: true };
  }

  type(text: string): void {
    this.typed = text;
    this.fault = undefined;
    this.#keep({ typed: text });
  }

  typeCode(text: string): void {
    this.code = text;
    this.fault = undefined;
    this.#keep({ code: text });
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
    if (outcome.ok || isStillValid(outcome.error)) this.#go('code');
  }

  async #enter(): Promise<void> {
    const { sent } = this;
    if (this.submission.isBusy || !sent) return;
    const checked = checkCode(this.code);
    this.fault = checked.ok ? undefined : checked.error;
    if (!checked.ok) return this.submission.refuse();
    const outcome = await this.submission.send(() => this.#signIn(sent, checked.value));
    if (!outcome.ok) return;
    const { recoveries, lastMethod, purpose } = this.#deps;
    recoveries.write(undefined);
    if (purpose.method) lastMethod.write(purpose.method);
    this.#deps.navigator.go(purpose.onwards(this.returnPath), { replace: true });
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

  /** What was typed and sent before, unless it was an address and a number is asked for. */
  #kept(): Recovery | undefined {
    const kept = this.#deps.recoveries.read();
    return this.kind === 'phone' && kept?.typed.includes('@') ? undefined : kept;
  }

  #go(step: CodeStep, options?: { readonly replace: true }): void {
    this.#deps.navigator.go(this.#deps.purpose.pathOf(step, this.returnPath), options);
  }

  /** A new code invalidates the one that was typed. */
  #onCodeSent(login: LoginName, verifyId: string): void {
    this.resending.tick();
    this.code = '';
    this.sent = { login, verifyId, sentAt: this.resending.now };
    const { typed, returnPath, sent } = this;
    this.#keep({ typed, code: '', returnPath, sent });
  }

  /** Text that was typed before hydration comes before the page is active, which must find the rest as it was. */
  #keep(change: Partial<Recovery>): void {
    const { typed, code, returnPath, sent } = this.#kept() ?? this;
    this.#deps.recoveries.write({ typed, code, returnPath, sent, ...change });
  }
}
