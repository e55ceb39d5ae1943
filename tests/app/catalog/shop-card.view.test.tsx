import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Shop, ShopCard as ShopCardValue } from '@domain/catalog/index.ts';
import { decimal, money } from '@domain/pricing/index.ts';
import { ADDRESS_CHOICE } from '@app/features/addresses/index.ts';
import { ShopCard } from '@app/features/catalog/index.ts';
import { LIKED_VIEW_MODEL } from '@app/features/liked/index.ts';
import { ShopHead } from '@app/features/shop/shop-head.view.tsx';
import { shopOf } from '../checkout/stage.ts';
import { TOASTS_VIEW_MODEL } from '@app/features/toasts/index.ts';
import { bound, render } from '../render.tsx';
import { shop } from '../search/goods.ts';
import { viewServices } from '../view-services.ts';

const services = [
  ...viewServices,
  bound(LIKED_VIEW_MODEL as never, { isLiked: () => false, toggle: () => {} }),
  bound(TOASTS_VIEW_MODEL as never, { show: () => {} }),
];
const tariff = (base: number, perKm: number) => ({ base: money(base, 2), perKm: money(perKm, 2) });

/** A shop in the harbor, and an address 2.22 km north of it. */
const location = { latitude: 41.49, longitude: -71.312 };
const address = bound(ADDRESS_CHOICE as never, { chosen: { location: { latitude: 41.51, longitude: -71.312 } } });

const show = async (change: Partial<ShopCardValue> = {}, more: typeof services = []) => {
  render(<ShopCard shop={{ ...shop(1, 'Levant Kitchen'), location, ...change }} />, {
    services: [...services, ...more],
  });
  await screen.findByText(/delivery/i);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

describe('LOCALE-9b the language of a shop card', () => {
  it('is that of the shop’s name, and of nothing else', async () => {
    await show({ language: 'fr' });
    const marked = [...screen.getByRole('article').querySelectorAll<HTMLElement>('[lang]')];
    expect(marked.map(({ lang, textContent }) => [lang, textContent])).toEqual([['fr', 'Levant Kitchen']]);
  });
});

describe('CATALOG-6 time, fee and minimum on a shop card', () => {
  it('are shown in a fixed order, the fee as an order to the chosen address is charged', async () => {
    const terms = { deliveryFee: tariff(190, 28), minimum: money(800, 2) };
    expect(await show(terms, [address])).toEqual(['20–30 min', 'Delivery $2.52', 'Minimum $8.00']);
    cleanup();
    expect(await show(terms)).toEqual(['20–30 min', 'Delivery from $1.90', 'Minimum $8.00']);
  });

  it.each([
    ['neither start nor kilometres cost anything', tariff(0, 0), 'Free delivery'],
    ['the start is free but kilometres cost', tariff(0, 40), 'Delivery from $0.00'],
    ['kilometres are free but the start costs', tariff(190, 0), 'Delivery $1.90'],
  ])('name the fee if %s and no address is chosen', async (_, deliveryFee, text) => {
    expect(await show({ deliveryFee })).toContain(text);
  });

  it('omit a zero minimum and an unknown time', async () => {
    expect(await show({ deliveryTime: undefined, minimum: money(0, 2) })).toEqual(['Free delivery']);
    cleanup();
    expect(await show({ minimum: money(1, 2) })).toContain('Minimum $0.01');
  });
});

describe('CATALOG-1 other texts of a shop card', () => {
  it('links to the shop and names its rating and offer', async () => {
    await show({
      rating: { average: 4.5, count: 38 },
      offer: { kind: 'percent', percent: decimal('10') },
      tags: ['Syrian'],
    });
    expect(screen.getByRole('link', { name: 'Levant Kitchen' }).getAttribute('href')).toBe('/shop/1');
    expect(screen.getByText('10% off')).toBeDefined();
    expect(screen.getByRole('img', { name: 'Rated 4.5 of 5 by 38 customers' })).toBeDefined();
  });

  it('names its first cuisines and the distance to the chosen address, never its tags', async () => {
    const kinds = ['Grill', 'Burgers', 'Salads'];
    await show({ kinds, tags: ['Late night'] }, [address]);
    expect(screen.getByRole('article').textContent).toContain('Grill, Burgers · 2.2 km');
    expect(screen.queryByText(/Late night|Salads/)).toBeNull();
    cleanup();
    await show({ kinds, location: undefined }, [address]);
    expect(screen.getByText('Grill, Burgers')).toBeDefined();
    cleanup();
    await show({ kinds: [], description: 'Charcoal and smoke' });
    expect(screen.getByText('Charcoal and smoke')).toBeDefined();
  });

  it('LOCALE-10 tells a shop that takes no orders apart from one without hours', async () => {
    await show({ schedule: { ...shop(1).schedule, isAccepting: false } });
    expect(screen.getByText('Not taking orders right now')).toBeDefined();
    cleanup();
    await show({ schedule: { ...shop(1).schedule, spans: [] } });
    expect(screen.getByText('Closed for now')).toBeDefined();
  });
});

describe('LOCALE-10 the note at the head of a shop', () => {
  const note = (schedule: Partial<Shop['schedule']>) => {
    cleanup();
    render(<ShopHead shop={shopOf({ schedule: { ...shopOf().schedule, ...schedule } })} path="/shop/1" />, {
      services,
    });
    return [
      screen.getByRole('link', { name: /Hours and information$/ }).textContent,
      screen.getByRole('note').textContent,
    ];
  };

  it('offers a later time where the shop is closed, and none where it has paused; why is said once, above it', () => {
    expect(note({ spans: [] })).toEqual(['Closed for now', 'You can order for later: choose the time at checkout.']);
    expect(note({ isAccepting: false })).toEqual(['Not taking orders right now', 'Check back in a little while.']);
  });
});

describe('CATALOG-6 the fee in the header of a shop', () => {
  const fact = (term: string): string | null | undefined =>
    screen.getAllByRole('term').find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent;

  const showHead = async (change: Partial<Shop>, more: typeof services = []) => {
    render(<ShopHead shop={shopOf({ location, ...change })} path="/shop/1" />, { services: [...services, ...more] });
    await screen.findByText(/^Delivery/);
  };

  it.each([
    ['nothing', tariff(0, 0), 'Delivery', 'Free'],
    ['kilometres alone', tariff(0, 40), 'Delivery from', '$0.00'],
    ['its start', tariff(250, 0), 'Delivery', '$2.50'],
  ])('charges %s while no address is chosen', async (_, deliveryFee, term, text) => {
    await showHead({ deliveryFee, minimum: money(1250, 2) });
    expect([fact(term), fact('Minimum')]).toEqual([text, '$12.50']);
  });

  it('equals that of an order to the chosen address', async () => {
    await showHead({ deliveryFee: tariff(190, 28) }, [address]);
    expect(fact('Delivery')).toBe('$2.52');
  });
});
