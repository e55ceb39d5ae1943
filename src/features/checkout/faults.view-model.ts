import { makeAutoObservable } from 'mobx';
import type { TimeZones } from '@domain/calendar/index.ts';
import { checkDraft, type DraftFault } from '@domain/checkout/index.ts';
import type { OrderDraft } from '@domain/orders/index.ts';
import type { NowViewModel } from '../now/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { CalculationViewModel } from './calculation.view-model.ts';
import type { CheckoutCart } from './checkout-cart.ts';
import type { CheckoutContextViewModel } from './checkout-context.view-model.ts';
import type { ChosenPayment } from './order-draft.ts';
import { leadOf } from './time-options.ts';
import type { ZoneViewModel } from './zone.view-model.ts';

type Deps = {
  readonly context: Pick<CheckoutContextViewModel, 'shop' | 'profile'>;
  readonly calculation: Pick<CalculationViewModel, 'shown'>;
  readonly zone: Pick<ZoneViewModel, 'answer'>;
  readonly cart: Pick<CheckoutCart, 'total' | 'itemsPrice'>;
  readonly timeZones: TimeZones;
  readonly now: Pick<NowViewModel, 'now'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly draft: () => OrderDraft | undefined;
  readonly payment: () => ChosenPayment | undefined;
};

/** Faults that are shown before the first attempt: those that typing cannot correct. */
const SHOWN_IMMEDIATELY: ReadonlySet<DraftFault['kind']> = new Set([
  'outside-zone',
  'below-minimum',
  'shop-closed',
  'shop-paused',
  'slot-gone',
  'day-closed',
  'phone-unverified',
]);

/** ORDER-2: why the draft cannot be ordered. Missing fields are shown after the first attempt. */
export class FaultsViewModel {
  /** Counts refused orders; each one moves the focus to its reason. */
  refusals = 0;
  wasTried = false;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get all(): readonly DraftFault[] {
    const { context, calculation, zone, cart, timeZones, now, reference, payment } = this.#deps;
    const draft = this.#deps.draft();
    const shop = context.shop?.value;
    const total = calculation.shown?.totals.total ?? cart.total;
    if (!draft || !shop || !total) return [];
    const lead = leadOf(shop);
    return checkDraft(draft, {
      schedule: shop.schedule,
      now: now.now,
      leadMinutes: lead.to,
      leadFromMinutes: lead.from,
      zones: timeZones,
      hasDetails: context.profile === undefined || context.profile.firstName !== '',
      isPhoneRequired: reference.settings.isPhoneRequired,
      phoneOwner: reference.settings.isVerifiedPhoneRequired ? context.profile : undefined,
      isInsideZone: zone.answer === undefined ? undefined : zone.answer === 'inside',
      price: calculation.shown?.totals.price ?? cart.itemsPrice ?? total,
      minimum: shop.minimum,
      total,
      paymentTag: payment()?.tag,
      walletBalance: context.profile?.walletBalance,
    });
  }

  get shown(): readonly DraftFault[] {
    return this.wasTried ? this.all : this.all.filter(({ kind }) => SHOWN_IMMEDIATELY.has(kind));
  }

  has(kind: DraftFault['kind']): boolean {
    return this.shown.some((fault) => fault.kind === kind);
  }

  /** Returns whether the draft can be ordered, or refuses it; from now on missing fields are shown. */
  check(): boolean {
    this.wasTried = true;
    if (this.all.length === 0) return true;
    this.refuse();
    return false;
  }

  refuse(): void {
    this.refusals += 1;
  }
}
