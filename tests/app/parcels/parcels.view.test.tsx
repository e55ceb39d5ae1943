import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ParcelSummary } from '@domain/parcels/index.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { ParcelsView } from '@app/features/parcels/parcels.view.tsx';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { parcelOf } from './stage.ts';

const due = { id: 1, tag: 'stripe', status: 'progress' };
const paid = { ...due, status: 'paid' };
const summary = (change: object = {}): ParcelSummary =>
  ({ ...parcelOf(), date: '2025-03-11', time: '10:00', payment: paid, ...change }) as never;

const show = (items: readonly ParcelSummary[], more: object = {}) => {
  const parcels = { items, isLoading: false, failure: undefined, hasMore: false, reload: () => {}, loadMore: () => {} };
  render(<ParcelsView vm={{ isOffered: true, group: 'active', parcels, ...more } as never} />, {
    services: [
      ...viewServices,
      bound(REFERENCE_VIEW_MODEL as never, { settings: settingsOf([{ key: 'active_parcel', value: '1' }]) }),
    ],
  });
};
const card = () => within(screen.getByRole('article'));
const links = () =>
  card()
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);

describe('PARCEL-1 the list of parcels', () => {
  it('says to whom and when, and what it costs', () => {
    show([summary()]);
    expect(card().getByText('Omar Vis')).toBeTruthy();
    expect(card().getByText('11.03.2025, 10:00')).toBeTruthy();
    expect(card().getByText('Ordered')).toBeTruthy();
    expect(card().getByText(/^\$/)).toBeTruthy();
    expect(links()).toEqual([['Parcel 61', '/parcels/61']]);
  });

  it('leads to the payment that is missing', () => {
    show([summary({ payment: due })]);
    expect(card().getByText('Not paid yet')).toBeTruthy();
    expect(card().queryByText('Ordered')).toBeNull();
    expect(links()).toEqual([
      ['Parcel 61', '/parcels/61'],
      ['Pay now for parcel 61', '/parcels/61'],
    ]);
  });

  it('offers to send another one like a past one', () => {
    show([summary({ status: 'delivered', date: '' })]);
    expect(card().getByText('Delivered')).toBeTruthy();
    expect(card().queryByText(/2025/)).toBeNull();
    expect(links().at(-1)).toEqual(['Send another like this', '/parcel-checkout?again=61']);
  });

  it.each([
    ['active', 'No parcel on its way', 'Active'],
    ['history', 'No earlier parcels', 'History'],
  ])('of the %s ones says when there is none', (group, words, tab) => {
    show([], { group });
    expect(screen.getByText(words)).toBeTruthy();
    const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toContain(tab);
    expect(current.map(({ textContent }) => textContent)).not.toContain(tab === 'Active' ? 'History' : 'Active');
    expect(screen.getAllByRole('link', { name: 'Send a parcel' })[0]?.getAttribute('href')).toBe('/parcel-checkout');
  });

  it('is no page where the marketplace carries no parcels', () => {
    show([summary()], { isOffered: false });
    expect(screen.queryByRole('article')).toBeNull();
  });
});
