import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Change, OrderDraft, PlacementRefusal, PlaceOrder, PlaceOutcome } from '@domain/orders/index.ts';
import { subtractMoney, type Money, type Totals } from '@domain/pricing/index.ts';
import type { CalculationViewModel } from './calculation.view-model.ts';

/** Why the order was not placed, other than that something changed. */
export type PlacingProblem =
  | RemoteFailure
  | { readonly kind: 'offline' }
  | Exclude<PlacementRefusal, { readonly kind: 'changed' }>;

/** The differences to the total on screen; without an amount it cannot be ordered. */
export type WhatChanged = {
  readonly changes: readonly Change[];
  readonly before: Money | undefined;
  readonly after: Money | undefined;
};

type Deps = {
  readonly placeOrder: PlaceOrder;
  /** Checks whether the server is reachable now. */
  readonly reach: () => Promise<boolean>;
  readonly calculation: Pick<CalculationViewModel, 'shown' | 'failure' | 'settle' | 'askNow'>;
  /** Returns the current draft; `undefined` when there is nothing to order. */
  readonly draft: () => OrderDraft | undefined;
  /** Waits for what is still loading; says whether the draft can be ordered, and shows what it lacks. */
  readonly isComplete: () => Promise<boolean>;
  /** Whether the shown total belongs to a quote that the server still honors. */
  readonly isTotalCurrent: () => boolean;
  /** Adapts cart and choices to the changes reported by the server, so that the next total can be ordered. */
  readonly adapt: (changes: readonly Change[]) => Promise<void>;
  readonly placed: (id: OrderId) => void;
  readonly refused: (problem: PlacingProblem) => void;
};

/** ORDER-3, ORDER-4, ORDER-5: from the press of the button to the order. */
export class PlacingViewModel {
  isPlacing = false;
  problem: PlacingProblem | undefined = undefined;
  changed: WhatChanged | undefined = undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { problem: observableRef, changed: observableRef }, { autoBind: true });
  }

  /** Orders what is shown for the amount that is shown. Ignores presses while it is running. */
  async place(): Promise<void> {
    await this.#work(async () => {
      if (await this.#deps.isComplete()) await this.#placeShown();
    });
  }

  /** After a reload or a new sign-in: finds out whether an order without an answer was placed. */
  async resume(): Promise<void> {
    await this.#work(async () => {
      const outcome = await this.#deps.placeOrder.resume();
      if (outcome) await this.#handleOutcome(outcome, undefined);
    });
  }

  /** "What changed" was accepted: orders for the new amount. */
  async accept(): Promise<void> {
    this.changed = undefined;
    await this.place();
  }

  goBack(): void {
    this.changed = undefined;
  }

  async #work(task: () => Promise<void>): Promise<void> {
    if (this.isPlacing) return;
    this.isPlacing = true;
    this.problem = undefined;
    await task().finally(() => runInAction(() => (this.isPlacing = false)));
  }

  async #placeShown(): Promise<void> {
    const { calculation, draft, isTotalCurrent, placeOrder, reach } = this.#deps;
    const seen = calculation.shown?.totals;
    // A request that was certainly never sent leaves nothing to resume: without a connection nothing is sent, now or
    // later.
    if (!(await reach())) return this.#refuse({ kind: 'offline' });
    await calculation.settle();
    const wanted = draft();
    if (!wanted) return;
    if (!isTotalCurrent()) await calculation.askNow(wanted);
    const { shown, failure } = calculation;
    if (failure || !shown) return this.#refuse(failure ?? { kind: 'malformed' });
    // The customer pays the amount on the button. Any other amount is shown for confirmation first, unless only the tip
    // just changed.
    if (seen && withoutTip(seen).minor !== withoutTip(shown.totals).minor) return this.#ask([], seen.total);
    await this.#handleOutcome(await placeOrder.place(wanted, shown.quote?.id), shown.totals.total);
  }

  async #handleOutcome(outcome: PlaceOutcome, seen: Money | undefined, mayRepeat = true): Promise<void> {
    if (outcome.ok) return this.#deps.placed(outcome.value);
    if (outcome.error.kind !== 'changed') return this.#refuse(outcome.error);
    const { changes } = outcome.error;
    const { adapt, calculation, draft, placeOrder } = this.#deps;
    await adapt(changes);
    const wanted = draft();
    if (wanted) await calculation.askNow(wanted);
    const total = calculation.failure ? undefined : calculation.shown?.totals.total;
    const isSame = changes.length === 0 && seen !== undefined && total?.minor === seen.minor;
    // An expired quote with the same total needs no confirmation.
    if (wanted && isSame && mayRepeat)
      return this.#handleOutcome(await placeOrder.place(wanted, calculation.shown?.quote?.id), seen, false);
    this.#ask(changes, seen);
  }

  #ask(changes: readonly Change[], before: Money | undefined): void {
    const { calculation, draft } = this.#deps;
    const after =
      draft() && !calculation.failure && isStillPossible(changes) ? calculation.shown?.totals.total : undefined;
    runInAction(() => (this.changed = { changes, before, after }));
  }

  #refuse(problem: PlacingProblem): void {
    runInAction(() => (this.problem = problem));
    this.#deps.refused(problem);
  }
}

const withoutTip = ({ total, tips }: Totals): Money => subtractMoney(total, tips);

/** A closed shop with a next slot can be ordered from; an address outside of the zone cannot be delivered to. */
const isStillPossible = (changes: readonly Change[]): boolean => {
  const hasSlot = changes.some((change) => change.kind === 'slot' && change.to !== undefined);
  return changes.every((change) => {
    if (change.kind === 'closed' || change.kind === 'slot') return hasSlot;
    return change.kind !== 'fee' || change.to !== undefined;
  });
};
