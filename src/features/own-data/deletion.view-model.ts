import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  checkCode,
  type AccountDetails,
  type OwnAccount,
  type OwnerEvidence,
  type OwnPassword,
} from '@domain/identity/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { faultsOf, ownerEvidence, Submission, withoutChanged, type FieldFaults } from '../sign-in/index.ts';

export type DeletionDeps = {
  readonly account: Pick<OwnAccount, 'close'>;
  readonly ownerCodes: Pick<OwnPassword, 'requestCode'>;
  readonly own: () => AccountDetails | undefined;
  /** Deletes what this device holds of the account, and leaves for the home page, which says what happened. */
  readonly leave: () => Promise<void>;
};
type Typed = { readonly password: string; readonly code: string };

/** ACCOUNT-5j: deletes the account, with the proof of the owner and a second confirmation. */
export class DeletionViewModel {
  typed: Typed = { password: '', code: '' };
  faults: FieldFaults<keyof Typed> = {};
  /** The masked contact that a code was sent to, where the account has no password. */
  codeSentTo: string | undefined = undefined;
  /** Whether the last question is on screen. */
  isConfirming = false;
  /** The account is gone; this device is being emptied. */
  isLeaving = false;
  readonly submission = new Submission();
  readonly #deps: DeletionDeps;

  constructor(deps: DeletionDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { typed: observableRef, faults: observableRef, submission: false }, { autoBind: true });
  }

  get needsPassword(): boolean {
    return this.#deps.own()?.hasPassword === true;
  }

  type(change: Partial<Typed>): void {
    this.typed = { ...this.typed, ...change };
    this.faults = withoutChanged(this.faults, change);
    this.submission.forget();
  }

  /** Asks for the last confirmation, once the proof is typed. */
  async ask(): Promise<void> {
    if (this.submission.isBusy) return;
    if (!this.needsPassword && this.codeSentTo === undefined && (await this.sendCode())) return;
    this.faults = this.#check();
    if (Object.keys(this.faults).length > 0) return this.submission.refuse();
    this.submission.forget();
    this.isConfirming = true;
  }

  /** Leaves everything as it is. */
  cancel(): void {
    if (!this.submission.isBusy && !this.isLeaving) this.isConfirming = false;
  }

  /** Sends a code to the owner's contact. False where there is none, so that the server decides what proves them. */
  async sendCode(): Promise<boolean> {
    const outcome = await this.submission.send(this.#deps.ownerCodes.requestCode, hasNoContact);
    if (outcome.ok) runInAction(() => (this.codeSentTo = outcome.value.sentTo));
    return outcome.ok || !hasNoContact(outcome.error);
  }

  async confirm(): Promise<void> {
    if (this.submission.isBusy || this.isLeaving) return;
    const evidence = ownerEvidence({ password: this.needsPassword, code: this.codeSentTo !== undefined }, this.typed);
    const outcome = await this.submission.send(() => this.#close(evidence));
    if (outcome.ok) await this.#deps.leave();
  }

  /** The question closes before a failure is counted, which moves the focus to the field beside it. */
  async #close(evidence: OwnerEvidence): Answer<undefined> {
    const outcome = await this.#deps.account.close(evidence);
    runInAction(() => {
      this.isLeaving = outcome.ok;
      this.isConfirming &&= outcome.ok;
    });
    return outcome;
  }

  #check(): FieldFaults<keyof Typed> {
    const { password, code } = this.typed;
    return {
      ...(this.needsPassword && password === '' && { password: { kind: 'required' as const } }),
      ...(this.codeSentTo !== undefined && faultsOf({ code: checkCode(code) })),
    };
  }
}

const hasNoContact = (failure: RemoteFailure): boolean => failure.kind === 'rejected' && failure.status === 400;
