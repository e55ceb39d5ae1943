import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TimeZones } from '@domain/calendar/index.ts';
import {
  checkCode,
  type AddPasskey,
  type Authenticator,
  type AuthenticatorFailure,
  type OwnPasskeys,
  type OwnPassword,
  type Passkey,
} from '@domain/identity/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import { isNotFound, type RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { Translate } from '../../i18n/index.ts';
import { failureText } from '../failure/index.ts';
import { faultsOf, isOwnerCodeNeeded, ownerEvidence, Submission, type FieldFaults } from '../sign-in/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { deviceName, momentText } from './device-texts.ts';

export type PasskeysDeps = {
  readonly passkeys: Pick<OwnPasskeys, 'list' | 'remove'>;
  readonly addPasskey: AddPasskey;
  readonly ownerCodes: Pick<OwnPassword, 'requestCode'>;
  readonly authenticator: Pick<Authenticator, 'isAvailable' | 'stop'>;
  /** Whether the server takes passkeys, and they can belong to this site. */
  readonly isOffered: () => boolean;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
  readonly zones: TimeZones;
  readonly zone: () => string;
};
type Typed = { readonly password: string; readonly code: string };
const NOTHING: Typed = { password: '', code: '' };

/** ACCOUNT-5k: the passkeys of the account: adding one with the proof of the owner, and removing one. */
export class PasskeysViewModel {
  /** `undefined` until the first answer. */
  list: readonly Passkey[] | undefined = undefined;
  failure: RemoteFailure | undefined = undefined;
  typed: Typed = NOTHING;
  faults: FieldFaults<keyof Typed> = {};
  /** Whether the server has asked for the password. */
  needsPassword = false;
  /** The masked contact that a code was sent to, where the account has no password. */
  codeSentTo: string | undefined = undefined;
  /** Why the authenticator made no passkey. */
  problem: AuthenticatorFailure['kind'] | undefined = undefined;
  /** The one that the customer is asked about. */
  removing: Passkey | undefined = undefined;
  isRemoving = false;
  /** Known in the browser only. */
  isMissing = false;
  readonly submission = new Submission();
  readonly #deps: PasskeysDeps;

  constructor(deps: PasskeysDeps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      {
        list: observableRef,
        failure: observableRef,
        typed: observableRef,
        faults: observableRef,
        removing: observableRef,
        submission: false,
      },
      { autoBind: true },
    );
  }

  get isOffered(): boolean {
    return this.#deps.isOffered();
  }

  get isProving(): boolean {
    return this.needsPassword || this.codeSentTo !== undefined;
  }

  activate(): () => void {
    this.isMissing = !this.#deps.authenticator.isAvailable();
    if (this.isOffered) void this.load();
    return this.#deps.authenticator.stop;
  }

  async load(): Promise<void> {
    const outcome = await this.#deps.passkeys.list();
    runInAction(() => {
      this.failure = outcome.ok ? undefined : outcome.error;
      if (outcome.ok) this.list = outcome.value;
    });
  }

  nameOf({ device }: Passkey): string {
    return deviceName(device, this.#deps.translate);
  }

  addedText({ addedAt }: Passkey): string {
    return this.#deps.translate('passkeys.added_at', { time: momentText(addedAt, this.#deps) });
  }

  usedText({ lastUsedAt }: Passkey): string {
    const { translate } = this.#deps;
    return lastUsedAt === undefined
      ? translate('passkeys.unused')
      : translate('sessions.used', { time: momentText(lastUsedAt, this.#deps) });
  }

  type(change: Partial<Typed>): void {
    this.typed = { ...this.typed, ...change };
    this.faults = {};
    this.submission.forget();
  }

  /** Asks an authenticator; the server says first what it needs of the owner, if anything. */
  async add(): Promise<void> {
    if (this.submission.isBusy) return;
    this.faults = this.#check();
    if (Object.keys(this.faults).length > 0) return this.submission.refuse();
    this.problem = undefined;
    const isFirst = !this.isProving;
    const isQuestion = (failure: RemoteFailure): boolean =>
      isFirst && (isPasswordNeeded(failure) || isOwnerCodeNeeded(failure));
    const outcome = await this.submission.send(() => this.#make(), isQuestion);
    if (outcome.ok || !isQuestion(outcome.error)) return;
    if (isOwnerCodeNeeded(outcome.error)) return this.sendCode();
    runInAction(() => (this.needsPassword = true));
  }

  /** Sends a code to the owner's contact; another one replaces the one before. */
  async sendCode(): Promise<void> {
    const outcome = await this.submission.send(() => this.#deps.ownerCodes.requestCode());
    if (outcome.ok) runInAction(() => (this.codeSentTo = outcome.value.sentTo));
  }

  /** Adds nothing after all. */
  cancel(): void {
    this.#deps.authenticator.stop();
    this.#forgetProof();
    this.problem = undefined;
    this.submission.forget();
  }

  askToRemove(passkey: Passkey): void {
    this.removing = passkey;
  }

  keep(): void {
    if (!this.isRemoving) this.removing = undefined;
  }

  async remove(): Promise<void> {
    const { removing } = this;
    if (!removing || this.isRemoving) return;
    const { passkeys, toasts, translate } = this.#deps;
    this.isRemoving = true;
    const outcome = await passkeys.remove(removing.id);
    // What is gone already is what was wanted.
    const isGone = outcome.ok || isNotFound(outcome.error);
    runInAction(() => {
      this.isRemoving = false;
      this.removing = undefined;
      if (isGone) this.list = this.list?.filter(({ id }) => id !== removing.id);
    });
    if (isGone) toasts.show('success', translate('passkeys.removed'));
    else if (!outcome.ok) toasts.show('error', failureText(outcome.error, translate));
  }

  async #make(): Answer<undefined> {
    const asked = { password: this.needsPassword, code: this.codeSentTo !== undefined };
    const outcome = await this.#deps.addPasskey(ownerEvidence(asked, this.typed));
    if (!outcome.ok && outcome.error.kind === 'server') return err(outcome.error.failure);
    runInAction(() => {
      if (outcome.ok) this.list = [outcome.value, ...(this.list ?? [])];
      else if (outcome.error.kind !== 'server' && outcome.error.kind !== 'stopped') this.problem = outcome.error.kind;
      // A code is used up with the question; a typed password still proves the owner.
      if (outcome.ok || asked.code) this.#forgetProof();
    });
    if (outcome.ok) this.#deps.toasts.show('success', this.#deps.translate('passkeys.added'));
    return ok(undefined);
  }

  #forgetProof(): void {
    this.needsPassword = false;
    this.codeSentTo = undefined;
    this.typed = NOTHING;
    this.faults = {};
  }

  #check(): FieldFaults<keyof Typed> {
    const { password, code } = this.typed;
    return {
      ...(this.needsPassword && password === '' && { password: { kind: 'required' as const } }),
      ...(this.codeSentTo !== undefined && faultsOf({ code: checkCode(code) })),
    };
  }
}

const isPasswordNeeded = (failure: RemoteFailure): boolean =>
  failure.kind === 'rejected' && 'old_password' in failure.params;
