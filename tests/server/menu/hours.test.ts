import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WEEKDAYS } from '@domain/calendar/index.ts';
import { GREEN_SPOON } from '../support/shopping.ts';
import { startMenuStage, type MenuStage } from './menu-stage.ts';

let stage: MenuStage;
beforeAll(async () => {
  stage = await startMenuStage();
});
afterAll(() => stage.test.marketplace.close());

const shop = { shop_id: GREEN_SPOON };
const api = (): MenuStage['test']['api'] => stage.test.api;
const how = () => ({ token: stage.owner });
const week = async () => (await api().ok('showShopHours', shop, how())).data;
const isOpen = async (date: string): Promise<boolean> =>
  (await api().ok('checkShopHours', { id: String(GREEN_SPOON), date })).data;
const seen = async () => (await api().ok('showShop', { id: String(GREEN_SPOON) })).data;

describe('OPS-6n the hours that a seller sets', () => {
  it('are those that customers see, over midnight too', async () => {
    const { revision, days, timezone } = await week();
    expect([timezone, days[0]]).toEqual([
      'Europe/Amsterdam',
      { day: 'monday', closed: false, spans: [{ from: '09:00', to: '22:00' }] },
    ]);
    const wanted = WEEKDAYS.map((day) => ({
      day,
      closed: day === 'tuesday',
      spans:
        day === 'friday'
          ? [
              { from: '11:00', to: '14:00' },
              { from: '18:00', to: '00:00' },
            ]
          : [{ from: '17:00', to: '01:00' }],
    }));
    await api().ok('setShopHours', { ...shop, days: wanted, revision }, how());
    expect((await week()).days).toEqual(wanted);
    const working = (await seen()).shop_working_days ?? [];
    expect(working.filter(({ day }) => day === 'friday').map(({ from, to }) => [from, to])).toEqual([
      ['11-00', '14-00'],
      ['18-00', '24-00'],
    ]);
    expect([await isOpen('2025-03-10 12:00'), await isOpen('2025-03-12 18:00')]).toEqual([false, true]);
  });

  it('are refused with every wrong day, and to the second of two people', async () => {
    const { revision } = await week();
    const sent = (from: string, to: string) => ({
      ...shop,
      revision,
      days: WEEKDAYS.map((day) => ({ day, closed: false, spans: day === 'sunday' ? [] : [{ from, to }] })),
    });
    const wrong = await api().no('setShopHours', sent('10:00', ''), how());
    expect([wrong.status, Object.keys(wrong.params)]).toEqual([
      400,
      [...WEEKDAYS.slice(0, 6).map((day) => `${day}.0`), 'sunday'],
    ]);
    const right = (from: string) => ({
      ...sent(from, '22:00'),
      days: sent(from, '22:00').days.map((day) => ({ ...day, closed: day.day === 'sunday' })),
    });
    const both = await Promise.all(['09:00', '10:00'].map((from) => api().call('setShopHours', right(from), how())));
    expect(both.map(({ status }) => status).toSorted((left, right2) => left - right2)).toEqual([200, 409]);
  });
});

describe('OPS-6o days off that a seller sets', () => {
  it('close the shop on those days, and open it when they are removed', async () => {
    expect(await isOpen('2025-03-14 12:00')).toBe(true);
    await api().ok('addDaysOff', { ...shop, from: '2025-03-14', to: '2025-03-16' }, how());
    expect((await week()).days_off).toEqual(['2025-03-14', '2025-03-15', '2025-03-16', '2025-12-25', '2026-12-25']);
    expect(await isOpen('2025-03-14 12:00')).toBe(false);
    await api().ok('removeDayOff', { ...shop, day: '2025-03-14' }, how());
    expect(await isOpen('2025-03-14 12:00')).toBe(true);
    expect((await api().call('removeDayOff', { ...shop, day: '2025-03-14' }, how())).status).toBe(404);
    const past = await api().no('addDaysOff', { ...shop, from: '2025-03-09' }, how());
    expect([past.status, Object.keys(past.params)]).toEqual([400, ['from']]);
  });
});

describe('OPS-6p delivery terms that a seller sets', () => {
  it('are exact, and what customers pay', async () => {
    const { terms } = await week();
    expect(terms).toMatchObject({ price: 2.5, price_per_km: 0.4, min_amount: 8, delivery_time_type: 'minute' });
    const sent = {
      ...shop,
      revision: terms.revision,
      price: '3,15',
      price_per_km: '0.55',
      min_amount: '',
      delivery_time_from: '25',
      delivery_time_to: '45',
      delivery_time_type: 'minute',
    };
    await api().ok('setDeliveryTerms', sent, how());
    expect((await week()).terms).toMatchObject({
      price: 3.15,
      price_per_km: 0.55,
      min_amount: 0,
      delivery_time_to: 45,
    });
    expect(await seen()).toMatchObject({ price: 3.15, price_per_km: 0.55, delivery_time: { from: '25', to: '45' } });
    expect((await api().call('setDeliveryTerms', sent, how())).status).toBe(409);
    const { revision } = (await week()).terms;
    const wrong = await api().no(
      'setDeliveryTerms',
      { ...sent, revision, price: '3.155', delivery_time_to: '5' },
      how(),
    );
    expect([wrong.status, Object.keys(wrong.params)]).toEqual([400, ['price', 'delivery_time_to']]);
    const [entry] = (await api().ok('listAudit', { search: 'setDeliveryTerms' }, { token: stage.operator })).data;
    expect(entry?.after).toContain('"price":315');
  });
});
