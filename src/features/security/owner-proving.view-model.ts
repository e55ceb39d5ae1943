import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { checkCode, type OwnerEvidence, type OwnPassword } from '@domain/identity/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Result } from '@domain/kernel/result.ts';
import { faultsOf, isOwnerCodeNeeded, ownerEvidence, Submission, type FieldFaults } from '../sign-in/index.ts';

type Typed = { readonly password: string; readonly code: string };
const NOTHING: Typed = { password: '', code: '' };

/** ACCOUNT-5b: the proof of the owner, asked for once the server has said which one it needs. */
export class OwnerProvingViewModel {
  typed: Typed = NOTHING;
  faults: FieldFaults<keyof Typed> = {};
  /** Whether the server has asked for the password. */
  needsPassword = false;
  /** The masked contact that a code was sent to, where the account has no password. */
  codeSentTo: string | undefined = undefined;
  readonly submission = new Submission();
  readonly #ownerCodes: Pick<OwnPassword, 'requestCode'>;

  constructor({ ownerCodes }: { readonly ownerCodes: Pick<OwnPassword, 'requestCode'> }) {
    this.#ownerCodes = ownerCodes;
    makeAutoObservable(this, { typed: observableRef, faults: observableRef, submission: false }, { autoBind: true });
  }

  get isProving(): boolean {
    return this.needsPassword || this.codeSentTo !== undefined;
  }

  type(change: Partial<Typed>): void {
    this.typed = { ...this.typed, ...change };
    this.faults = {};
    this.submission.forget();
  }

  /** Sends what was typed; `undefined` where a field is wrong or the server wants to know more of the owner first. */
  async send<Value>(
    call: (evidence: OwnerEvidence) => Answer<Value>,
  ): Promise<Result<Value, RemoteFailure> | undefined> {
    if (this.submission.isBusy) return undefined;
    this.faults = this.#check();
    if (Object.keys(this.faults).length > 0) {
      this.submission.refuse();
      return undefined;
    }
    const isFirst = !this.isProving;
    const isQuestion = (failure: RemoteFailure): boolean =>
      isFirst && (isPasswordNeeded(failure) || isOwnerCodeNeeded(failure));
    const asked = { password: this.needsPassword, code: this.codeSentTo !== undefined };
    const outcome = await this.submission.send(() => call(ownerEvidence(asked, this.typed)), isQuestion);
    if (outcome.ok || !isQuestion(outcome.error)) return outcome;
    if (isOwnerCodeNeeded(outcome.error)) await this.sendCode();
    else runInAction(() => (this.needsPassword = true));
    return undefined;
  }

  /** Sends a code to the owner's contact; another one replaces the one before. */
  async sendCode(): Promise<void> {
    const outcome = await this.submission.send(() => this.#ownerCodes.requestCode());
    if (outcome.ok) runInAction(() => (this.codeSentTo = outcome.value.sentTo));
  }

  /** The proof has done its work, or is not needed after all. */
  forget(): void {
    this.needsPassword = false;
    this.codeSentTo = undefined;
    this.typed = NOTHING;
    this.faults = {};
    this.submission.forget();
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
