import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  checkCode,
  type AccountDetails,
  type ContactKind,
  type OwnAccount,
  type OwnPassword,
} from '@domain/identity/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import { instant, type Clock } from '@domain/kernel/clock.port.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok } from '@domain/kernel/result.ts';
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
import {
  faultsOf,
  isOwnerCodeNeeded,
  ownerEvidence,
  ResendingViewModel,
  Submission,
  withoutChanged,
  type FieldFaults,
} from '../sign-in/index.ts';
import { changeContact, confirmContact } from './contact-calls.ts';
import { contactPath, contactPlaceOf, NO_PLACE, type ContactPlace } from './contact-place.ts';
import { checkContact, contactOf, NO_STEP, NO_TEXT, ownContact, type ContactForm } from './contact-form.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import type { AccountQueries } from './account.queries.ts';
import type { ContactStep, TabValue } from './profile.tokens.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: AccountQueries;
  readonly account: Pick<OwnAccount, 'update' | 'changePhone' | 'sendCode' | 'confirmEmail' | 'load'>;
  readonly ownerCodes: Pick<OwnPassword, 'requestCode'>;
  readonly steps: Readonly<Record<ContactKind, TabValue<ContactStep>>>;
  /** The number typed at checkout; empty for none. */
  readonly orderedPhone: () => string;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly clock: Clock;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
};

/** ACCOUNT-5b, ACCOUNT-5c: changes the e-mail address or number with the owner's proof, then verifies it by a code. */
export class ContactViewModel implements PageViewModel {
  place: ContactPlace = NO_PLACE;
  typed: ContactForm = NO_TEXT;
  faults: FieldFaults<keyof ContactForm> = {};
  /** The masked contact that the owner's code was sent to, once the server requires one. */
  ownerCodeSentTo: string | undefined = undefined;
  step: ContactStep = NO_STEP;
  readonly live: LiveQuery<AccountDetails>;
  readonly submission = new Submission();
  readonly resending: ResendingViewModel;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.live = new LiveQuery(deps.cache, deps.queries.own());
    this.resending = new ResendingViewModel({
      clock: deps.clock,
      minutes: () => deps.reference.settings.otpMinutes,
      sentAt: () => (this.isCodeSent ? instant(this.step.sentAt) : undefined),
      send: () => this.#sendCode(),
    });
    makeAutoObservable(
      this,
      {
        place: observableRef,
        typed: observableRef,
        faults: observableRef,
        step: observableRef,
        live: false,
        submission: false,
        resending: false,
      },
      { autoBind: true },
    );
  }

  get kind(): ContactKind | undefined {
    return this.place.kind;
  }

  /** The contact of the account; empty if it has none. */
  get current(): string {
    return ownContact(this.kind, this.live.value).value;
  }

  get isVerified(): boolean {
    return ownContact(this.kind, this.live.value).isVerified;
  }

  get needsPassword(): boolean {
    return this.live.value?.hasPassword === true;
  }

  get isDemo(): boolean {
    return this.#deps.reference.settings.isDemo;
  }

  /** Whether a code was sent to the contact that waits for it. */
  get isCodeSent(): boolean {
    return this.step.sentTo !== '' && this.step.sentTo === this.current;
  }

  get #changeFaults(): FieldFaults<keyof ContactForm> {
    return checkContact(this.kind, this.typed, {
      needsPassword: this.needsPassword,
      needsCode: this.ownerCodeSentTo !== undefined,
    });
  }

  show(place: Place): void {
    this.place = contactPlaceOf(place);
    this.faults = {};
    this.submission.forget();
  }

  async prepare(): Promise<PageOutcome> {
    if (!this.kind) return { kind: 'not-found' };
    await this.live.load();
    return ready;
  }

  activate(): () => void {
    const stops = [this.live.follow(), this.resending.activate()];
    this.step = this.#kept;
    const isOrdered = this.kind === 'phone' && this.place.returnPath === '/checkout';
    this.typed = { ...this.typed, value: this.step.typed || (isOrdered ? this.#deps.orderedPhone() : '') };
    if (this.place.isVerifying && this.live.value && (this.isVerified || this.current === '')) this.#finish();
    return () => {
      for (const stop of stops) stop();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate(this.kind === 'phone' ? 'contact.phone_head' : 'contact.email_head'), isPrivate: true };
  }

  type(change: Partial<ContactForm>): void {
    this.typed = { ...this.typed, ...change };
    this.faults = withoutChanged(this.faults, change);
    this.submission.forget();
    if (change.value !== undefined) this.#keep({ ...this.#kept, typed: change.value });
  }

  blur(): void {
    if (this.typed.value === '') return;
    const { value: fault } = this.#changeFaults;
    this.faults = { ...this.faults, ...(fault && { value: fault }) };
  }

  /** The first step: the new contact, and the proof that the owner asks. */
  async change(): Promise<void> {
    const { kind, live } = this;
    if (this.submission.isBusy || !kind || !live.value) return;
    const own = live.value;
    this.faults = this.#changeFaults;
    if (Object.keys(this.faults).length > 0) return this.submission.refuse();
    const value = contactOf(kind, this.typed.value);
    if (value === this.current && this.isVerified) return this.#finish();
    const isCodeMissing = (failure: RemoteFailure) => !this.ownerCodeSentTo && isOwnerCodeNeeded(failure);
    const { password, ownerCode: code } = this.typed;
    const asked = { password: this.needsPassword, code: this.ownerCodeSentTo !== undefined };
    const evidence = ownerEvidence(asked, { password, code });
    const send = () => changeContact(this.#deps.account, own, { kind, value }, evidence);
    const outcome = await this.submission.send(send, isCodeMissing);
    if (!outcome.ok && isCodeMissing(outcome.error)) return this.sendOwnerCode();
    if (!outcome.ok) return;
    this.#deps.queries.show(outcome.value);
    runInAction(() => {
      this.typed = NO_TEXT;
      this.ownerCodeSentTo = undefined;
      this.#keep({ ...this.step, typed: '' });
    });
    await this.#sendCode();
    this.#deps.navigator.go(contactPath(this.place, true), { replace: true });
  }

  /** Sends the owner a code to the contact that was verified before; another one replaces it. */
  async sendOwnerCode(): Promise<void> {
    if (this.submission.isBusy) return;
    const outcome = await this.submission.send(() => this.#deps.ownerCodes.requestCode());
    if (outcome.ok) runInAction(() => (this.ownerCodeSentTo = outcome.value.sentTo));
  }

  /** Sends the first code to a contact that waits for it. */
  async sendCode(): Promise<void> {
    if (!this.submission.isBusy) await this.submission.send(() => this.#sendCode());
  }

  /** The second step: the code sent to the new contact. */
  async verify(): Promise<void> {
    const { account, queries, toasts, translate } = this.#deps;
    const { kind, current, step, live } = this;
    if (this.submission.isBusy || !kind || !live.value) return;
    const [own, code] = [live.value, checkCode(this.typed.code)];
    this.faults = faultsOf({ code });
    if (!code.ok) return this.submission.refuse();
    const outcome = await this.submission.send(() =>
      confirmContact(account, own, { kind, value: current }, step.verifyId, code.value),
    );
    if (!outcome.ok) return;
    queries.show(outcome.value);
    this.#keep(NO_STEP);
    toasts.show('success', translate(kind === 'email' ? 'contact.email_verified' : 'contact.phone_verified'));
    this.#finish();
  }

  /** As of the tab, since text that was typed before hydration comes before the page is active. */
  get #kept(): ContactStep {
    return (this.kind && this.#deps.steps[this.kind].read()) ?? NO_STEP;
  }

  #keep(step: ContactStep): void {
    this.step = step;
    if (this.kind) this.#deps.steps[this.kind].write(step.typed === '' && step.sentTo === '' ? undefined : step);
  }

  #finish(): void {
    this.#deps.navigator.go(this.place.returnPath, { replace: true });
  }

  async #sendCode(): Answer<unknown> {
    const { kind, current } = this;
    if (!kind || current === '') return ok(undefined);
    const outcome = await this.#deps.account.sendCode({ kind, value: current });
    if (outcome.ok)
      runInAction(() => {
        this.resending.tick();
        this.#keep({ ...this.step, sentTo: current, verifyId: outcome.value.verifyId, sentAt: this.#deps.clock.now() });
      });
    return outcome;
  }
}
