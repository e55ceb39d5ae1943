import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stockId } from '@domain/kernel/ids.ts';
import type { Order, OrderLine } from '@domain/orders/index.ts';
import { money, type Money } from '@domain/pricing/index.ts';
import { OrderItems } from '@app/features/orders/order-items.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { orderOf } from './stage.ts';

const cents = (minor: number): Money => money(minor, 2);
const nothing = cents(0);
const soup: OrderLine = {
  id: 1,
  stockId: stockId(1),
  product: undefined,
  title: 'Lentil soup',
  options: 'Large',
  image: undefined,
  quantity: 2,
  isBonus: false,
  note: 'No salt',
  gross: cents(1240),
  total: cents(1240),
  addons: [{ stockId: stockId(2), title: 'Bread', quantity: 3 }],
};

const show = (change: Partial<Order> = {}) => {
  const amounts = { items: cents(1240), discount: nothing, tax: nothing, delivery: nothing };
  render(
    <OrderItems
      order={orderOf({
        deliveryType: 'delivery',
        address: '12 Quay',
        note: '',
        couponCode: undefined,
        payment: undefined,
        lines: [soup],
        priceStyle: { symbol: '€', position: 'before' },
        amounts: { ...amounts, service: nothing, waiter: nothing, coupon: nothing, tips: nothing, deposit: nothing },
        total: cents(1240),
        ...change,
      })}
    />,
    { services: viewServices },
  );
  const amountOf = (label: string | RegExp): string | undefined =>
    screen.queryByText(label, { selector: 'span' })?.parentElement?.querySelector('bdi')?.textContent ?? undefined;
  return { amountOf, lines: screen.getAllByRole('listitem') };
};

describe('ORDER-6 the items of an order', () => {
  it('say what was ordered, how, and for how much, in the currency of the order', () => {
    const { lines } = show();
    const [line] = lines;
    expect(line?.textContent).toBe('2Lentil soupLarge, 3 × BreadNo salt€12.40');
  });

  it('CATALOG-5m say what the kitchen was told, if anything', () => {
    show({
      allergens: [
        { allergen: 'nuts', severity: 'dangerous' },
        { allergen: 'milk', severity: 'avoid' },
      ],
    });
    expect(screen.getByText('The kitchen was told: Nuts, Milk')).toBeDefined();
    cleanup();
    show({ allergens: [] });
    expect(screen.queryByText(/was told/)).toBeNull();
  });

  it('ORDER-9 say how the order is handed over, to whom, and with how much cutlery', () => {
    show({
      handover: {
        way: 'door',
        note: 'Blue door',
        cutlery: 2,
        recipient: { name: 'Mira', phone: '14155550142' },
      },
    });
    const list = screen.getByRole('list', { name: 'Handover' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Leave it at the door', 'For the courier: Blue door', 'Recipient: Mira, +1 415 555 0142', 'Cutlery: 2']);
  });

  it('give a line its price before discounts, as its receipt does, so that the lines add up to the items', () => {
    const { lines, amountOf } = show({
      lines: [{ ...soup, gross: cents(1340), total: cents(1240) }],
      amounts: { ...orderOf().amounts, items: cents(1340), discount: cents(100) },
    });
    expect([lines[0]?.textContent?.slice(-6), amountOf('Items'), amountOf('Discount')]).toEqual([
      '€13.40',
      '€13.40',
      '−€1.00',
    ]);
  });

  it('mark free lines', () => {
    const { lines } = show({ lines: [soup, { ...soup, id: 2, isBonus: true, gross: nothing, total: nothing }] });
    expect(lines.map((line) => within(line).queryByText(/free/) !== null)).toEqual([false, true]);
  });

  it('list every amount with its sign', () => {
    const { amountOf } = show({
      amounts: {
        items: cents(1240),
        discount: cents(1),
        tax: cents(62),
        delivery: cents(250),
        service: cents(100),
        waiter: cents(75),
        coupon: cents(200),
        tips: cents(150),
        deposit: cents(0),
      },
      couponCode: 'SPRING2',
      total: cents(1676),
      payment: { tag: 'cash', status: 'progress' },
    });
    expect(
      [
        'Items',
        'Discount',
        'Tax',
        'Delivery fee',
        'Service',
        'Table service',
        'Code SPRING2',
        'Tip',
        'Total, cash',
      ].map(amountOf),
    ).toEqual(['€12.40', '−€0.01', '€0.62', '€2.50', '€1.00', '€0.75', '−€2.00', '€1.50', '€16.76']);
  });

  it('omit zero amounts, except the delivery of a delivered order', () => {
    const { amountOf } = show();
    expect(['Discount', 'Tax', 'Service', 'Tip'].map(amountOf)).toEqual([undefined, undefined, undefined, undefined]);
    expect(amountOf('Delivery fee')).toBe('€0.00');
    expect(amountOf('Total')).toBe('€12.40');
  });

  it('show neither fee nor address for a pickup', () => {
    const { amountOf } = show({ deliveryType: 'pickup' });
    expect([amountOf('Delivery fee'), screen.queryByText(/12 Quay/)]).toEqual([undefined, null]);
  });

  it('BOOKING-3 say which reserved table they are for, and when', () => {
    const slot = { date: '2025-03-12', time: '19:00' };
    show({ deliveryType: 'dine_in', table: { name: '5', slot } });
    expect(screen.getByText('At table 5, Wednesday, 12.03, 19:00')).toBeTruthy();
    expect(screen.queryByText(/Delivery/)).toBeNull();
    cleanup();
    show({ deliveryType: 'dine_in', table: { name: '5', slot: undefined } });
    expect(screen.getByText('Table 5')).toBeTruthy();
  });

  it('ORDER-12 say what the deposit is for, and what returned boxes have brought back', () => {
    const amounts = {
      items: cents(1240),
      discount: nothing,
      tax: nothing,
      delivery: nothing,
      service: nothing,
      waiter: nothing,
    };
    const boxed = (returned: number, open = 3 - returned) =>
      show({
        packaging: { boxes: 3, returned, open },
        amounts: { ...amounts, coupon: nothing, tips: nothing, deposit: cents(600) },
      });
    // Before its delivery, and after a refund of the whole order.
    expect(boxed(0, 0).amountOf('Deposit for 3 boxes')).toBe('€6.00');
    expect(screen.queryByText(/boxes back|boxes returned/)).toBeNull();
    cleanup();
    boxed(0);
    expect(screen.getByText('Bring 3 boxes back to the shop, and the deposit goes to your wallet.')).toBeTruthy();
    cleanup();
    boxed(2);
    expect(screen.getByText('2 of 3 boxes returned, €4.00 back in your wallet')).toBeTruthy();
  });
});
