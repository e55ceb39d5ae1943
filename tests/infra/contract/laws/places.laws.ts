import { expect, it } from 'vitest';
import type { Branch, Branches } from '@domain/catalog/index.ts';
import { shopId, uuid } from '@domain/kernel/ids.ts';
import { noMoney } from '@domain/pricing/index.ts';
import type { BookableShop, BookableShops } from '@domain/reservations/index.ts';
import type { Laws } from './laws.ts';
import { everything } from '../pages.ts';

type Place = Omit<Branch, 'id'>;

export type BranchSubject = {
  readonly branches: Branches;
  add(branch: Place & { readonly location: { readonly latitude: number; readonly longitude: number } }): Promise<void>;
};

export const [GREEN_SPOON, NIGHT_MARKET, LINDEN_GRILL, NOBODY] = [shopId(1), shopId(2), shopId(3), shopId(987_654)];

const quay = {
  shopId: GREEN_SPOON,
  title: 'Green Spoon at the quay',
  address: '3 Quay',
  location: { latitude: 52.375, longitude: 4.9 },
};

export const branchLaws: Laws<BranchSubject> = (fresh) => {
  it('CATALOG-3 are listed for every shop or for one', async () => {
    const { branches, add } = await fresh();
    for (const place of [
      quay,
      { ...quay, title: 'By the station' },
      { ...quay, title: 'Uphill' },
      { ...quay, shopId: NIGHT_MARKET, title: 'Night stall' },
    ])
      await add(place);
    const known = await everything((page) => branches.list(undefined, page));
    const own = await everything((page) => branches.list(GREEN_SPOON, page));
    expect(own).toEqual(known.filter((branch) => branch.shopId === GREEN_SPOON));
    expect(own.slice(-3).map(({ id: _id, ...place }) => place)).toEqual([
      quay,
      { ...quay, title: 'By the station' },
      { ...quay, title: 'Uphill' },
    ]);
    expect((await everything((page) => branches.list(NIGHT_MARKET, page))).at(-1)).toMatchObject({
      title: 'Night stall',
      shopId: NIGHT_MARKET,
    });
    expect(new Set(known.map(({ id }) => id)).size).toBe(known.length);
  });

  it('CATALOG-3 are all listed, over any number of pages', async () => {
    const { branches, add } = await fresh();
    const before = await everything((page) => branches.list(NIGHT_MARKET, page));
    const titles = Array.from({ length: 45 }, (_, index) => `Stall ${index}`);
    for (const title of titles) await add({ ...quay, shopId: NIGHT_MARKET, title });
    const after = await everything((page) => branches.list(NIGHT_MARKET, page));
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).map(({ title }) => title)).toEqual(titles);
  });

  it('CATALOG-3 are empty for a shop without any', async () => {
    expect(await everything((await fresh()).branches.list.bind(undefined, LINDEN_GRILL))).toEqual([]);
  });

  it('CATALOG-3 return an error for an unknown shop', async () => {
    expect(await (await fresh()).branches.list(NOBODY, 1)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400 },
    });
  });
};

/**
 * Both keep tables in Green Spoon, on Sundays and at Christmas none, and at night in Linden Grill, which takes no
 * orders now.
 */
export const bookableLaws: Laws<BookableShops> = (fresh) => {
  it('BOOKING-1 are the shops that take reservations, with the hours of their tables', async () => {
    const shops = await fresh();
    const found = await everything((page) => shops.list({}, page));
    expect(found.map(({ id }) => id).toSorted((left, right) => left - right)).toEqual([GREEN_SPOON, LINDEN_GRILL]);
    const [green, linden] = [found.find(({ id }) => id === GREEN_SPOON), found.find(({ id }) => id === LINDEN_GRILL)];
    expect(green).toMatchObject({
      title: 'Green Spoon',
      kind: 'restaurant',
      tableHours: { timeZone: 'Europe/Amsterdam', isAccepting: true },
    });
    expect(new Set(green?.tableHours.spans.map(({ day }) => day))).toEqual(
      new Set(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']),
    );
    expect(green?.tableHours.spans.every(({ from, to }) => from === 600 && to === 1320)).toBe(true);
    expect(green?.tableHours.closedDates.some((date) => date.endsWith('-12-25'))).toBe(true);
    expect(linden?.tableHours.spans).toContainEqual({ day: 'sunday', from: 1080, to: 60 });
    expect(green).not.toHaveProperty('schedule');
  });

  it('BOOKING-1 are filtered like other shops', async () => {
    const shops = await fresh();
    expect(await everything((page) => shops.list({ kind: 'shop' }, page))).toEqual([]);
    expect(
      (await everything((page) => shops.list({ kind: 'restaurant', isOpen: true }, page))).map(({ id }) => id),
    ).toEqual([GREEN_SPOON]);
  });

  it('BOOKING-1 are found by themselves; another shop is refused', async () => {
    const shops = await fresh();
    const [listed] = await everything((page) => shops.list({}, page));
    expect(await shops.find(listed!.id)).toEqual({ ok: true, value: listed });
    for (const other of [NIGHT_MARKET, NOBODY])
      expect(await shops.find(other)).toMatchObject({ ok: false, error: { kind: 'rejected', status: 404 } });
  });
};

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const nothing = noMoney(2);

export const green: BookableShop = {
  id: GREEN_SPOON,
  uuid: uuid('green'),
  kind: 'restaurant',
  title: 'Green Spoon',
  description: '',
  logo: undefined,
  cover: undefined,
  rating: undefined,
  deliveryTime: undefined,
  deliveryFee: { base: nothing, perKm: nothing },
  minimum: nothing,
  kinds: [],
  tags: [],
  offer: undefined,
  location: undefined,
  isVerified: true,
  tableHours: {
    timeZone: 'Europe/Amsterdam',
    spans: DAYS.slice(0, 6).map((day) => ({ day, from: 600, to: 1320 })),
    closedDates: ['2025-12-25'],
    isAccepting: true,
  },
};

export const linden: BookableShop = {
  ...green,
  id: LINDEN_GRILL,
  uuid: uuid('linden'),
  title: 'Linden Grill',
  tableHours: {
    timeZone: 'Europe/Vienna',
    spans: DAYS.map((day) => ({ day, from: 1080, to: 60 })),
    closedDates: [],
    isAccepting: false,
  },
};
