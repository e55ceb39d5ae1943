import { describe, expect, it } from 'vitest';
import { addressId } from '@domain/kernel/ids.ts';
import { createHttpAddresses } from '@infra/addresses/http-addresses.adapter.ts';
import { createHttpDeliveryZones } from '@infra/catalog/http-delivery-zones.adapter.ts';
import { fakeApi } from '../orders/fake-api.ts';

const row = {
  id: 7,
  title: 'Home',
  active: 1,
  address: { address: '12 Harbor Street', floor: '3' },
  location: ['41.49', -71.312],
};
const home = {
  text: '12 Harbor Street',
  location: { latitude: 41.49, longitude: -71.312 },
  floor: '3',
  house: '',
  entrance: '',
  comment: '',
};
const written = { ...home, title: 'Home' };
const sent = {
  title: 'Home',
  address: { address: '12 Harbor Street', floor: '3', house: '', entrance: '', comment: '' },
  location: [41.49, -71.312],
};

describe('ADDRESS-4 requests for saved addresses', () => {
  it('follow the contract: lists up to 100 and deletes with ids[0]', async () => {
    const { api, calls } = fakeApi(({ path, method }) => ({
      body: { data: method === 'GET' ? [row] : path.endsWith('delete') ? null : row },
    }));
    const addresses = createHttpAddresses({ api });
    const id = addressId(7);
    await addresses.list();
    await addresses.add(written);
    await addresses.update(id, written);
    await addresses.activate(id);
    await addresses.remove(id);
    expect(calls.map(({ method, path, query, body }) => [method, path, query, body])).toEqual([
      ['GET', 'dashboard/user/addresses', { lang: 'en', perPage: '100' }, undefined],
      ['POST', 'dashboard/user/addresses', { lang: 'en' }, sent],
      ['PUT', 'dashboard/user/addresses/7', { lang: 'en' }, sent],
      ['POST', 'dashboard/user/address/set-active/7', { lang: 'en' }, undefined],
      ['DELETE', 'dashboard/user/addresses/delete', { lang: 'en', 'ids[0]': '7' }, undefined],
    ]);
    expect(calls.every(({ headers }) => headers.get('authorization') === 'Bearer 1|secret')).toBe(true);
  });

  it.each([
    ['a pair', ['41.49', -71.312]],
    ['an object', { latitude: 41.49, longitude: '-71.312' }],
  ])('ADDRESS-3 read a place as %s', async (_name, location) => {
    const { api } = fakeApi(() => ({ body: { data: [{ ...row, location }] } }));
    expect(await createHttpAddresses({ api }).list()).toEqual({
      ok: true,
      value: [{ ...home, id: addressId(7), title: 'Home', isActive: true }],
    });
  });

  it.each([
    ['nothing', undefined],
    ['no numbers', ['north', 'west']],
    ['what is no place on the globe', [91, 0]],
  ])('ADDRESS-3 treat %s as no location', async (_name, location) => {
    const { api } = fakeApi(() => ({ body: { data: [{ ...row, location }] } }));
    expect(await createHttpAddresses({ api }).list()).toMatchObject({
      ok: true,
      value: [{ text: '12 Harbor Street', location: undefined }],
    });
  });

  it('return errors as values', async () => {
    const { api } = fakeApi(() => ({ status: 503 }));
    expect(await createHttpAddresses({ api }).list()).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 503 },
    });
  });
});

describe('ADDRESS-5 the delivery zone check', () => {
  it('returns yes, no when the server rejects, or unknown', async () => {
    const answers = [
      { body: { data: 'success' } },
      { status: 400, body: { statusCode: 'ERROR_400', message: 'NOT_IN_POLYGON' } },
      { status: 500 },
    ];
    const { api, calls } = fakeApi(() => answers[calls.length - 1] ?? {});
    const zones = createHttpDeliveryZones({ api });
    expect([await zones.anyShop(home.location), await zones.anyShop(home.location)]).toEqual([
      { ok: true, value: 'inside' },
      { ok: true, value: 'outside' },
    ]);
    expect((await zones.anyShop(home.location)).ok).toBe(false);
    expect(calls[0]).toMatchObject({
      method: 'GET',
      path: 'rest/shop/delivery-zone/check/distance',
      query: { 'address[latitude]': '41.49', 'address[longitude]': '-71.312' },
    });
  });
});
