import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  checkCode,
  checkPassword,
  checkPasswordRepeat,
  type OwnPassword,
  type Profile,
  type Profiles,
} from '@domain/identity/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok } from '@domain/kernel/result.ts';
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
import { faultsOf, isOwnerCodeNeeded, Submission, withoutChanged, type FieldFaults } from '../sign-in/index.ts';

type Deps = {
  readonly password: OwnPassword;
  readonly profiles: Profiles;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly navigator: Pick<Navigator, 'go'>;
  /** Shows a toast on the next page that the password is changed. */
  readonly notifySaved: () => void;
};

export type NewPassword = {
  readonly old: string;
  /** Sent to the verified contact, where the account has no password. */
  readonly code: string;
  readonly password: string;
  readonly repeat: string;
};
export type NewPasswordFaults = FieldFaults<keyof NewPassword>;

/** ACCOUNT-2, ACCOUNT-5: a new password; without the old one after a code, else with it. */
export class NewPasswordViewModel implements PageViewModel {
  typed: NewPassword = { old: '', code: '', password: '', repeat: '' };
  faults: NewPasswordFaults = {};
  returnPath = '/';
  /** Whether the customer signed in with a code. */
  isReset = false;
  /** The server requires the old password after all: too much time has passed since the code. */
  isAsked = false;
  /** The masked contact that a code was sent to, once the server requires one. */
  codeSentTo: string | undefined = undefined;
  profile: Profile | undefined = undefined;
  readonly submission = new Submission();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      { typed: observableRef, faults: observableRef, submission: false, profile: observableRef },
      { autoBind: true },
    );
  }

  get passwordMin(): number {
    return this.#deps.reference.settings.passwordMin;
  }

  /** Whether to ask for the old password: where there is one, unless the customer signed in with a code. */
  get needsOld(): boolean {
    return this.isAsked || (!this.isReset && this.profile?.hasPassword !== false);
  }

  /** The user name under which password managers save the password. */
  get login(): string {
    return this.profile?.email ?? this.profile?.phone ?? '';
  }

  show({ query }: Place): void {
    const next = returnPathOf(query['next']);
    // Back must not return to this page.
    this.returnPath = next.startsWith('/update-password') ? '/' : next;
    this.isReset = query['reset'] === '1';
  }

  prepare(): Promise<PageOutcome> {
    return Promise.resolve(ready);
  }

  activate(): () => void {
    void this.#deps.profiles
      .load()
      .then((outcome) => runInAction(() => void (outcome.ok && (this.profile = outcome.value))));
    return () => {};
  }

  head(translate: Translate): PageHead {
    return { title: translate('password.head'), isPrivate: true };
  }

  type(change: Partial<NewPassword>): void {
    this.typed = { ...this.typed, ...change };
    this.faults = withoutChanged(this.faults, change);
    // The server's error was about the previous text.
    this.submission.forget();
  }

  /** Validates a field when it loses the focus; an empty one may still be filled. */
  blur(field: keyof NewPassword): void {
    if (this.typed[field] === '') return;
    const { [field]: fault } = this.#check();
    this.faults = { ...this.faults, ...(fault && { [field]: fault }) };
  }

  async submit(): Promise<void> {
    if (this.submission.isBusy) return;
    this.faults = this.#check();
    if (Object.keys(this.faults).length > 0) return this.submission.refuse();
    const isFirstTry = this.codeSentTo === undefined;
    const isCodeMissing = (failure: RemoteFailure): boolean => isFirstTry && isOwnerCodeNeeded(failure);
    const outcome = await this.submission.send(() => this.#change(), isCodeMissing);
    if (!outcome.ok && isCodeMissing(outcome.error)) return this.#requestCode();
    if (!outcome.ok) return;
    this.#deps.notifySaved();
    this.#deps.navigator.go(this.returnPath, { replace: true });
  }

  /** Sends another code, which replaces the one before. */
  async sendAgain(): Promise<void> {
    if (!this.submission.isBusy) await this.#requestCode();
  }

  async #requestCode(): Promise<void> {
    const outcome = await this.submission.send(() => this.#deps.password.requestCode());
    if (outcome.ok) runInAction(() => void (this.codeSentTo = outcome.value.sentTo));
  }

  /** The field of the old password appears before the failure is counted, which moves the focus there. */
  async #change(): Answer<unknown> {
    const { old, code, password } = this.typed;
    const outcome = await this.#deps.password.change({
      password,
      oldPassword: this.needsOld ? old : undefined,
      ...(this.codeSentTo !== undefined && { ownerCode: code.replace(/\s/g, '') }),
    });
    const isAsked = !outcome.ok && outcome.error.kind === 'rejected' && 'old_password' in outcome.error.params;
    runInAction(() => void (this.isAsked ||= isAsked));
    return outcome;
  }

  #check(): NewPasswordFaults {
    const { old, password, repeat } = this.typed;
    const faults: NewPasswordFaults = faultsOf({
      code: this.codeSentTo === undefined ? ok('') : checkCode(this.typed.code),
      password: checkPassword(password, this.passwordMin),
      repeat: checkPasswordRepeat(password, repeat),
    });
    return this.needsOld && old === '' ? { old: { kind: 'required' }, ...faults } : faults;
  }
}
