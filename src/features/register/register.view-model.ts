import { makeAutoObservable, observableRef } from 'mobx';
import {
  checkEmail,
  type Accounts,
  type FieldFault,
  type RegistrationStore,
  type SessionStore,
} from '@domain/identity/index.ts';
import type { CurrencyTerms, Money } from '@domain/pricing/index.ts';
import {
  openInvitation,
  readReferralCode,
  type InvitationStore,
  type ReferralCode,
  type ReferralTerms,
} from '@domain/rewards/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { returnPathOf } from '@domain/navigation/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
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
import { rewardsIn, type ReferralQueries } from '../referrals/index.ts';
import { Submission, type SignInMethodsViewModel } from '../sign-in/index.ts';

type Deps = {
  readonly accounts: Pick<Accounts, 'register'>;
  readonly registrations: RegistrationStore;
  readonly sessions: SessionStore;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly clock: Clock;
  readonly cache: DataCache;
  readonly invitations: InvitationStore;
  readonly referrals: Pick<ReferralQueries, 'terms'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly currency: { readonly current: CurrencyTerms | undefined };
  readonly ways: SignInMethodsViewModel;
};

/** What came with the link of an invitation. */
export type OpenedInvitation = { readonly kind: 'open'; readonly code: ReferralCode } | { readonly kind: 'wrong' };

/** ACCOUNT-2, first step: the e-mail address that receives the code. */
export class RegisterViewModel implements PageViewModel {
  email = '';
  fault: FieldFault | undefined = undefined;
  returnPath = '/';
  readonly submission = new Submission();
  readonly ways: SignInMethodsViewModel;
  readonly terms: LiveQuery<{ readonly terms: ReferralTerms | undefined }>;
  /** The code of the address, as it was given, or of an invitation that was opened before. */
  referral = '';
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.ways = deps.ways;
    this.terms = new LiveQuery(deps.cache, deps.referrals.terms());
    makeAutoObservable(
      this,
      { fault: observableRef, submission: false, terms: false, ways: false },
      { autoBind: true },
    );
  }

  /** The invitation, where the operator rewards any. */
  get invitation(): OpenedInvitation | undefined {
    if (this.referral === '' || !this.#deps.reference.settings.isReferralActive) return undefined;
    const read = readReferralCode(this.referral);
    return read.ok ? { kind: 'open', code: read.value } : { kind: 'wrong' };
  }

  /** What the invitation brings after the first order, once it is known. */
  get welcomeGift(): Money | undefined {
    return rewardsIn(this.terms.value?.terms, this.#deps.currency.current).theirs;
  }

  show({ query }: Place): void {
    this.returnPath = returnPathOf(query['next']);
    this.ways.show(this.returnPath);
    this.referral = query['referral_code'] ?? '';
  }

  prepare(): Promise<PageOutcome> {
    if (!this.#deps.sessions.read()) return Promise.resolve(ready);
    const to = this.invitation?.kind === 'open' ? `/referrals?invitation=${this.invitation.code}` : this.returnPath;
    return Promise.resolve({ kind: 'redirect', to });
  }

  /** Restores an address that was typed before, and an invitation that was opened before. */
  activate(): () => void {
    const { registrations, invitations, clock } = this.#deps;
    if (this.email === '') this.email = registrations.read()?.email ?? '';
    if (this.referral === '') this.referral = openInvitation(invitations.read(), clock.now()) ?? '';
    else {
      const read = readReferralCode(this.referral);
      if (read.ok) invitations.write({ code: read.value, openedAt: clock.now() });
    }
    // What it brings is a pleasant detail: without it the page works all the same.
    if (this.invitation?.kind === 'open') void this.terms.load();
    return this.ways.activate();
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
        referral: this.referral,
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
