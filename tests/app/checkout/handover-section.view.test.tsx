import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noHandover } from '@domain/orders/index.ts';
import { CheckoutView } from '@app/features/checkout/checkout.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { CASH, home, opened, settled, shopOf } from './stage.ts';

const show = async (given: Parameters<typeof opened>[0] = {}) => {
  const scene = await opened({ methods: [CASH], ...given });
  render(<CheckoutView vm={scene.vm} />, { services: viewServices, path: '/checkout' });
  // Sections have code of their own.
  await act(() => import('@app/features/checkout/form-parts.ts'));
  return scene;
};
const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Note for the courier' });
const order = async () => {
  fireEvent.click(screen.getByRole('button', { name: /Place order/ }));
  await act(settled);
};

describe('ORDER-9 the handover at checkout', () => {
  it('starts with the note of the address, which goes with the order', async () => {
    const { placed } = await show();
    expect(note().value).toBe('Ring twice');
    await order();
    expect(placed[0]?.handover).toEqual({ ...noHandover, note: 'Ring twice' });
  });

  it('takes another note for this order, until the address changes', async () => {
    const { address, placed } = await show();
    fireEvent.change(note(), { target: { value: 'Blue door' } });
    expect(note().value).toBe('Blue door');
    act(() => address.write({ ...home, text: '3 Quay', comment: 'Third floor' }));
    expect(note().value).toBe('Third floor');
    act(() => address.write(home));
    expect(note().value).toBe('Blue door');
    await order();
    expect(placed[0]?.handover.note).toBe('Blue door');
  });

  it('leaves the order at the door, and says that cash has to be handed over', async () => {
    const { placed } = await show();
    expect(screen.getByRole('radio', { name: 'Hand it to me' })).toHaveProperty('checked', true);
    expect(screen.queryByText(/You pay in cash/)).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Leave it at the door' }));
    expect(screen.getByText(/You pay in cash/)).toBeTruthy();
    expect(screen.getByText(/Say where to leave it/)).toBeTruthy();
    await order();
    expect(placed[0]?.handover.way).toBe('door');
  });

  it('sends cutlery only if asked for, and never less than none', async () => {
    const { placed } = await show();
    const fewer = screen.getByRole('button', { name: 'Fewer sets of cutlery' });
    fireEvent.click(fewer);
    for (let press = 0; press < 3; press++)
      fireEvent.click(screen.getByRole('button', { name: 'More sets of cutlery' }));
    fireEvent.click(fewer);
    await order();
    expect(placed[0]?.handover.cutlery).toBe(2);
  });

  it('asks for name and phone of another recipient, and focuses what is missing', async () => {
    const { placed } = await show();
    const someone = screen.getByRole('switch', { name: 'Someone else receives it' });
    fireEvent.click(someone);
    await order();
    const name = screen.getByRole('textbox', { name: 'Their name' });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(screen.getByText('Add the name of the person who receives the order.')).toBeTruthy();
    fireEvent.change(name, { target: { value: 'Mira Haddad' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Their phone' }), { target: { value: '12' } });
    await order();
    expect(screen.getByText('Check the phone number: digits with the country code.')).toBeTruthy();
    expect(placed).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Their phone' }), { target: { value: '+1 415 555 0142' } });
    await order();
    expect(placed[0]?.handover.recipient).toEqual({ name: 'Mira Haddad', phone: '+1 415 555 0142' });
  });

  it('keeps only cutlery for pickup, and nothing for groceries', async () => {
    const { vm } = await show();
    act(() => vm.form.choose({ fulfilment: 'pickup' }));
    expect(screen.getByRole('heading', { name: 'With your order' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Cutlery' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Note for the courier' })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('is absent where nothing can be chosen, or where the server does not pass it on', async () => {
    const { vm } = await show({ shop: shopOf({ kind: 'shop' }) });
    expect(screen.queryByRole('group', { name: 'Cutlery' })).toBeNull();
    expect(note()).toBeTruthy();
    act(() => vm.form.choose({ fulfilment: 'pickup' }));
    expect(screen.queryByRole('heading', { name: 'With your order' })).toBeNull();
  });

  it('is not offered by a server that does not pass it on', async () => {
    await show({ extensions: [] });
    expect(screen.queryByRole('heading', { name: 'At the door' })).toBeNull();
  });

  it('starts over after an order', async () => {
    const { choices } = await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Leave it at the door' }));
    await order();
    expect(choices.read().handover.way).toBe('hand');
  });
});

describe('ORDER-4 Enter at checkout', () => {
  it('places no order, in a field or on a choice', async () => {
    await show();
    const targets = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('radio'), screen.getByRole('switch')];
    expect(targets.length).toBeGreaterThan(6);
    for (const target of targets) {
      const press = createEvent.keyDown(target, { key: 'Enter' });
      fireEvent(target, press);
      expect([target.getAttribute('name'), press.defaultPrevented]).toEqual([target.getAttribute('name'), true]);
    }
  });

  it('still presses a button inside the form', async () => {
    await show();
    const more = screen.getByRole('button', { name: 'More sets of cutlery' });
    const press = createEvent.keyDown(more, { key: 'Enter' });
    fireEvent(more, press);
    expect(press.defaultPrevented).toBe(false);
  });
});
