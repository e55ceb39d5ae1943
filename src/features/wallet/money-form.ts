import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Answer } from '@domain/kernel/answer.ts';
import { isOutcomeUnknown, type RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Result } from '@domain/kernel/result.ts';
import type { MoneyAction, MoneyDraft, MoneyDrafts, SpendingFault } from '@domain/wallet/index.ts';
import { Submission } from '../sign-in/index.ts';

type Deps = {
  readonly drafts: MoneyDrafts;
  readonly makeUuid: () => string;
  readonly action: MoneyAction;
  /** Everything that would be sent now, as text; equal texts are one intent. */
  readonly request: () => string;
};

const empty: MoneyDraft = { typed: '', note: '', to: undefined, sent: undefined, payment: undefined };

/**
 * WALLET-1n: a form that moves money. Its draft survives a reload together with the key of a request whose outcome is
 * unknown, so that pressing again moves the money once.
 */
export class MoneyForm {
  draft = empty;
  fault: SpendingFault | undefined = undefined;
  readonly submission = new Submission();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { draft: observableRef, fault: observableRef, submission: false }, { autoBind: true });
  }

  /** Reads what this tab remembers, which the server does not know: to be called once the form is hydrated. */
  restore(): void {
    this.draft = this.#deps.drafts.read(this.#deps.action) ?? this.draft;
  }

  /**
   * What an earlier request of unknown outcome means for the next press: `again` repeats it, under its key; `changed`
   * asks for something else, so that both may count.
   */
  get doubt(): 'again' | 'changed' | undefined {
    const { sent } = this.draft;
    if (!sent || this.submission.isBusy) return undefined;
    return sent.request === this.#deps.request() ? 'again' : 'changed';
  }

  /** Replaces what is asked for; what an earlier request may have moved stays known. */
  change(change: Partial<Pick<MoneyDraft, 'typed' | 'note' | 'to'>>): void {
    this.fault = undefined;
    this.submission.forget();
    this.restore();
    this.#write({ ...this.draft, ...change, payment: undefined });
  }

  refuse(fault: SpendingFault): void {
    this.fault = fault;
    this.submission.refuse();
  }

  /** Remembers where the payment goes on. */
  paying(payment: MoneyDraft['payment']): void {
    this.#write({ ...this.draft, payment });
  }

  /** Removes the draft: what it was about is done. */
  clear(): void {
    this.draft = empty;
    this.#deps.drafts.write(this.#deps.action, undefined);
  }

  async send<Value>(call: (key: string) => Answer<Value>): Promise<Result<Value, RemoteFailure>> {
    const { sent } = this.draft;
    const request = this.#deps.request();
    const key = sent?.request === request ? sent.key : this.#deps.makeUuid();
    this.#write({ ...this.draft, sent: { key, request } });
    const outcome = await this.submission.send(() => call(key));
    if (outcome.ok || !isOutcomeUnknown(outcome.error)) this.#write({ ...this.draft, sent: undefined });
    return outcome;
  }

  #write(draft: MoneyDraft): void {
    runInAction(() => (this.draft = draft));
    this.#deps.drafts.write(this.#deps.action, draft);
  }
}
