import { makeAutoObservable } from 'mobx';
import type { TimeZones } from '@domain/calendar/index.ts';
import { checkDraft, type DraftFault } from '@domain/checkout/index.ts';
import type { OrderDraft } from '@domain/orders/index.ts';
import type { PaymentMethod } from '@domain/payments/index.ts';
import type { NowViewModel } from '../now/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { CalculationViewModel } from './calculation.view-model.ts';
import type { CheckoutCart } from './checkout-cart.ts';
import type { FactsViewModel } from './facts.view-model.ts';
import { leadOf } from './time-options.ts';
import type { ZoneViewModel } from './zone.view-model.ts';

type Deps = {
  readonly facts: Pick<FactsViewModel, 'shop' | 'profile'>;
  readonly calculation: Pick<CalculationViewModel, 'shown'>;
  readonly zone: Pick<ZoneViewModel, 'answer'>;
  readonly cart: Pick<CheckoutCart, 'total'>;
  readonly timeZones: TimeZones;
  readonly now: Pick<NowViewModel, 'now'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly draft: () => OrderDraft | undefined;
  readonly payment: () => PaymentMethod | undefined;
};

/** What is told before anybody has tried to order: everything that no typing mends. */
const TOLD_AT_ONCE: ReadonlySet<DraftFault['kind']> = new Set(['outside-zone', 'below-minimum', 'shop-closed', 'slot-gone', 'day-closed']);

/** ORDER-2: what keeps the draft from being ordered. What is merely missing is told once the customer has tried. */
export class FaultsViewModel {
  wasTried = false;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get all(): readonly DraftFault[] {
    const { facts, calculation, zone, cart, timeZones, now, reference, payment } = this.#deps;
    const draft = this.#deps.draft();
    const shop = facts.shop?.value;
    const total = calculation.shown?.totals.total ?? cart.total;
    if (!draft || !shop || !total) return [];
    const lead = leadOf(shop);
    return checkDraft(draft, {
      schedule: shop.schedule, now: now.now, leadMinutes: lead.to, leadFromMinutes: lead.from, zones: timeZones,
      hasDetails: facts.profile === undefined || facts.profile.firstName !== '',
      isPhoneRequired: reference.settings.isPhoneRequired,
      isInsideZone: zone.answer === undefined ? undefined : zone.answer === 'inside',
      price: calculation.shown?.totals.price ?? cart.total ?? total, minimum: shop.minimum, total,
      paymentTag: payment()?.tag, walletBalance: facts.profile?.walletBalance,
    });
  }

  get shown(): readonly DraftFault[] {
    return this.wasTried ? this.all : this.all.filter(({ kind }) => TOLD_AT_ONCE.has(kind));
  }

  has(kind: DraftFault['kind']): boolean {
    return this.shown.some((fault) => fault.kind === kind);
  }

  /** Whether the draft can be ordered as it is; from now on everything missing is told. */
  check(): boolean {
    this.wasTried = true;
    return this.all.length === 0;
  }
}
