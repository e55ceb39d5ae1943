import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Order } from '@domain/orders/index.ts';
import { OrderNote } from '@app/features/orders/order-note.view.tsx';
import { observer } from 'mobx-react-lite';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { opened, orderOf, unreachable } from './stage.ts';

const show = async (change: Partial<Order>) => {
  const scene = await opened({ order: orderOf(change) });
  const { vm } = scene;
  const Shown = observer(() => (vm.order ? <OrderNote deps={vm.note} order={vm.order} /> : null));
  render(<Shown />, { services: viewServices });
  return scene;
};
const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: text } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe('ORDER-7g the note of an order', () => {
  it('is changed, shown and announced, with the focus back at the button', async () => {
    const { said, server } = await show({ status: 'cooking', note: 'Ring twice' });
    expect(screen.getByText('Note: Ring twice')).toBeDefined();
    await press('Change the note');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note' }));
    type(' Call on arrival ');
    await press('Save');
    await waitFor(() => expect(screen.getByText('Note: Call on arrival')).toBeDefined());
    expect(server.order.note).toBe('Call on arrival');
    expect(said).toContain('order.note_saved');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the note' }));
  });

  it('keeps what was typed when it is too long or the server cannot be reached', async () => {
    const { server } = await show({ status: 'new', note: '' });
    await press('Add a note');
    type('x'.repeat(192));
    await press('Save');
    expect(screen.getByRole('textbox', { name: 'Note' }).getAttribute('aria-invalid')).toBe('true');
    server.failure = unreachable;
    type('Leave it at the door');
    await press('Save');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Note' }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.getByDisplayValue('Leave it at the door')).toBeDefined();
    await press('Keep it as it is');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });

  it('stays as it is once the order is on its way', async () => {
    await show({ status: 'on_a_way', note: 'Ring twice' });
    expect(screen.getByText('Note: Ring twice')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
