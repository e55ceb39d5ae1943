import { setSettings } from '../identity/stage.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '../support/shopping.ts';
import { BY_DAY, BY_NIGHT, startTables, type TableStage } from './stage.ts';

let stage: TableStage;
let who: Customer;
beforeAll(async () => {
  stage = await startTables({ LIMITS: 'off' });
  who = await stage.customer();
});
afterAll(() => stage.marketplace.close());

const titles = (shops: readonly { readonly translation: { readonly title?: string | null } }[]) =>
  shops.map(({ translation }) => translation.title);

describe('BOOKING-1 shops with tables', () => {
  it('are the ones with sections, listed with their reservation days', async () => {
    const { data, meta } = await stage.api.ok('listBookingShops', { column: 'id', sort: 'asc' });
    expect([titles(data), meta.total]).toEqual([['Green Spoon', 'Linden Grill'], 2]);
    const [spoon, grill] = data;
    expect(spoon?.booking_shop_working_days).toHaveLength(7);
    expect(spoon?.booking_shop_working_days.find(({ day }) => day === 'sunday')).toMatchObject({
      from: '10-00',
      to: '22-00',
      disabled: true,
    });
    expect(spoon?.booking_shop_closed_date.map(({ day }) => day)).toEqual(['2025-12-25', '2026-12-25']);
    expect(grill).toMatchObject({ timezone: 'Europe/Vienna', booking_shop_closed_date: [] });
    expect(spoon).not.toHaveProperty('shop_working_days');
  });

  it('accept the filters and orders of all shops', async () => {
    const found = async (sent: object) =>
      titles((await stage.api.ok('listBookingShops', { column: 'id', sort: 'asc', ...sent })).data);
    expect(await found({ verify: 1, address: { latitude: 52.37, longitude: 4.89 } })).toEqual(['Green Spoon']);
    expect(await found({ search: 'linden' })).toEqual(['Linden Grill']);
    expect(await found({ search: 'night market' })).toEqual([]);
    expect(await found({ order_by: 'low_sale' })).toEqual(['Linden Grill', 'Green Spoon']);
    expect(await found({ perPage: 1, page: 2 })).toEqual(['Linden Grill']);
    expect((await stage.api.no('listBookingShops', { category_id: 4711 })).params).toHaveProperty('category_id');
  });

  it('are found by id or uuid and translated; unknown ones are not found', async () => {
    const { data } = await stage.api.ok('showBookingShop', { id: '1' }, { lang: 'ar' });
    expect(data).toMatchObject({
      translation: { title: 'الملعقة الخضراء' },
      locales: expect.arrayContaining(['en', 'ar', 'de', 'fr']),
    });
    expect((await stage.api.ok('showBookingShop', { id: data.uuid }, { lang: 'ar' })).data).toEqual(data);
    for (const id of ['2', '4711', '00000000-0000-4000-8000-000000000000'])
      expect((await stage.api.no('showBookingShop', { id })).status).toBe(404);
  });

  it('list their reservation hours and durations', async () => {
    const { data } = await stage.api.ok('listBookingTemplates', { shop_id: 1 });
    expect(data).toMatchObject([{ id: BY_DAY, max_time: 3, start_time: '10:00', end_time: '22:00', shop: { id: 1 } }]);
    expect((await stage.api.ok('listBookingTemplates')).data.map(({ id }) => id)).toEqual([BY_DAY, BY_NIGHT]);
    expect((await stage.api.no('listBookingTemplates', { shop_id: 4711 })).params).toHaveProperty('shop_id');
  });
});

describe('BOOKING-1 sections and tables', () => {
  it('are listed by shop; one is shown with its shop and pictures', async () => {
    const { data } = await stage.api.ok('listShopSections', { shop_id: 1 }, { lang: 'fr' });
    expect(titles(data)).toEqual(['Terrace F', 'Hall F']);
    expect((await stage.api.ok('showShopSection', { id: data[0]?.id ?? 0 }, { lang: 'fr' })).data).toEqual(data[0]);
    expect(data[0]).toMatchObject({
      area: '60',
      shop: { id: 1 },
      img: expect.stringMatching(/^http.*storage\/images\/shops\/background/),
    });
    expect(data[0]?.galleries?.[0]?.path).toBe(data[0]?.img);
    expect((await stage.api.ok('listShopSections')).meta.total).toBe(3);
    expect((await stage.api.ok('listShopSections', { shop_id: 2 })).data).toEqual([]);
    expect((await stage.api.no('listShopSections', { shop_id: 4711 })).params).toHaveProperty('shop_id');
    expect((await stage.api.no('showShopSection', { id: 4711 })).status).toBe(404);
  });

  it('are the enabled ones unless disabled ones are requested', async () => {
    const names = async (sent: object) => (await stage.api.ok('listTables', { ...sent })).data.map(({ name }) => name);
    expect(await names({ shop_section_id: stage.section('Terrace') })).toEqual(['T1', 'T2']);
    expect(await names({ shop_section_id: stage.section('Terrace'), active: 0 })).toEqual(['T3']);
    expect(await names({})).toEqual(['T1', 'T2', 'H1', 'C1']);
    expect(await names({ perPage: 2, page: 2 })).toEqual(['H1', 'C1']);
    expect((await stage.api.no('listTables', { shop_section_id: 4711 })).params).toHaveProperty('shop_section_id');
    expect((await stage.api.ok('listTables', {}, { lang: 'de' })).data[0]).toMatchObject({
      chair_count: 2,
      shop_section: { translation: { title: 'Terrace D' } },
    });
  });

  it('exclude those taken at the requested time, in the time zone of the shop', async () => {
    await stage.book(who);
    await stage.book(who, {
      table_id: stage.table('C1'),
      booking_id: BY_NIGHT,
      start_date: '2025-03-11 19:00',
      end_date: '2025-03-11 22:00',
    });
    const names = async (from: string, to: string, sent: object = {}) =>
      (
        await stage.api.ok('listTables', { free_from: `2025-03-11 ${from}`, free_to: `2025-03-11 ${to}`, ...sent })
      ).data.map(({ name }) => name);
    expect(await names('19:00', '22:00')).toEqual(['T2', 'H1']);
    expect(await names('18:00', '19:01', { shop_section_id: stage.section('Terrace') })).toEqual(['T2']);
    expect(await names('16:00', '19:00')).toEqual(['T1', 'T2', 'H1', 'C1']);
    expect(await names('22:00', '23:00')).toEqual(['T1', 'T2', 'H1', 'C1']);
    expect((await stage.api.no('listTables', { free_from: '2025-03-11 22:00' })).params).toHaveProperty('free_to');
    expect(
      (await stage.api.no('listTables', { free_from: '2025-03-11 22:00', free_to: '2025-03-11 22:00' })).params,
    ).toHaveProperty('free_to');
    expect(
      (await stage.api.no('listTables', { free_from: '2025-02-31 20:00', free_to: '2025-03-11 22:00' })).params,
    ).toHaveProperty('free_to');
  });

  it('exclude those unavailable for the whole requested day', async () => {
    const [from, until] = [Date.parse('2025-05-01T20:00:00Z'), Date.parse('2025-05-02T22:00:00Z')];
    await stage.store.database
      .insertInto('table_closures')
      .values([
        { table_id: stage.table('T2'), starts_at: from, ends_at: from + 3_600_000 * 10 },
        { table_id: stage.table('T2'), starts_at: from + 3_600_000 * 9, ends_at: until },
      ])
      .execute();
    const names = async (day: string) =>
      (await stage.api.ok('listTables', { date_from: day, shop_section_id: stage.section('Terrace') })).data.map(
        ({ name }) => name,
      );
    expect([await names('2025-05-01'), await names('2025-05-02'), await names('2025-05-03')]).toEqual([
      ['T1', 'T2'],
      ['T1'],
      ['T1', 'T2'],
    ]);
  });
});

describe('BOOKING-1d taken periods', () => {
  it('start today, end with date_to, and hide who reserved', async () => {
    const periods = (sent: object) => stage.api.ok('listTakenPeriods', { id: stage.table('T1'), ...sent });
    const [booked] = await periods({});
    expect(booked).toEqual({ start_date: '2025-03-11 19:00:00', end_date: '2025-03-11 22:00:00' });
    expect(await periods({ date_from: '2025-03-11', date_to: '2025-03-11' })).toEqual([booked]);
    expect(await periods({ date_from: '2025-03-12' })).toEqual([]);
    expect(await periods({ date_to: '2025-03-10' })).toEqual([]);
    expect(await periods({ date_from: '2025-03-12', date_to: '2025-03-11' })).toEqual([]);
    for (const day of ['2025-02-30', '0001-01-01', '9999-12-31'])
      expect((await stage.api.no('listTakenPeriods', { id: stage.table('T1'), date_from: day })).params).toHaveProperty(
        'date_from',
      );
    expect((await stage.api.no('listTakenPeriods', { id: 4711 })).status).toBe(404);
  });
});

describe('BOOKING-1 a marketplace with reservations turned off', () => {
  it('offers no shops and rejects reservations; existing ones remain visible and cancelable', async () => {
    const mine = (await stage.api.ok('listMyBookings', {}, { token: who.token })).data;
    await setSettings(stage, { reservation_enable_for_user: '0' });
    expect((await stage.api.ok('listBookingShops')).data).toEqual([]);
    expect((await stage.api.no('showBookingShop', { id: '1' })).status).toBe(404);
    expect((await stage.book(who, { start_date: '2025-03-14 19:00', end_date: '2025-03-14 22:00' })).status).toBe(404);
    expect((await stage.api.ok('listMyBookings', {}, { token: who.token })).data).toEqual(mine);
    await stage.api.ok('cancelBookings', { ids: mine.map(({ id }) => id) }, { token: who.token });
    await setSettings(stage, { reservation_enable_for_user: '1' });
  });

  it('follows the settings immediately', async () => {
    await setSettings(stage, {
      reservation_before_time: '48',
      reservation_time_durations: '60',
      min_reservation_time: '2',
    });
    const at = async (start: string, end: string, more: object = {}) =>
      (await stage.book(who, { start_date: start, end_date: end, ...more })).status;
    expect(await at('2025-03-12 11:00', '2025-03-12 14:00')).toBe(400);
    expect(await at('2025-03-12 12:30', '2025-03-12 15:30')).toBe(400);
    expect(await at('2025-03-12 12:00', '2025-03-12 15:00')).toBe(200);
    expect(
      await at('2025-03-14 20:00', '2025-03-14 22:00', { table_id: stage.table('C1'), booking_id: BY_NIGHT }),
    ).toBe(200);
  });
});
