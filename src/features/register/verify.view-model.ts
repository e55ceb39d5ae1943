import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  checkCode,
  type Accounts,
  type FieldFault,
  type Registration,
  type RegistrationStore,
  type SessionStore,
} from '@domain/identity/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type Navigator, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import { ResendingViewModel, Submission } from '../sign-in/index.ts';

type Deps = {
  readonly accounts: Pick<Accounts, 'verify' | 'resendCode'>;
  readonly registrations: RegistrationStore;
  readonly sessions: SessionStore;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly clock: Clock;
};

/** ACCOUNT-2, second step: checks the code of the e-mail, and sends another one. */
export class VerifyViewModel implements PageViewModel {
  code = '';
  fault: FieldFault | undefined = undefined;
  /** Stored in the browser only, so the first rendering has none. */
  registration: Registration | undefined = undefined;
  readonly resending: ResendingViewModel;
  readonly submission = new Submission();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      { fault: observableRef, submission: false, registration: observableRef, resending: false },
      { autoBind: true },
    );
    this.resending = new ResendingViewModel({
      clock: deps.clock,
      minutes: () => deps.reference.settings.otpMinutes,
      sentAt: () => this.registration?.sentAt,
      send: () => this.#sendAgain(),
    });
  }

  get isDemo(): boolean {
    return this.#deps.reference.settings.isDemo;
  }

  show(): void {}

  prepare(): Promise<PageOutcome> {
    return Promise.resolve(this.#deps.sessions.read() ? { kind: 'redirect', to: '/' } : ready);
  }

  /** Redirects to the first step when no code was requested. */
  activate(): () => void {
    this.registration = this.#deps.registrations.read();
    if (!this.registration) this.#deps.navigator.go('/register', { replace: true });
    return this.resending.activate();
  }

  head(translate: Translate): PageHead {
    return { title: translate('register.code_head'), isPrivate: true };
  }

  type(text: string): void {
    this.code = text;
    this.fault = undefined;
  }

  async submit(): Promise<void> {
    const { registration } = this;
    if (this.submission.isBusy || !registration) return;
    const checked = checkCode(this.code);
    this.fault = checked.ok ? undefined : checked.error;
    if (!checked.ok) return this.submission.refuse();
    const outcome = await this.submission.send(() => this.#deps.accounts.verify(registration.email, checked.value));
    if (!outcome.ok) return;
    this.#deps.registrations.write({ ...registration, proof: outcome.value.verifyToken });
    this.#deps.navigator.go('/update-details', { replace: true });
  }

  async #sendAgain(): Answer<void> {
    const { registration } = this;
    if (!registration) throw new TypeError('No code was requested');
    const outcome = await this.#deps.accounts.resendCode(registration.email);
    if (outcome.ok)
      runInAction(() => {
        this.resending.tick();
        this.registration = { ...registration, sentAt: this.resending.now };
        this.#deps.registrations.write(this.registration);
      });
    return outcome;
  }
}
