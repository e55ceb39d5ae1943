import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Order } from '@domain/orders/index.ts';
import { OrderView } from '@app/features/orders/order.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { opened, orderOf } from './stage.ts';

const show = async (change: Partial<Order>) => {
  // Without a destination there is no map.
  const { vm } = await opened({ order: orderOf({ destination: undefined, ...change }) });
  render(<OrderView vm={vm} />, { services: viewServices, path: '/orders/880' });
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
