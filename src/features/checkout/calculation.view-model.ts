import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Result } from '@domain/kernel/result.ts';
import type { Calculation, OrderDraft, Orders } from '@domain/orders/index.ts';
import { recomputeQuote } from '@domain/pricing/index.ts';

type Deps = {
  readonly orders: Pick<Orders, 'calculate'>;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Told when a server's total does not follow from its own parts. */
  readonly report: (problem: string, cause?: unknown) => void;
};

/** A total together with whether its parts prove it: only then they are shown as its explanation. */
export type ShownCalculation = Calculation & { readonly isProven: boolean };

/** How long the customer may go on choosing before the total is asked for again. */
export const RECALCULATE_MS = 300;

/** ORDER-5: the server's total of the draft. Old numbers stay until new ones are there; only the answer to the last draft counts. */
export class CalculationViewModel {
  shown: ShownCalculation | undefined = undefined;
  failure: RemoteFailure | undefined = undefined;
  isPending = false;
  readonly #deps: Deps;
  #turn = 0;
  #running: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { shown: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Asks for the total of a draft, the first one at once and later ones when the choosing pauses. */
  ask(draft: OrderDraft): void {
    this.#start(draft, this.shown ? RECALCULATE_MS : 0);
  }

  /** Asks at once and waits for the answer to whatever was asked last. */
  async askNow(draft: OrderDraft): Promise<void> {
    this.#start(draft, 0);
    await this.settle();
  }

  /** Waits until nothing is being asked any more. */
  async settle(): Promise<void> {
    for (let waited: Promise<void> | undefined; waited !== this.#running; ) {
      waited = this.#running;
      await waited;
    }
  }

  /** Nothing can be calculated: an answer on its way no longer counts. */
  stop(): void {
    this.#turn++;
    this.isPending = false;
  }

  #start(draft: OrderDraft, wait: number): void {
    const turn = ++this.#turn;
    this.isPending = true;
    this.#running = this.#run(draft, wait, turn);
  }

  async #run(draft: OrderDraft, wait: number, turn: number): Promise<void> {
    if (wait > 0) await this.#deps.delay(wait);
    if (turn !== this.#turn) return;
    const outcome = await this.#calculate(draft);
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.isPending = false;
      this.failure = outcome.ok ? undefined : outcome.error;
      if (outcome.ok) this.shown = outcome.value;
    });
  }

  /** L3: a quote whose parts do not give its total is asked for once more; the second answer stands, without its explanation. */
  async #calculate(draft: OrderDraft): Promise<Result<ShownCalculation, RemoteFailure>> {
    const { orders, report } = this.#deps;
    for (let attempt = 0; ; attempt++) {
      const outcome = await orders.calculate(draft);
      if (!outcome.ok) return outcome;
      const isProven = isProof(outcome.value);
      if (!isProven) report('The total does not follow from its parts', outcome.value.quote);
      if (isProven || attempt > 0) return { ok: true, value: { ...outcome.value, isProven } };
    }
  }
}

const isProof = ({ quote, totals }: Calculation): boolean => {
  const recomputed = quote && recomputeQuote(quote);
  return !recomputed || (recomputed.ok && recomputed.value.total.minor === totals.total.minor && recomputed.value.total.scale === totals.total.scale);
};
