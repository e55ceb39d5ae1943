import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import type { Parcel } from '@domain/parcels/index.ts';
import { TILES } from '@app/features/map/index.ts';
import { ParcelView } from '@app/features/parcels/parcel.view.tsx';
import { THEME_VIEW_MODEL } from '@app/features/theme/index.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { opened } from './parcel-stage.ts';
import { NOW, settled } from './stage.ts';

vi.mock('@app/features/map/map-canvas.view.tsx', () => ({ MapCanvas: () => null }));

const services = [
  ...viewServices,
  bound(TILES as never, () => ''),
  bound(THEME_VIEW_MODEL as never, { theme: 'light' }),
];
const show = async (first: Partial<Parcel> = {}) => {
  const stage = await opened(first);
  render(<ParcelView vm={stage.vm} />, { services, path: '/parcels/61' });
  // Rare parts have code of their own.
  await act(() => import('@app/features/parcels/parcel-payment.view.tsx'));
  await act(() => import('@app/features/parcels/parcel-review.view.tsx'));
  return stage;
};
const press = async (name: RegExp | string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};
const courier = { name: 'Ana Ruiz', phone: '15550100', image: undefined, position: undefined, seenAt: undefined };

describe('PARCEL-1 one parcel on screen', () => {
  it('says beside the ways to pay that one must be chosen, and pays with it', async () => {
    const { keys } = await show();
    await press(/^Pay/);
    const payment = screen.getByRole('region', { name: 'Payment' });
    expect(within(payment).getByRole('alert').textContent).toBe('Please, choose payment method');
    fireEvent.click(within(payment).getByRole('radio', { name: /^Cash/ }));
    expect(within(payment).queryByRole('alert')).toBeNull();
    await press(/^Pay/);
    expect(keys).toEqual(['key 1']);
  });

  it('asks for stars before a review is sent', async () => {
    const { server } = await show({ status: 'delivered', courier, payment: { tag: 'cash', status: 'paid' } });
    await press('Send the review');
    expect(screen.getByRole('alert').textContent).toBe('Choose one to five stars.');
    fireEvent.click(screen.getByRole('radio', { name: /^4/ }));
    await press('Send the review');
    expect(server.parcel.stars).toBe(4);
    expect(screen.getByText('Thank you. You gave 4 of 5 stars.')).toBeDefined();
  });

  it('says who brings it, how to call them, and which steps are done', async () => {
    await show({ status: 'on_a_way', updatedAt: instant(NOW + 1000), courier });
    expect(screen.getByRole('link', { name: 'Call Ana Ruiz' }).getAttribute('href')).toBe('tel:+15550100');
    expect(screen.getByRole('img', { name: 'Step 3 of 4' })).toBeDefined();
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(steps.map((step) => step.dataset['state'])).toEqual(['done', 'done', 'done', 'now']);
    expect(steps[3]?.getAttribute('aria-current')).toBe('step');
  });
});
