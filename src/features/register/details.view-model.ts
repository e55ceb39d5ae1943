import { makeAutoObservable, observableRef } from 'mobx';
import {
  checkName,
  checkPassword,
  checkPasswordRepeat,
  type Accounts,
  type NewAccount,
  type Registration,
  type RegistrationStore,
  type SessionStore,
} from '@domain/identity/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { returnPathOf } from '@domain/navigation/index.ts';
import { readReferralCode, type InvitationStore } from '@domain/rewards/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type Navigator, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import { faultsOf, Submission, withoutChanged, type FieldFaults } from '../sign-in/index.ts';

type Deps = {
  readonly accounts: Pick<Accounts, 'complete'>;
  readonly registrations: RegistrationStore;
  readonly invitations: InvitationStore;
  readonly sessions: SessionStore;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly navigator: Pick<Navigator, 'go'>;
};

export type Details = {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly repeat: string;
  readonly referral: string;
  readonly gender: NewAccount['gender'];
};
export type DetailsFaults = FieldFaults<'firstName' | 'password' | 'repeat' | 'referral'>;

const noDetails: Details = { firstName: '', lastName: '', password: '', repeat: '', referral: '', gender: undefined };

/** ACCOUNT-2, last step: names and password; then creates the account and signs in. */
export class DetailsViewModel implements PageViewModel {
  details = noDetails;
  faults: DetailsFaults = {};
  registration: Registration | undefined = undefined;
  readonly submission = new Submission();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      { details: observableRef, faults: observableRef, submission: false, registration: observableRef },
      { autoBind: true },
    );
  }

  get passwordMin(): number {
    return this.#deps.reference.settings.passwordMin;
  }

  /** Whether to ask for a referral code: only where the operator rewards it. */
  get hasReferral(): boolean {
    return this.#deps.reference.settings.isReferralActive;
  }

  /** Whether the code keeps the account from being created: one may go on without it. */
  get isReferralRefused(): boolean {
    const { failure } = this.submission;
    return (
      this.faults.referral !== undefined || (failure?.kind === 'rejected' && failure.params['referral'] !== undefined)
    );
  }

  /** Whether the code in the field is the one of the invitation. */
  get isInvited(): boolean {
    return this.details.referral !== '' && this.details.referral === this.registration?.referral;
  }

  show(): void {}

  prepare(): Promise<PageOutcome> {
    return Promise.resolve(this.#deps.sessions.read() ? { kind: 'redirect', to: '/' } : ready);
  }

  /** Only a verified address gets an account. */
  activate(): () => void {
    const registration = this.#deps.registrations.read();
    this.registration = registration;
    if (registration?.proof === undefined)
      this.#deps.navigator.go(registration ? '/verify-phone' : '/register', { replace: true });
    if (registration && this.details.referral === '')
      this.details = { ...this.details, referral: registration.referral };
    return () => {};
  }

  head(translate: Translate): PageHead {
    return { title: translate('register.details_head'), isPrivate: true };
  }

  type(change: Partial<Details>): void {
    this.details = { ...this.details, ...change };
    this.faults = withoutChanged(this.faults, change);
  }

  /** Validates a field when it loses the focus; an empty one may still be filled. */
  blur(field: keyof DetailsFaults): void {
    if (this.details[field] === '') return;
    const { [field]: fault } = this.#check();
    this.faults = { ...this.faults, ...(fault && { [field]: fault }) };
  }

  /** Creates the account without the code that was refused. */
  async submitWithoutCode(): Promise<void> {
    this.type({ referral: '' });
    await this.submit();
  }

  async submit(): Promise<void> {
    const { registration, details } = this;
    if (this.submission.isBusy || registration?.proof === undefined) return;
    const { email, proof: verifyToken } = registration;
    this.faults = this.#check();
    if (Object.keys(this.faults).length > 0) return this.submission.refuse();
    const { firstName, lastName, password, gender, referral } = details;
    const outcome = await this.submission.send(() =>
      this.#deps.accounts.complete({
        email,
        verifyToken,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        password,
        gender,
        referral: referral.trim() || undefined,
      }),
    );
    if (!outcome.ok) return;
    this.#deps.sessions.write(outcome.value);
    this.#deps.registrations.write(undefined);
    this.#deps.invitations.write(undefined);
    this.#deps.navigator.go(returnPathOf(registration.returnPath), { replace: true });
  }

  #check(): DetailsFaults {
    const { firstName, password, repeat, referral } = this.details;
    const code = readReferralCode(referral);
    return faultsOf({
      referral: referral.trim() === '' || code.ok ? ok(undefined) : err({ kind: 'invalid' }),
      firstName: checkName(firstName),
      password: checkPassword(password, this.passwordMin),
      repeat: checkPasswordRepeat(password, repeat),
    });
  }
}
