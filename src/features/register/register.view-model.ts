import { makeAutoObservable, observableRef } from 'mobx';
import {
  checkEmail,
  type Accounts,
  type FieldFault,
  type RegistrationStore,
  type SessionStore,
} from '@domain/identity/index.ts';
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
import { Submission } from '../sign-in/index.ts';

type Deps = {
  readonly accounts: Pick<Accounts, 'register'>;
  readonly registrations: RegistrationStore;
  readonly sessions: SessionStore;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly clock: Clock;
};

/** ACCOUNT-2, first step: the e-mail address that receives the code. */
export class RegisterViewModel implements PageViewModel {
  email = '';
  fault: FieldFault | undefined = undefined;
  returnPath = '/';
  readonly submission = new Submission();
  readonly #deps: Deps;
  #referral = '';

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { fault: observableRef, submission: false }, { autoBind: true });
  }

  show({ query }: Place): void {
    this.returnPath = returnPathOf(query['next']);
    this.#referral = query['referral_code'] ?? '';
  }

  prepare(): Promise<PageOutcome> {
    return Promise.resolve(this.#deps.sessions.read() ? { kind: 'redirect', to: this.returnPath } : ready);
  }

  /** Restores an address that was typed before. */
  activate(): () => void {
    if (this.email === '') this.email = this.#deps.registrations.read()?.email ?? '';
    return () => {};
  }

  head(translate: Translate): PageHead {
    return { title: translate('register.head'), isPrivate: true };
  }

  type(text: string): void {
    this.email = text;
    this.fault = undefined;
  }

  blur(): void {
    if (this.email.trim() !== '') this.fault = this.#checked().fault;
  }

  async submit(): Promise<void> {
    if (this.submission.isBusy) return;
    const { email, fault } = this.#checked();
    this.fault = fault;
    if (email === undefined) return this.submission.refuse();
    // Back from the next step is possible: the code that was sent is still valid.
    const isStillValid = (failure: RemoteFailure): boolean =>
      failure.kind === 'rejected' && failure.status === 429 && this.#deps.registrations.read()?.email === email;
    const outcome = await this.submission.send(() => this.#deps.accounts.register(email), isStillValid);
    if (!outcome.ok && !isStillValid(outcome.error)) return;
    if (outcome.ok) {
      const sentAt = this.#deps.clock.now();
      this.#deps.registrations.write({
        email,
        referral: this.#referral,
        returnPath: this.returnPath,
        sentAt,
        proof: undefined,
      });
    }
    this.#deps.navigator.go('/verify-phone');
  }

  #checked() {
    const checked = checkEmail(this.email);
    return checked.ok ? { email: checked.value, fault: undefined } : { email: undefined, fault: checked.error };
  }
}
