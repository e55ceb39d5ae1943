import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, localDateOf } from '@domain/calendar/index.ts';
import { createBackupTables } from '@infra/server/foundation/backup/backup-tables.repository.ts';
import { intlTimeZones } from '@infra/server/foundation/time/index.ts';
import { SHOWN_TABLES } from '@infra/server/features/identity/personal-tables.data.ts';
import { codeFor, mint, otherThan, setSettings, SITE } from '../identity/stage.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
beforeAll(async () => {
  test = await startMarketplace({ PUBLIC_URL: SITE });
  shopping = await createShopping(test);
  await setSettings(test, { social_auth_google: '1' });
});
beforeEach(() => test.clock.advance(3_600_000));
afterAll(() => test.marketplace.close());

/** All stored data, table by table, as text. */
const everything = async (): Promise<Readonly<Record<string, string>>> => {
  const tables = await createBackupTables(test.store).inOrder();
  const texts = await Promise.all(
    tables.map(async (name) => {
      const { rows } = await sql<{
        line: string;
      }>`select row_to_json(t)::text as line from ${sql.table(name)} t`.execute(test.store.database);
      return [
        name,
        rows
          .map(({ line }) => line)
          .sort()
          .join('\n'),
      ] as const;
    }),
  );
  return Object.fromEntries(texts);
};
const tablesThatHold = async (marker: string): Promise<readonly string[]> =>
  Object.entries(await everything()).flatMap(([name, text]) => (text.toLowerCase().includes(marker) ? [name] : []));

/** Word for word in everything that a person gives away about themselves. */
const MARKER = 'zubenelgenubi';
const PHONE = '31697531246';

type Person = Customer & { readonly uuid: string };
/** A person who has left traces wherever people can. */
const livelyPerson = async (): Promise<Person> => {
  const { api, store } = test;
  const email = `${MARKER}@new.test`;
  const demo = await api.signIn('demo@tiffin.test');
  const { my_referral } = (await api.ok('showProfile', {}, { token: demo })).data;
  await api.ok('register', { email }, { as: 'query' });
  const { verify_token } = (await api.ok('verifyCode', { email, code: await codeFor(test, email) })).data;
  const {
    data: {
      token,
      user: { id, uuid },
    },
  } = await api.ok(
    'completeRegistration',
    {
      email,
      firstname: 'Zubenelgenubi',
      lastname: 'Marker',
      gender: 'female',
      password: 'secret1',
      password_confirmation: 'secret1',
      verify_token,
      referral: my_referral,
    },
    { userAgent: `${MARKER} browser` },
  );
  const verifyId = ((await api.ok('register', { phone: PHONE }, { as: 'query', token })).data as { verifyId: string })
    .verifyId;
  await api.ok(
    'updateProfile',
    {
      firstname: 'Zubenelgenubi',
      birthday: '1991-02-03',
      phone: PHONE,
      verifyId,
      verifyCode: await codeFor(test, PHONE),
      firebase_token: `${MARKER} device`,
      old_password: 'secret1',
    },
    { token },
  );
  // The names of uploads are chosen by the server.
  await test.store.database
    .updateTable('users')
    .set({ img: `users/${MARKER}.webp` })
    .where('phone', '=', PHONE)
    .execute();
  await api.ok('signInWithProvider', {
    provider: 'google',
    id_token: await mint(test, { sub: `google ${MARKER}`, email, email_verified: true }),
    nonce: 'n-1',
  });
  await api.ok(
    'createAddress',
    { title: MARKER, address: { address: `${MARKER} street`, comment: MARKER }, location: [52.373, 4.883] },
    { token },
  );
  await api.ok('updatePreferences', { notifications: [{ notification_id: 1, active: 0 }] }, { token });

  const customer = { id, token, uuid };
  const day = localDateOf(test.clock.now(), 'Europe/Amsterdam', intlTimeZones());
  await api.ok(
    'createBooking',
    {
      table_id: 2,
      booking_id: 1,
      start_date: `${addDays(day, 1)} 19:00`,
      end_date: `${addDays(day, 1)} 22:00`,
      note: `${MARKER} at the window`,
    },
    { token },
  );
  const wish = { shop_id: 1, date: addDays(day, 2), time_from: '18:00', time_to: '19:00', guest: 2 };
  await api.ok('joinTableLine', wish, { token });
  const { data: chat } = await api.ok('openChat', { roleId: 'admin' }, { token });
  await api.ok('sendChatMessage', { chat_id: chat.id, chat_content: `This is ${MARKER}` }, { token });
  await order(customer, MARKER, PHONE);
  await api.ok(
    'placeParcel',
    {
      currency_id: 1,
      type_id: 1,
      phone_from: PHONE,
      username_from: `${MARKER} sender`,
      address_from: { latitude: 52.373, longitude: 4.883, address: `${MARKER} lane` },
      phone_to: PHONE,
      username_to: `${MARKER} aunt`,
      address_to: { latitude: 52.36, longitude: 4.91, address: `${MARKER} park`, room: MARKER },
      delivery_date: addDays(day, 5),
      delivery_time: '13:00',
      note: MARKER,
      instruction: MARKER,
      description: MARKER,
      qr_value: MARKER,
    },
    { token },
  );
  await api.ok('applyAsDriver', { type: 'user', data: { type_of_technique: 'bike', number: MARKER } }, { token });
  const [delivered] = (await api.ok('listOrders', {}, { token })).data;
  const desk = await api.signIn('desk@tiffin.test');
  for (const status of ['accepted', 'ready', 'on_a_way', 'delivered'])
    await api.ok('moveOrder', { id: delivered?.id, status }, { token: desk });
  await api.ok('askRefund', { order_id: delivered?.id, cause: `${MARKER} was cold` }, { token });
  await api.ok('repeatOrder', { id: delivered?.id, from: day, to: addDays(day, 5) }, { token });
  const history = {
    type: 'topup',
    status: 'paid',
    transaction_id: null,
    created_at: test.clock.now(),
    updated_at: test.clock.now(),
  };
  const walletOf = async (userId: number) =>
    (await store.database.selectFrom('wallets').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow())
      .id;
  const sent = { ...history, amount: 100, note: 'Zubenelgenubi Marker', author_id: id };
  const [, received] = await store.database
    .insertInto('wallet_histories')
    .values([
      { ...sent, uuid: '00000000-0000-4000-8000-000000000001', wallet_id: await walletOf(id) },
      { ...sent, uuid: '00000000-0000-4000-8000-000000000002', wallet_id: await walletOf(2) },
    ])
    .returning('id')
    .execute();
  await store.database
    .updateTable('wallets')
    .set((at) => ({ balance: at('balance', '+', 100) }))
    .where('user_id', 'in', [id, 2])
    .execute();
  await store.database
    .insertInto('notifications')
    .values({
      user_id: 2,
      type: 'wallet_top_up',
      subject_kind: 'wallet_history',
      subject_id: received?.id ?? 0,
      args: '{"name":"Zubenelgenubi Marker"}',
      read_at: null,
      created_at: 1,
      updated_at: 1,
    })
    .execute();
  await store.database
    .insertInto('reviews')
    .values({
      reviewable_type: 'order',
      reviewable_id: 999,
      assignable_type: 'shop',
      assignable_id: 1,
      user_id: id,
      rating: 4,
      comment: `Says ${MARKER}`,
      images: `["${MARKER}.webp"]`,
      locale: 'en',
      is_visible: true,
      created_at: 1,
      updated_at: 1,
    })
    .execute();
  await shopping.fill(customer);
  const group = await shopping.fill(await shopping.customer());
  await store.database
    .insertInto('user_carts')
    .values({
      uuid: '00000000-0000-4000-8000-000000000003',
      cart_id: group.id,
      user_id: id,
      name: MARKER,
      created_at: 1,
      updated_at: 1,
    })
    .execute();
  // An abandoned payment: its draft contains personal data.
  const drafted = shopping.draft(await shopping.fill(customer), {
    payment_id: undefined,
    phone: PHONE,
    username: MARKER,
    note: MARKER,
    address: { address: MARKER },
  });
  await api.ok('startPayment', { tag: 'stripe', ...drafted }, { token });
  await api.ok('logIn', { email, password: 'secret1' });
  return customer;
};

const order = async (customer: Customer, words: string, phone: string) => {
  const cart = await shopping.fill(customer);
  const draft = shopping.draft(cart, {
    phone,
    username: `${words} name`,
    note: `${words} note`,
    address: { address: `${words} lane`, house: words },
    handover: { note: words, recipient: { name: words, phone } },
    allergens: [{ allergen: 'peanuts', severity: 'dangerous' }],
  });
  const answer = await shopping.place(customer, draft, { headers: { 'idempotency-key': crypto.randomUUID() } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
};

describe('ACCOUNT-5 a deleted account', () => {
  let before: Readonly<Record<string, string>>;
  let person: Person;
  let other: Customer;
  let seenByOther: unknown;
  const allOf = async ({ token }: Customer): Promise<unknown> => [
    (await test.api.ok('showProfile', {}, { token })).data,
    (await test.api.ok('listOrders', {}, { token })).data,
    (await test.api.ok('listAddresses', {}, { token })).data,
    (await test.api.ok('listNotifications', {}, { token })).data,
  ];
  beforeAll(async () => {
    other = await shopping.customer(5000);
    await test.api.ok(
      'createAddress',
      { title: 'Other', address: { address: 'Other street' }, location: [52.373, 4.883] },
      { token: other.token },
    );
    await order(other, 'other', '31688888888');
    person = await livelyPerson();
    await test.store.database
      .insertInto('passkeys')
      .values({
        user_id: person.id,
        credential_id: 'credential',
        user_handle: 'handle',
        public_key: 'key',
        sign_count: 0,
        transports: '[]',
        user_agent: `${MARKER} passkey`,
        created_at: 1,
        last_used_at: null,
      })
      .execute();
    await test.store.database
      .insertInto('unlinked_providers')
      .values({ user_id: person.id, provider: 'apple', unlinked_at: 1 })
      .execute();
    seenByOther = await allOf(other);
    before = await everything();
  });

  it('is referenced by many tables before', async () => {
    expect(await tablesThatHold(MARKER)).toEqual(
      expect.arrayContaining([
        'access_tokens',
        'addresses',
        'chat_messages',
        'identities',
        'idempotency_records',
        'live_events',
        'notifications',
        'orders',
        'outbox',
        'passkeys',
        'payment_processes',
        'push_tokens',
        'reviews',
        'user_bookings',
        'user_carts',
        'users',
        'wallet_histories',
      ]),
    );
    expect(await tablesThatHold(PHONE)).toEqual(expect.arrayContaining(['orders', 'outbox', 'phone_checks', 'users']));
  });

  it('ACCOUNT-5i copies everything for its owner before, without secrets and without what is of others', async () => {
    const answer = await test.marketplace.fetch(
      new Request(`${SITE}/api/v1/dashboard/user/profile/data/copy`, {
        headers: { authorization: `Bearer ${person.token}` },
      }),
      { remoteAddress: '10.0.0.1' },
    );
    const text = await answer.text();
    const copy = JSON.parse(text) as Readonly<Record<string, readonly unknown[]>>;
    const LACKS = [
      'order_coupons',
      'substitutions',
      'coupons',
      'rewards',
      'account_changes',
      'shops',
      'courier',
      'deliveries',
    ];
    const parts = SHOWN_TABLES.map(({ shows }) => shows.part).filter((part) => !LACKS.includes(part));
    const empty = parts.filter((part) => (copy[part]?.length ?? 0) === 0);
    expect(empty).toEqual(['liked_banners', 'pictures']);
    for (const own of [`${MARKER}@new.test`, PHONE, '1991-02-03', `${MARKER} street`, `This is ${MARKER}`])
      expect(text).toContain(own);
    for (const foreign of [`${MARKER} aunt`, `${MARKER} park`, 'Other street', '31688888888', `${MARKER} device`])
      expect(text).not.toContain(foreign);
    const { database } = test.store;
    const secrets = [
      ...(await database.selectFrom('users').select('password_hash as secret').execute()),
      ...(await database.selectFrom('access_tokens').select('secret_hash as secret').execute()),
    ].flatMap(({ secret }) => (secret === null ? [] : [secret]));
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('leaves no trace in any column of any table', async () => {
    const again = await test.api.signIn(`${MARKER}@new.test`, 'secret1');
    expect(
      (await test.api.ok('deleteProfile', { old_password: 'secret1' }, { token: person.token, as: 'json' })).data,
    ).toBeNull();
    for (const marker of [MARKER, PHONE, person.uuid, '1991-02-03'])
      expect([marker, await tablesThatHold(marker)]).toEqual([marker, []]);
    for (const token of [person.token, again]) {
      expect(await test.api.no('showProfile', {}, { token })).toMatchObject({ status: 401, statusCode: 'ERROR_100' });
      expect((await test.api.no('deleteProfile', {}, { token })).status).toBe(401);
    }
  });

  it('cannot be entered by password, code, provider or search', async () => {
    const email = `${MARKER}@new.test`;
    const demo = await test.api.signIn('demo@tiffin.test');
    expect((await test.api.no('logIn', { email, password: 'secret1' })).statusCode).toBe('ERROR_102');
    expect((await test.api.no('logIn', { phone: PHONE, password: 'secret1' })).statusCode).toBe('ERROR_102');
    await test.api.ok('forgetPasswordByEmail', { email }, { as: 'query' });
    expect(await codeFor(test, email)).toBe('');
    expect((await test.api.ok('searchPeople', { search: email }, { token: demo })).data).toEqual([]);
    expect((await test.api.ok('searchPeople', { search: 'Zubenel' }, { token: demo })).data).toEqual([]);
    const id_token = await mint(test, { sub: `google ${MARKER}`, name: 'New' });
    expect(
      (await test.api.ok('signInWithProvider', { provider: 'google', id_token, nonce: 'n-1' })).data.user.id,
    ).not.toBe(person.id);
  });

  it('leaves orders, money and stars without a name', async () => {
    const { database } = test.store;
    const [kept] = await database.selectFrom('orders').selectAll().where('user_id', '=', person.id).execute();
    const [known] = (before['orders'] ?? '')
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ user_id }) => user_id === person.id);
    expect(kept).toMatchObject({
      total_price: known?.['total_price'],
      status: 'delivered',
      phone: null,
      address: null,
      username: null,
      latitude: null,
      allergens: null,
    });
    expect(known?.['allergens']).toEqual([{ allergen: 'peanuts', severity: 'dangerous' }]);
    expect(await database.selectFrom('wallets').select('balance').where('user_id', '=', person.id).execute()).toEqual([
      { balance: 400 },
    ]);
    expect(
      await database
        .selectFrom('order_refunds')
        .select(['status', 'cause'])
        .where('order_id', '=', kept?.id ?? 0)
        .execute(),
    ).toEqual([{ status: 'pending', cause: null }]);
    expect(await database.selectFrom('order_repeats').select('id').execute()).toEqual([]);
    expect(
      await database.selectFrom('parcel_orders').select(['status', 'address_from', 'phone_to', 'note']).execute(),
    ).toEqual([{ status: 'new', address_from: null, phone_to: null, note: null }]);
    expect(
      await database.selectFrom('transactions').select('price').where('user_id', '=', person.id).execute(),
    ).toHaveLength(1);
    expect(
      await database
        .selectFrom('reviews')
        .select(['rating', 'comment', 'is_visible'])
        .where('user_id', '=', person.id)
        .execute(),
    ).toEqual([{ rating: 4, comment: null, is_visible: false }]);
    expect(
      await database
        .selectFrom('users')
        .select(['firstname', 'active', 'password_hash'])
        .where('id', '=', person.id)
        .execute(),
    ).toEqual([{ firstname: '', active: false, password_hash: null }]);
  });

  it('leaves data of others untouched', async () => {
    expect(await allOf(other)).toEqual(seenByOther);
    const tops = (await test.api.ok('listNotifications', {}, { token: await test.api.signIn('second@tiffin.test') }))
      .data;
    expect(tops.find(({ type }) => type === 'wallet_top_up')?.body).toBe('Your wallet received money from –');
  });

  it('does not stop the simulation', async () => {
    test.clock.advance(3_600_000);
    await test.timers.tick();
    const desk = await test.api.signIn('desk@tiffin.test');
    expect((await test.api.call('listOutbox', {}, { token: desk })).status).toBe(200);
  });

  it('releases its address and number', async () => {
    const email = `${MARKER}@new.test`;
    await test.api.ok('register', { email }, { as: 'query' });
    const { verify_token } = (await test.api.ok('verifyCode', { email, code: await codeFor(test, email) })).data;
    const draft = { email, firstname: 'New', password: 'secret1', password_confirmation: 'secret1', verify_token };
    expect((await test.api.ok('completeRegistration', draft)).data.user.id).not.toBe(person.id);
  });
});

/** Rows that outlive their person: `forgetPerson` empties their words, or they have none. */
const OUTLIVING: ReadonlySet<string> = new Set([
  'audit_log.user_id',
  'blogs.user_id',
  'order_rewards.user_id',
  'orders.deliveryman_id',
  'orders.user_id',
  'parcel_orders.deliveryman_id',
  'parcel_orders.user_id',
  'payment_processes.user_id',
  'shops.user_id',
  'transactions.user_id',
  'user_bookings.user_id',
  'wallet_histories.author_id',
]);

describe('API-1 account deletion', () => {
  it('covers every table that references a person', async () => {
    const { rows } = await sql<{ key: string }>`
      select child.relname || '.' || attribute.attname as key
      from pg_constraint c
      join pg_class child on child.oid = c.conrelid
      join pg_attribute attribute on attribute.attrelid = c.conrelid and attribute.attnum = c.conkey[1]
      where c.contype = 'f' and c.confdeltype <> 'c' and c.confrelid = 'users'::regclass`.execute(test.store.database);
    expect(
      rows.map(({ key }) => key).filter((key) => !OUTLIVING.has(key)),
      'see personal-data.repository.ts',
    ).toEqual([]);
  });

  it('runs once under concurrency, and never affects another account', async () => {
    const gone = await shopping.customer(700);
    const users = (await everything())['users']?.split('\n').length;
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        test.api.call(
          'deleteProfile',
          { id: 1, user_id: 1, old_password: 'lunchbox' },
          { token: gone.token, as: 'json' },
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await everything())['users']?.split('\n').length).toBe(users);
    expect((await test.api.call('logIn', { email: 'demo@tiffin.test', password: 'lunchbox' })).status).toBe(200);
  });

  it('needs more than a token: without the password, or with a wrong one, everything stays', async () => {
    const safe = await shopping.customer(700);
    const before = await everything();
    for (const [sent, field] of [
      [{}, 'old_password'],
      [{ old_password: '' }, 'old_password'],
      [{ old_password: 'lunchbox!' }, 'old_password'],
      [{ owner_code: '123456' }, 'owner_code'],
    ] as const)
      expect(await test.api.no('deleteProfile', sent, { token: safe.token, as: 'json' })).toMatchObject({
        status: 400,
        params: { [field]: [expect.any(String)] },
      });
    expect((await everything())['users']).toBe(before['users']);
    expect((await test.api.ok('showProfile', {}, { token: safe.token })).data.id).toBe(safe.id);
  });

  it('closes the seller’s shops, with a code sent to an account without a password', async () => {
    const [seller] = await test.store.database
      .selectFrom('shops')
      .select(['id', 'user_id'])
      .where('slug', '=', 'night-market')
      .execute();
    await test.store.database
      .updateTable('users')
      .set({ password_hash: null, email_verified_at: null, phone: '31600009999', phone_verified_at: 1 })
      .where('id', '=', seller?.user_id ?? 0)
      .execute();
    const id_token = await mint(test, { phone_number: '31600009999' });
    const { token } = (await test.api.ok('recoverByPhone', { phone: '31600009999', type: 'firebase', id_token })).data;
    expect((await test.api.no('deleteProfile', {}, { token, as: 'json' })).params).toHaveProperty('owner_code');
    await test.api.ok('sendOwnerCode', {}, { token });
    const owner_code = await codeFor(test, '31600009999');
    const wrong = await test.api.no('deleteProfile', { owner_code: otherThan(owner_code) }, { token, as: 'json' });
    expect(wrong.params).toHaveProperty('owner_code');
    expect((await test.api.ok('showShop', { id: String(seller?.id) })).data.id).toBe(seller?.id);
    await test.api.ok('deleteProfile', { owner_code }, { token, as: 'json' });
    expect((await test.api.no('showShop', { id: String(seller?.id) })).status).toBe(404);
  });
});
