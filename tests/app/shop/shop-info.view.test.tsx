import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Branch, Shop } from '@domain/catalog/index.ts';
import { money } from '@domain/pricing/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { createDataCache } from '@app/data/index.ts';
import { ADDRESS_CHOICE } from '@app/features/addresses/index.ts';
import { LOCALE_VIEW_MODEL } from '@app/features/locale/index.ts';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { BRANCH_DEPS } from '@app/features/shop/branches.tokens.ts';
import { ShopInfo } from '@app/features/shop/shop-info.view.tsx';
import { shopOf } from '../checkout/stage.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

const quay = { latitude: 52, longitude: 4.9 };
/** 0.02 degrees of latitude are 2.22 km. */
const home = { latitude: 52.02, longitude: 4.9 };

const show = (change: Partial<Shop> = {}, chosen?: typeof home, branches: readonly Branch[] = []) => {
  const page = { items: branches, page: 1, lastPage: 1, total: branches.length };
  render(<ShopInfo shop={shopOf({ phone: '31201234567', ...change })} titleId="title" />, {
    services: [
      ...viewServices,
      bound(ADDRESS_CHOICE as never, { chosen: chosen && { location: chosen } }),
      bound(BRANCH_DEPS, {
        cache: createDataCache(),
        branches: { list: () => Promise.resolve(ok(page)) },
      }),
      bound(LOCALE_VIEW_MODEL as never, { language: 'en' }),
      bound(REFERENCE_VIEW_MODEL as never, { settings: { title: 'Tiffin', serviceFee: '1' } }),
    ],
  });
  const rows = screen.getAllByRole('row');
  return {
    hours: rows.filter((row) => /day/.test(row.textContent)),
    fees: within(screen.getByRole('table', { name: 'What delivery costs' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  };
};

describe("CATALOG-2 a shop's information", () => {
  it('shows the address, the phone number and the seller', () => {
    show();
    expect(screen.getByText('1 Quay')).toBeDefined();
    expect(screen.getByRole('link', { name: '+31 201 234 567' }).getAttribute('href')).toBe('tel:+31201234567');
    expect(screen.getByText(/You buy from Levant Kitchen, 1 Quay\. Tiffin passes/)).toBeDefined();
  });

  it("marks today, by the shop's clock", () => {
    const { hours } = show();
    expect(hours.filter((row) => row.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([
      'Monday, today09:00–22:00',
    ]);
  });

  it('marks a day without hours as closed', () => {
    const schedule = shopOf().schedule;
    const { hours } = show({ schedule: { ...schedule, spans: schedule.spans.filter(({ day }) => day !== 'sunday') } });
    expect(hours.at(-1)?.textContent).toBe('SundayClosed');
  });

  it('explains the distance fee to the chosen address in the words of the order', () => {
    const deliveryFee = { base: money(180, 2), perKm: money(60, 2) };
    const { fees } = show({ location: quay, deliveryFee }, home);
    expect(fees).toEqual(['To start$1.80', 'Each km+$0.60', 'Your address, 2.2 km$3.13']);
    expect(screen.getByText('2.2 km from you')).toBeDefined();
  });

  it('asks for an address if the fee depends on it', () => {
    const { fees } = show({ location: quay, deliveryFee: { base: money(180, 2), perKm: money(60, 2) } });
    expect(fees).toEqual(['To start$1.80', 'Each km+$0.60']);
    expect(screen.getByText(/Choose an address to see the fee for it/)).toBeDefined();
  });

  it('says that delivery is free if it is', () => {
    expect(show({ deliveryFee: { base: money(0, 2), perKm: money(0, 2) } }).fees).toEqual(['DeliveryFree delivery']);
  });
});

const branchOf = (id: number, title: string, latitude: number | undefined): Branch => ({
  id,
  shopId: shopOf().id,
  title,
  address: `${id} Mill Road`,
  location: latitude === undefined ? undefined : { latitude, longitude: 4.9 },
});

describe('CATALOG-3 the branches of a shop', () => {
  const branches = [
    branchOf(1, 'Station kiosk', 52.05),
    branchOf(2, 'Somewhere', undefined),
    branchOf(3, 'Market hall', 52.01),
  ];

  it('are listed nearest first, each with its address, its distance and the way there', async () => {
    show({}, home, branches);
    await screen.findByRole('heading', { level: 3, name: 'Branches' });
    expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Market hall',
      'Station kiosk',
      'Somewhere',
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Market hall3 Mill Road1.1 km from youDirections',
      'Station kiosk1 Mill Road3.3 km from youDirections',
      'Somewhere2 Mill Road',
    ]);
    expect(screen.getByRole('link', { name: 'Directions Market hall' }).getAttribute('href')).toContain('=52.01,4.9');
  });

  it('keep the hours of the shop, and say so', async () => {
    show({}, undefined, branches);
    expect((await screen.findByText(/^Same hours: /)).textContent).toBe('Same hours: Open until 22:00');
  });

  it('take no room where there are none', () => {
    show();
    expect(screen.queryByRole('heading', { name: 'Branches' })).toBeNull();
  });
});
