import type { TFunction } from 'i18next';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  checkCode, secondsUntilResend, type Accounts, type FieldFault, type Registration, type RegistrationStore, type SessionStore,
} from '@domain/identity/index.ts';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ready, type Navigator, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';

type Deps = {
  readonly accounts: Pick<Accounts, 'verify' | 'resendCode'>;
  readonly registrations: RegistrationStore;
  readonly sessions: SessionStore;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly clock: Clock;
};

const SECOND_MS = 1000;

/** ACCOUNT-2, second step: the code that came by e-mail, and another one when it did not come. */
export class VerifyViewModel implements PageViewModel {
  code = '';
  fault: FieldFault | undefined = undefined;
  failure: RemoteFailure | undefined = undefined;
  resendFailure: RemoteFailure | undefined = undefined;
  isBusy = false;
  isResending = false;
  /** Another code went out while this page was open. */
  isResent = false;
  failures = 0;
  /** Known in the browser alone, so the first rendering goes without. */
  registration: Registration | undefined = undefined;
  now: Instant;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.now = deps.clock.now();
    makeAutoObservable(this, { fault: observableRef, failure: observableRef, resendFailure: observableRef, registration: observableRef }, { autoBind: true });
  }

  get isDemo(): boolean {
    return this.#deps.reference.settings.isDemo;
  }

  get secondsUntilResend(): number {
    return this.registration ? secondsUntilResend(this.registration.sentAt, this.now, this.#deps.reference.settings.otpMinutes) : 0;
  }

  show(): void {}

  prepare(): Promise<PageOutcome> {
    return Promise.resolve(this.#deps.sessions.read() ? { kind: 'redirect', to: '/' } : ready);
  }

  /** Whoever has not asked for a code is led to where one is asked for. */
  activate(): () => void {
    this.registration = this.#deps.registrations.read();
    if (!this.registration) this.#deps.navigator.go('/register', { replace: true });
    const timer = setInterval(this.tick, SECOND_MS);
    return () => clearInterval(timer);
  }

  head(translate: TFunction): PageHead {
    return { title: translate('register.code_head'), isPrivate: true };
  }

  type(text: string): void {
    this.code = text;
    this.fault = undefined;
  }

  tick(): void {
    this.now = this.#deps.clock.now();
  }

  async submit(): Promise<void> {
    const { registration } = this;
    if (this.isBusy || !registration) return;
    const checked = checkCode(this.code);
    this.fault = checked.ok ? undefined : checked.error;
    this.failure = undefined;
    if (!checked.ok) return void this.failures++;
    this.isBusy = true;
    const outcome = await this.#deps.accounts.verify(registration.email, checked.value);
    runInAction(() => {
      this.isBusy = false;
      if (outcome.ok) return;
      this.failure = outcome.error;
      this.failures++;
    });
    if (!outcome.ok) return;
    this.#deps.registrations.write({ ...registration, proof: outcome.value.verifyToken });
    this.#deps.navigator.go('/update-details', { replace: true });
  }

  async resend(): Promise<void> {
    const { registration } = this;
    if (this.isResending || !registration || this.secondsUntilResend > 0) return;
    this.isResending = true;
    this.isResent = false;
    this.resendFailure = undefined;
    const outcome = await this.#deps.accounts.resendCode(registration.email);
    runInAction(() => {
      this.isResending = false;
      if (!outcome.ok) return (this.resendFailure = outcome.error);
      this.isResent = true;
      this.tick();
      this.registration = { ...registration, sentAt: this.now };
      this.#deps.registrations.write(this.registration);
    });
  }
}
