import type { ReactNode } from 'react';
import { addressLine } from '@domain/addresses/index.ts';
import { weekdayOf } from '@domain/calendar/index.ts';
import { cartLines, cartOf, lineKey, ownLines } from '@domain/cart/index.ts';
import type { DraftFault } from '@domain/checkout/index.ts';
import { ORDER_NOTE_MAX } from '@domain/orders/index.ts';
import { lineAmounts, type Totals } from '@domain/pricing/index.ts';
import { dayNameOf, windowOf, type TimeOptions } from '../../features/checkout/time-options.ts';
import { CURRENCY_VIEW_MODEL, Price } from '../../features/currency/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import type { CheckoutFacts } from './checkout-facts.ts';
import { FAULT_FIELDS, FAULT_TEXTS, slotValue, type ShownOrder, type TypedOrder } from './checkout-form.ts';
import { Alert, Fault, Field, Hidden } from './parts.view.tsx';
import { PLAIN_ADDRESS, PLAIN_CART } from './plain-path.ts';
import { Sums } from './sums.view.tsx';

type CheckoutFormProps = {
  readonly facts: CheckoutFacts;
  readonly typed: TypedOrder;
  readonly times: TimeOptions;
  readonly totals: Totals;
  readonly faults: readonly DraftFault[];
  readonly problem: ReactNode;
  readonly about: ShownOrder;
};

export function CheckoutForm({ facts, typed, times, totals, faults, problem, about }: CheckoutFormProps) {
  const translate = useTranslate();
  const currency = useService(CURRENCY_VIEW_MODEL);
  const { shop, address } = facts;
  const minimum = currency.text(shop.minimum);
  const of = (field: 'address' | 'when' | 'phone' | undefined): string | undefined =>
    faults
      .filter(({ kind }) => FAULT_FIELDS[kind] === field)
      .map(({ kind }) => translate(FAULT_TEXTS[kind], { amount: minimum }))
      .join(' ') || undefined;
  const { quote, ...hidden } = about;
  const isPickup = typed.fulfilment === 'pickup';
  return (
    <>
      <nav className="ways" aria-label={translate('checkout.how')}>
        <a href="?how=delivery" aria-current={isPickup ? undefined : 'true'}>
          {translate('checkout.delivery')}
        </a>
        <a href="?how=pickup" aria-current={isPickup ? 'true' : undefined}>
          {translate('checkout.pickup')}
        </a>
      </nav>
      <form method="post" action="?" noValidate>
        <Alert>{problem}</Alert>
        <Alert>{of(undefined)}</Alert>
        {!isPickup && (
          <section aria-labelledby="where">
            <h2 id="where">{translate('address.title')}</h2>
            <p>{address ? <bdi>{addressLine(address)}</bdi> : translate('checkout.no_address')}</p>
            <Fault id="where-fault">{of('address')}</Fault>
            <a href={PLAIN_ADDRESS}>{translate(address ? 'address.change' : 'address.choose')}</a>
          </section>
        )}
        <Field name="when" label={translate('checkout.when')} fault={of('when')}>
          {(attributes) => (
            <select {...attributes} defaultValue={typed.when}>
              <option value="">
                {times.soonest
                  ? `${translate('checkout.soonest')} · ⁦${times.soonest.from}–${times.soonest.to}⁩`
                  : translate('checkout.choose')}
              </option>
              {times.days
                .filter((day) => day.times.length > 0)
                .map((day) => (
                  <Day key={day.date} {...day} today={times.today} />
                ))}
            </select>
          )}
        </Field>
        {times.otherZone !== undefined && <p>{translate('shop.local_time')}</p>}
        <Field name="phone" label={translate('checkout.phone')} fault={of('phone')}>
          {(attributes) => (
            <input {...attributes} type="tel" autoComplete="tel" dir="ltr" maxLength={32} defaultValue={typed.phone} />
          )}
        </Field>
        <Field name="note" label={translate('checkout.note')} fault={undefined}>
          {(attributes) => (
            <input {...attributes} dir="auto" maxLength={ORDER_NOTE_MAX} autoComplete="off" defaultValue={typed.note} />
          )}
        </Field>
        <p>
          {translate('checkout.payment')}: {translate('checkout.cash')} ·{' '}
          {translate(isPickup ? 'checkout.cash_pickup' : 'checkout.cash_courier')}
        </p>
        <section aria-labelledby="summary">
          <h2 id="summary">{translate('checkout.summary')}</h2>
          <ul className="lines">
            {cartLines(cartOf(ownLines(facts.cart))).map((line) => (
              <li key={lineKey(line)} className="line">
                <span>
                  {line.quantity} × <bdi>{line.item.title}</bdi>
                </span>
                <Price amount={lineAmounts(line.item.price, line.quantity, line.addons).net} />
              </li>
            ))}
          </ul>
          <Sums totals={totals} hasDelivery={!isPickup} totalLabel={translate('checkout.total')} />
          <a href={PLAIN_CART}>{translate('cart.title')}</a>
        </section>
        <Hidden values={{ ...hidden, ...(quote !== undefined && { quote }), how: typed.fulfilment }} />
        <p>{translate('checkout.cancel_note')}</p>
        <button className="main">
          {translate('checkout.place')} <Price amount={totals.total} />
        </button>
      </form>
    </>
  );
}

function Day({
  date,
  times,
  today,
}: {
  readonly date: string;
  readonly times: readonly string[];
  readonly today: string;
}) {
  const translate = useTranslate();
  const name = dayNameOf(date, today);
  const label = name === 'other' ? translate(`weekday.${weekdayOf(date)}`) : translate(`checkout.${name}`);
  return (
    <optgroup label={`${label} · ⁦${date}⁩`}>
      {times.map((time) => (
        <option key={time} value={slotValue({ date, time })}>
          {`⁦${windowOf({ time }).from}–${windowOf({ time }).to}⁩`}
        </option>
      ))}
    </optgroup>
  );
}
