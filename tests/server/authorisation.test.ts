import { readOperations, type OperationId } from '@infra/server/http/contract/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from './support/marketplace.ts';

let test: TestMarketplace;
const tokens = { demo: '', second: '', desk: '', expired: '' };
beforeAll(async () => {
  test = await startMarketplace();
  tokens.expired = await test.api.signIn('demo@tiffin.test');
  test.clock.advance(8 * 86_400_000);
  tokens.demo = await test.api.signIn('demo@tiffin.test');
  tokens.second = await test.api.signIn('second@tiffin.test');
  tokens.desk = await test.api.signIn('desk@tiffin.test');
});
afterAll(() => test.marketplace.close());

const secured = readOperations().filter(({ isSecured }) => isSecured);
const ofRole = secured.filter(({ role }) => role !== undefined);
const anything = { id: 1, ids: [1], uuid: '00000000-0000-4000-8000-000000000000' };

describe('L14 an operation that requires a token', () => {
  it.each(secured.map(({ id }) => [id]))('%s answers 401 without a valid one', async (id) => {
    for (const token of [undefined, tokens.expired, `1|${'x'.repeat(43)}`]) {
      expect(await test.api.no(id, anything, { token })).toMatchObject({ status: 401, statusCode: 'ERROR_100' });
    }
  });
});

describe('L14 an operation that requires a role', () => {
  it.each(ofRole.map(({ id }) => [id]))('%s answers 403 to other roles', async (id) => {
    expect(await test.api.no(id, anything, { token: tokens.demo })).toMatchObject({
      status: 403,
      statusCode: 'ERROR_101',
    });
  });
});

describe('L14 resources of another user are not found', () => {
  const draft = { title: 'X', address: { address: 'Quay 9' }, location: [52, 4] };

  it('among addresses', async () => {
    const { data: mine } = await test.api.ok('listAddresses', {}, { token: tokens.demo });
    const id = mine[0]?.id ?? 0;
    const attempts: readonly (readonly [OperationId, object])[] = [
      ['showAddress', { id }],
      ['updateAddress', { id, ...draft }],
      ['activateAddress', { id }],
      ['deleteAddresses', { ids: [id] }],
    ];
    for (const [operation, sent] of attempts) {
      expect([operation, (await test.api.no(operation, { ...sent }, { token: tokens.second })).status]).toEqual([
        operation,
        404,
      ]);
    }
    expect((await test.api.ok('listAddresses', {}, { token: tokens.demo })).data).toEqual(mine);
    expect((await test.api.ok('listAddresses', {}, { token: tokens.second })).data).toEqual([]);
  });

  it('in a bulk removal, which removes only the caller’s own', async () => {
    const foreign = (await test.api.ok('listAddresses', {}, { token: tokens.demo })).data[0]?.id ?? 0;
    const own = (await test.api.ok('createAddress', draft, { token: tokens.second })).data.id;
    await test.api.ok('deleteAddresses', { ids: [own, foreign] }, { token: tokens.second });
    expect((await test.api.ok('showAddress', { id: foreign }, { token: tokens.demo })).data.id).toBe(foreign);
    expect((await test.api.no('showAddress', { id: own }, { token: tokens.second })).status).toBe(404);
  });

  it('among notifications', async () => {
    const row = {
      user_id: 1,
      type: 'status_changed',
      subject_kind: 'order',
      subject_id: 5,
      args: '{"status":"accepted"}',
      read_at: null,
      created_at: 1,
      updated_at: 1,
    };
    const { id } = await test.store.database
      .insertInto('notifications')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await test.api.no('showNotification', { id }, { token: tokens.second })).status).toBe(404);
    expect((await test.api.no('readNotification', { id }, { token: tokens.second })).status).toBe(404);
    await test.api.ok('readAllNotifications', {}, { token: tokens.second });
    expect((await test.api.ok('showNotification', { id }, { token: tokens.demo })).data.read_at).toBeNull();
  });
});

describe('L13 public responses', () => {
  it('never contain a person’s phone, e-mail or uuid, nor internal data of a shop', async () => {
    const shop = JSON.stringify([
      await test.api.ok('showShop', { id: '1' }),
      await test.api.ok('listShops'),
      await test.api.ok('listShopReviews', { id: '1' }),
      await test.api.ok('showMenu', { id: '1' }),
      await test.api.ok('searchProducts', { search: 'falafel' }),
    ]);
    const people = await test.store.database.selectFrom('users').select(['email', 'phone', 'uuid']).execute();
    const secrets = people
      .flatMap(({ email, phone, uuid }) => [email, phone, uuid])
      .filter((secret) => secret !== null);
    expect(secrets.filter((secret) => shop.includes(secret))).toEqual([]);
    for (const field of ['percentage', 'email_statuses', 'wifi_password', 'client_id', 'secret_id'])
      expect(shop).not.toContain(`"${field}"`);
  });
});
