import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import type { Order } from '@domain/orders/index.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { OrderView } from '@app/features/orders/order.view.tsx';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { opened, orderOf, START } from './stage.ts';

const servicesWith = (extensions: string) => [
  ...viewServices,
  bound(REFERENCE_VIEW_MODEL as never, { settings: settingsOf([{ key: 'api_extensions', value: extensions }]) }),
];

const show = async (change: Partial<Order>) => {
  // Without a destination there is no map.
  const { vm } = await opened({ order: orderOf({ destination: undefined, ...change }) });
  render(<OrderView vm={vm} />, { services: servicesWith(''), path: '/orders/880' });
  // Parts have code of their own.
  await act(() => import('@app/features/orders/handover-panel.view.tsx'));
  await act(() => import('@app/features/orders/order-items.view.tsx'));
  return vm;
};

describe('ORDER-6 the code for the courier', () => {
  it.each([
    ['shown while an order is on its way to the door', 'on_a_way', 'delivery', '4711'],
    ['gone once it is delivered', 'delivered', 'delivery', undefined],
    ['gone once it is canceled', 'canceled', 'delivery', undefined],
    ['not needed where the customer picks it up', 'ready', 'pickup', undefined],
  ] as const)('is %s', async (_, status, deliveryType, pin) => {
    await show({ status, deliveryType, pin: '4711' });
    expect(screen.queryByText('Code for the courier')?.nextElementSibling?.textContent).toBe(pin);
  });
});

describe('ORDER-7 the question before canceling', () => {
  it.each([
    ['paid', 'What you paid goes back to your wallet'],
    ['progress', 'canceling is free'],
  ] as const)('says what happens to the money of a payment that is %s', async (status, text) => {
    const vm = await show({ status: 'new', payment: { tag: 'wallet', status } });
    act(() => vm.askCancel());
    expect(
      within(await screen.findByRole('dialog', { name: 'Cancel this order?' })).getByText(new RegExp(text)),
    ).toBeDefined();
  });
});

describe('ORDER-7 the way to repeat a delivered order', () => {
  it.each([
    ['leads to its page', 'order_note, repeat_plan', '/orders/880/repeat'],
    ['is not shown where the server does not repeat', 'order_note', undefined],
  ] as const)('%s', async (_, extensions, path) => {
    const order = orderOf({ destination: undefined, status: 'delivered' });
    const { vm, list } = await opened({ order, extensions, pages: { all: [[880]] } });
    render(<OrderView vm={vm} />, { services: servicesWith(extensions), path: '/orders/880' });
    await act(() => import('@app/features/orders/after-delivery.view.tsx'));
    const after = within(screen.getByRole('region', { name: 'How was it?' })).getAllByRole('link');
    expect(after.slice(0, 3).map((link) => [link.getAttribute('href'), link.dataset['look']])).toEqual([
      ['/orders/880/review', 'main'],
      ['/orders/880/problem', 'outline'],
      ['/orders/880/again', 'quiet'],
    ]);
    expect(screen.queryByRole('link', { name: 'Repeat it' })?.getAttribute('href')).toBe(path);
    expect(list.canRepeat).toBe(path !== undefined);
  });
});

describe('ORDER-6g when the order arrives', () => {
  const promised = (minutes: number) => ({
    shop: { ...orderOf().shop, timeZone: 'UTC', deliveryTime: { from: 20, to: minutes } },
  });
  const facts = () => screen.getAllByRole('definition').map((fact) => fact.textContent);
  const minutes = (count: number) => instant(START + count * 60_000);

  it('says a window, how long it takes and the latest arrival', async () => {
    await show({ status: 'accepted', createdAt: minutes(0), eta: minutes(20), ...promised(45) });
    expect(screen.getByText('Arrives')).toBeDefined();
    expect(facts()).toEqual(['10:06–10:16', 'in 20 minutes', '10:31']);
    expect(screen.getByText('Next: Prepared · Updated 09:46')).toBeDefined();
  });

  it('says by itself that the order is late, with the new time and the promised one', async () => {
    await show({ status: 'on_a_way', createdAt: minutes(0), eta: minutes(50), ...promised(45) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('It is late, and we are sorry');
    expect([screen.getByText('New time'), screen.getByText('Promised')]).toHaveLength(2);
    expect(facts()).toEqual(['10:36–10:41', 'in 50 minutes', '10:31']);
    expect(screen.getByText('10:31').tagName).toBe('S');
  });
});

describe('ORDER-7f the refund before canceling', () => {
  it.each([
    ['paid', '$34.82 goes back to your wallet'],
    ['progress', undefined],
  ] as const)('is shown for a payment that is %s', async (status, text) => {
    const vm = await show({ status: 'new', payment: { tag: 'wallet', status } });
    act(() => vm.askCancel());
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    expect(within(dialog).queryByText(/goes back to your wallet$/)?.textContent).toBe(text);
  });
});
