import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from './support/marketplace.ts';

let test: TestMarketplace;
let token: string;
beforeAll(async () => {
  test = await startMarketplace();
  token = await test.api.signIn('second@tiffin.test');
});
afterAll(() => test.marketplace.close());

const draft = (title: string, more: object = {}) => ({
  title,
  address: { address: `${title} 1` },
  location: [52.1, 4.2],
  ...more,
});
const list = async () => (await test.api.ok('listAddresses', { perPage: 100 }, { token })).data;
const active = async () => (await list()).filter((address) => address.active).map(({ title }) => title);

describe('ADDRESS-4 saved addresses', () => {
  it('are empty for a new user', async () => {
    expect(await list()).toEqual([]);
    expect((await test.api.no('showActiveAddress', {}, { token })).status).toBe(404);
  });

  it('always include exactly one active address', async () => {
    const first = (await test.api.ok('createAddress', draft('First'), { token })).data;
    expect(first).toMatchObject({ active: true, location: [52.1, 4.2], address: { address: 'First 1', floor: null } });
    await test.api.ok('createAddress', draft('Second'), { token });
    expect(await active()).toEqual(['First']);
    const third = (await test.api.ok('createAddress', draft('Third', { active: 1 }), { token })).data;
    expect(await active()).toEqual(['Third']);
    await test.api.ok('activateAddress', { id: first.id }, { token });
    expect((await test.api.ok('showActiveAddress', {}, { token })).data.title).toBe('First');
    await test.api.ok('updateAddress', { id: third.id, ...draft('Third', { active: true }) }, { token });
    await test.api.ok('deleteAddresses', { ids: [third.id] }, { token });
    expect(await active()).toEqual(['Second']);
  });

  it('keep exactly one active address under parallel changes', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        test.api.ok('createAddress', draft(`P${index}`, { active: true }), { token }),
      ),
    );
    expect(await active()).toHaveLength(1);
  });

  it('accept a location as a pair or an object and return a pair', async () => {
    const { data } = await test.api.ok(
      'createAddress',
      draft('Object', { location: { latitude: '48.2', longitude: 16.3 } }),
      { token },
    );
    expect(data.location).toEqual([48.2, 16.3]);
  });

  it.each([
    [{ location: [91, 4] }, 'location'],
    [{ location: [52] }, 'location'],
    [{ location: ['a', 'b'] }, 'location.0'],
    [{ address: {} }, 'address.address'],
    [{ address: 'Quay' }, 'address'],
    [{ title: 'x'.repeat(256) }, 'title'],
  ])('refuse %j', async (change, field) => {
    expect(Object.keys((await test.api.no('createAddress', { ...draft('X'), ...change }, { token })).params)).toContain(
      field,
    );
  });

  it('ADDRESS-4a are at most a hundred', async () => {
    for (const address of await list()) await test.api.ok('deleteAddresses', { ids: [address.id] }, { token });
    for (let count = 0; count < 100; count += 1) await test.api.ok('createAddress', draft(`Full ${count}`), { token });
    const refusal = await test.api.no('createAddress', draft('One more', { active: true }), { token });
    expect(refusal.message).toBe('You can save at most 100 addresses. Remove one first.');
    const full = await list();
    expect(full.map(({ title }) => title)).toEqual(Array.from({ length: 100 }, (_, index) => `Full ${99 - index}`));
    expect(await active()).toEqual(['Full 0']);
    await test.api.ok('deleteAddresses', { ids: [full[0]!.id] }, { token });
    await test.api.ok('createAddress', draft('One more'), { token });
  });

  it('ADDRESS-4c fall back to the newest address when the active one is deleted with others', async () => {
    const ids = (await list()).map(({ id }) => id);
    await test.api.ok('activateAddress', { id: ids[9] }, { token });
    await test.api.ok('deleteAddresses', { ids: [ids[0]!, ids[9]!] }, { token });
    expect((await test.api.ok('showActiveAddress', {}, { token })).data.id).toBe(ids[1]);
  });

  it('store markup as plain text', async () => {
    const { data } = await test.api.ok('createAddress', draft('<script>alert(1)</script>'), { token });
    expect(data.title).toBe('<script>alert(1)</script>');
  });
});
