import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { UserCart } from '@domain/cart/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Result } from '@domain/kernel/result.ts';
import type { Calculation, OrderDraft, Orders } from '@domain/orders/index.ts';
import type { Money } from '@domain/pricing/index.ts';
import type { explanationOf } from './explanation.ts';

type Deps = {
  readonly orders: Pick<Orders, 'calculate'>;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Called when a server's total does not follow from its parts. */
  readonly report: (problem: string, cause?: unknown) => void;
};

/**
 * A total, and whether its parts prove it: only then are they shown as its explanation. What explains them loads with
 * what proves them.
 */
export type ShownCalculation = Calculation & {
  readonly isProven: boolean;
  readonly explain?: typeof explanationOf | undefined;
};

/** Debounces the calculation while the customer is choosing. */
export const RECALCULATE_MS = 300;

/**
 * ORDER-5: the server's total of the draft. Shows the previous total until the next one arrives; ignores answers to
 * earlier drafts.
 */
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

  /** Whether the shown total belongs to the latest draft. */
  get isCurrent(): boolean {
    return !this.isPending && this.failure === undefined && this.shown !== undefined;
  }

  /**
   * Calculates whenever the draft or the cart changes, until the returned function is called; calculates nothing
   * without a draft. After a failure it calculates again as soon as the cart has been read anew.
   */
  follow(order: () => { readonly draft: OrderDraft | undefined; readonly cart: UserCart | undefined }): () => void {
    const stops = [
      reaction(
        order,
        ({ draft }) => {
          if (draft) this.ask(draft);
          else this.stop();
        },
        { fireImmediately: true, equals: compareStructural },
      ),
      reaction(
        () => order().cart,
        () => {
          const { draft } = order();
          if (draft && this.failure) this.ask(draft);
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** What is to be paid, as far as it is known. */
  get total(): Money | undefined {
    return this.shown?.totals.total;
  }

  /** Calculates a draft, the first one at once and later ones debounced. */
  ask(draft: OrderDraft): void {
    this.#start(draft, this.shown ? RECALCULATE_MS : 0);
  }

  /** Calculates at once and waits for the latest answer. */
  async askNow(draft: OrderDraft): Promise<void> {
    this.#start(draft, 0);
    await this.settle();
  }

  /** Waits until no request is pending. */
  async settle(): Promise<void> {
    for (let waited: Promise<void> | undefined; waited !== this.#running;) {
      waited = this.#running;
      await waited;
    }
  }

  /** Stops calculating and ignores the pending answer. */
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

  /** L3: requests a quote whose parts do not add up once more; the second answer is shown, without its explanation. */
  async #calculate(draft: OrderDraft): Promise<Result<ShownCalculation, RemoteFailure>> {
    const { orders, report } = this.#deps;
    // Without the code of the proof, a total is shown as one that does not explain itself.
    const proving = import('./proof.ts').catch(() => undefined);
    for (let attempt = 0; ; attempt++) {
      const outcome = await orders.calculate(draft);
      if (!outcome.ok) return outcome;
      const proof = await proving;
      const isProven = proof?.isProof(outcome.value, draft) === true;
      if (!isProven) report('The total does not follow from its parts', outcome.value.quote);
      if (isProven || attempt > 0)
        return { ok: true, value: { ...outcome.value, isProven, explain: proof?.explanationOf } };
    }
  }
}
