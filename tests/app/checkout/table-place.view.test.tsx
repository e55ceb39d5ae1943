import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseTable, noChoices, type CheckoutChoices, type TableChoice } from '@domain/checkout/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { reservationId, shopId, tableId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { OrderDraft } from '@domain/orders/index.ts';
import { calculate, decimal, quoteOf } from '@domain/pricing/index.ts';
import type { Reservation } from '@domain/reservations/index.ts';
import { quoteHeaderFor } from '@domain/testing/index.ts';
import { CheckoutView } from '@app/features/checkout/checkout.view.tsx';
import { TABLE_PLACE, TABLE_PLACE_DEPS } from '@app/features/checkout/table-place.tokens.ts';
import { TablePlace } from '@app/features/checkout/table-place.view.tsx';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { CASH, NOON, opened, settled, shopOf, utc } from './stage.ts';

const TUESDAY: TableChoice = {
  reservation: reservationId(7),
  table: 'T1',
  section: 'Terrace',
  slot: { date: '2025-03-11', time: '19:00' },
};
const HOUR = 3_600_000;
const SEVEN = instant(Date.UTC(2025, 2, 11, 19));
const reservationOf = (change: Partial<Reservation> = {}): Reservation => ({
  id: reservationId(7),
  status: 'accepted',
  shop: { id: shopId(1), title: 'Levant Kitchen', address: '', phone: '', logo: undefined, timeZone: 'UTC' },
  tableId: tableId(1),
  tableName: 'T1',
  sectionTitle: 'Terrace',
  guests: 2,
  note: '',
  period: { from: SEVEN, until: instant(SEVEN + 2 * HOUR) },
  changes: 0,
  ...change,
});
/** Three pieces at 9.00 with the waiter's tenth, priced as the server does it. */
const answer = (draft: OrderDraft) => {
  const stock = { id: 7, base: decimal(9), taxPercent: decimal(0), discount: undefined };
  const input = {
    rate: decimal(1),
    scale: 2 as const,
    items: [{ member: 1, stock, quantity: 3, addons: [] }],
    bonuses: [],
    recipes: [],
    ownerMember: 1,
    shopTaxPercent: decimal(0),
    serviceFee: decimal(0),
    delivery:
      draft.deliveryType === 'dine_in'
        ? ({ type: 'dine_in', servicePercent: decimal(10) } as const)
        : ({ type: 'pickup' } as const),
    coupon: undefined,
    tips: undefined,
  };
  const priced = calculate(input);
  return Promise.resolve(ok({ totals: priced.totals, quote: quoteOf(quoteHeaderFor(input), priced) }));
};

const show = async (
  found: Result<Reservation, RemoteFailure> = ok(reservationOf()),
  shop = shopOf(),
  table: TableChoice = TUESDAY,
) => {
  const choices = createLiveValue<CheckoutChoices>(
    chooseTable({ ...noChoices, paymentTag: 'cash' }, { shop: shopId(1), table, defaultTip: 10 }),
  );
  const scene = await opened({ methods: [CASH], calculate: answer, choices, shop });
  const services = [
    ...viewServices,
    bound(TABLE_PLACE, TablePlace),
    bound(TABLE_PLACE_DEPS, { reservations: { find: async () => found }, time: { now: NOON }, zones: utc }),
  ];
  render(<CheckoutView vm={scene.vm} />, { services, path: '/checkout' });
  await act(() => import('@app/features/checkout/form-parts.ts'));
  await act(() => scene.vm.calculation.settle());
  await act(settled);
  return scene;
};
const way = (name: string) => screen.queryByRole<HTMLInputElement>('radio', { name });
const summary = () => screen.getByRole('complementary', { name: 'Summary' });
const GONE = {
  kind: 'rejected',
  status: 404,
  code: 'ERROR_404',
  message: '',
  params: {},
  data: undefined,
} as const;

describe('BOOKING-3d a reserved table at checkout', () => {
  it('is the chosen way, with its time, and asks for nothing that a table does not need', async () => {
    const { vm, placed } = await show();
    expect(
      screen
        .getAllByRole('radio')
        .slice(0, 3)
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['At your table', 'Delivery', 'Pickup']);
    expect(way('At your table')?.checked).toBe(true);
    expect(screen.getByText('Table T1 · Terrace')).toBeTruthy();
    expect(screen.getByText('Tuesday, 11.03, 19:00: when your booking starts')).toBeTruthy();
    for (const absent of ['When', 'At the door', 'With your order', 'Packaging', 'Tip for the courier'])
      expect([absent, screen.queryByRole('heading', { name: absent })]).toEqual([absent, null]);
    await act(() => vm.place());
    expect(placed[0]).toMatchObject({
      deliveryType: 'dine_in',
      reservation: 7,
      slot: TUESDAY.slot,
      address: undefined,
      tips: { minor: 0 },
    });
    expect([vm.choices.table, vm.fulfilment]).toEqual([undefined, 'delivery']);
  });

  it('explains the service at the table', async () => {
    await show();
    expect(summary().textContent).toContain('Table service');
    expect(screen.getByText('10% of $27.00')).toBeTruthy();
    expect(summary().textContent).toContain('$29.70');
  });

  it('gives way to another choice, and comes back as long as it is not dropped', async () => {
    const { vm, calculated } = await show();
    fireEvent.click(way('Pickup') as HTMLElement);
    await act(() => vm.calculation.settle());
    expect(calculated.at(-1)).not.toHaveProperty('reservation');
    expect(calculated.at(-1)).toMatchObject({ deliveryType: 'pickup', slot: undefined });
    expect(screen.getByRole('heading', { name: 'When' })).toBeTruthy();
    fireEvent.click(way('At your table') as HTMLElement);
    await act(settled);
    fireEvent.click(screen.getByRole('button', { name: 'Not for the table' }));
    await act(settled);
    expect([way('At your table'), way('Delivery')?.checked]).toEqual([null, true]);
  });

  it('follows its reservation, which was changed meanwhile', async () => {
    const { vm } = await show(
      ok(reservationOf({ tableName: 'H1', period: { from: instant(SEVEN + HOUR), until: instant(SEVEN + 3 * HOUR) } })),
    );
    expect(screen.getByText('Table H1 · Terrace')).toBeTruthy();
    expect(screen.getByText(/^Tuesday, 11.03, 20:00/)).toBeTruthy();
    expect(vm.draft?.slot).toEqual({ date: '2025-03-11', time: '20:00' });
  });

  it('says that it is no longer reserved', async () => {
    await show(ok(reservationOf({ status: 'canceled' })));
    expect(screen.getByRole('alert').textContent).toContain('This booking was canceled or has begun.');
  });

  it('says so of a reservation that the server does not know', async () => {
    await show(err(GONE));
    expect(screen.getByRole('alert').textContent).toContain('This booking was canceled or has begun.');
  });

  it('stays as it is remembered when the server cannot be asked', async () => {
    await show(err({ kind: 'unreachable' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Table T1 · Terrace')).toBeTruthy();
  });

  it('needs a kitchen that cooks then', async () => {
    const late = instant(Date.UTC(2025, 2, 11, 23));
    const reservation = reservationOf({ period: { from: late, until: instant(late + HOUR) } });
    const { vm } = await show(ok(reservation));
    expect(screen.getByRole('alert').textContent).toContain('The kitchen cannot serve this order');
    await act(() => vm.place());
    expect(vm.placedId).toBeUndefined();
  });
});
