import { makeAutoObservable, observableRef } from 'mobx';
import type { Weekday } from '@domain/calendar/index.ts';
import { needsConsent, suggestedLimit, type PlannedOrder, type RepeatPlan } from '@domain/orders/index.ts';
import { majorOf, money, type Money, type Scale } from '@domain/pricing/index.ts';
import { checkAmount } from '@domain/wallet/index.ts';

/** How today's price compares with a limit. */
export type LimitGuard = { readonly total: Money; readonly apart: Money; readonly isOver: boolean };

/** What the customer enters for a repeat; nothing of it is stored. */
export class RepeatForm {
  weekdays: readonly Weekday[] = [];
  time = '';
  limit = '';
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    makeAutoObservable(this, { weekdays: observableRef }, { autoBind: true });
  }

  /** Starts with the stored plan, or with the usual time and a limit above today's price. */
  fill({ plan, usualTime, today, order }: PlannedOrder): void {
    this.weekdays = plan?.weekdays ?? [];
    this.time = plan?.time ?? usualTime;
    this.limit = majorOf(plan?.limit ?? suggestedLimit('total' in today ? today.total : order.total));
  }

  toggle(day: Weekday): void {
    const { weekdays } = this;
    this.weekdays = weekdays.includes(day) ? weekdays.filter((known) => known !== day) : [...weekdays, day];
    this.#onChange();
  }

  setTime(time: string): void {
    this.time = time;
    this.#onChange();
  }

  setLimit(limit: string): void {
    this.limit = limit;
    this.#onChange();
  }

  /** What was entered, unchecked; a limit that is no amount is zero. */
  plan(scale: Scale): Pick<RepeatPlan, 'weekdays' | 'time' | 'limit'> {
    return { weekdays: this.weekdays, time: this.time, limit: this.#amount(scale) };
  }

  /** Undefined while there is no limit or no price to compare. */
  guard({ today }: Pick<PlannedOrder, 'today'>): LimitGuard | undefined {
    if (!('total' in today)) return undefined;
    const { total } = today;
    const limit = this.#amount(total.scale);
    if (limit.minor <= 0) return undefined;
    const apart = money(Math.abs(limit.minor - total.minor), total.scale);
    return { total, apart, isOver: needsConsent(total, limit) };
  }

  #amount(scale: Scale): Money {
    const checked = checkAmount(this.limit, scale);
    return checked.ok ? checked.value : money(0, scale);
  }
}
