import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import type { Parcel } from '@domain/parcels/index.ts';
import { TILES } from '@app/features/map/index.ts';
import { ParcelView } from '@app/features/parcels/parcel.view.tsx';
import { PAYING } from '@app/features/paying/index.ts';
import type { PayingProps } from '@app/features/paying/paying.view.tsx';
import { THEME_VIEW_MODEL } from '@app/features/theme/index.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { opened } from './parcel-stage.ts';
import { NOW, settled } from './stage.ts';

vi.mock('@app/features/map/map-canvas.view.tsx', () => ({ MapCanvas: () => null }));

/** What the page says about the payment, in the order of its renderings. */
const paid: { readonly id: number; readonly isMain: boolean }[] = [];
const Paying = ({ payable, isMain, onLetGo }: PayingProps) => {
  paid.splice(0, 1, { id: payable.subject.id, isMain });
  return (
    <button type="button" onClick={onLetGo}>
      let go
    </button>
  );
};

const services = [
  ...viewServices.filter(([token]) => token !== (PAYING as never)),
  bound(PAYING as never, Paying),
  bound(TILES as never, () => ''),
  bound(THEME_VIEW_MODEL as never, { theme: 'light' }),
];
const show = async (first: Partial<Parcel> = {}, extensions: readonly string[] = []) => {
  const stage = await opened(first, extensions);
  render(<ParcelView vm={stage.vm} />, { services, path: '/parcels/61' });
  // A rare part has code of its own.
  await act(() => import('@app/features/parcels/parcel-review.view.tsx'));
  await act(() => import('@app/features/follow/index.ts'));
  return stage;
};
const press = async (name: RegExp | string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};
const courier = { name: 'Ana Ruiz', phone: '15550100', image: undefined, position: undefined, seenAt: undefined };

describe('PARCEL-1 one parcel on screen', () => {
  it('PARCEL-1p is about its payment until that is settled, and asks before it is canceled', async () => {
    const { vm } = await show();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(paid).toEqual([{ id: 61, isMain: true }]);
    await press('let go');
    expect(vm.isAsking).toBe(true);
  });

  it('says what happens now once it is paid', async () => {
    await show({ payment: { tag: 'wallet', status: 'paid' } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Waiting to be accepted');
    expect(paid).toEqual([{ id: 61, isMain: false }]);
  });

  it('is shared with its recipient once it is paid, and not while its payment is open', async () => {
    const { server } = await show({ payment: { tag: 'wallet', status: 'paid' } }, ['parcel_follow']);
    await press('Create a link');
    expect(server.links).toBe(1);
    expect(screen.getByText(`${location.origin}/follow/secret-1`)).toBeDefined();
    cleanup();
    await show({}, ['parcel_follow']);
    expect(screen.queryByRole('button', { name: 'Create a link' })).toBeNull();
  });

  it('repeats to the sender what they wrote, as text, and names nothing that they left out', async () => {
    const payment = { tag: 'cash', status: 'paid' } as const;
    const facts = { description: 'Two <b>jars</b>', instruction: 'Upright', note: 'Blue door\nRing twice' };
    await show({ ...facts, payment });
    const text = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
    expect([text('Description'), text('For the courier'), text('Note')]).toEqual(Object.values(facts));
    cleanup();
    await show({ description: '', instruction: '', note: ' ', payment });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Who hands it over',
      'Who receives it',
    ]);
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
    expect(screen.getByText('3 of 4 steps done')).toBeDefined();
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(steps.map((step) => step.dataset['state'])).toEqual(['done', 'done', 'done', 'now']);
    expect(steps[3]?.getAttribute('aria-current')).toBe('step');
  });
});
