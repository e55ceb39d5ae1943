import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERSONAL_TABLES, SHOWN_TABLES } from '@infra/server/features/identity/personal-tables.data.ts';
import { ORIGIN } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'personalData=3' });
  shopping = await createShopping(test);
});
afterAll(() => test.marketplace.close());

type Copy = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
const ask = (token: string | undefined): Promise<Response> =>
  test.marketplace.fetch(
    new Request(`${ORIGIN}/api/v1/dashboard/user/profile/data/copy`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    }),
    { remoteAddress: '10.0.0.1' },
  );
const copyOf = async ({ token }: Pick<Customer, 'token'>): Promise<Copy> => (await (await ask(token)).json()) as Copy;

describe('ACCOUNT-5i ACCOUNT-5j the list of personal tables', () => {
  it('names every column that refers to a person or to something of theirs', async () => {
    const owned = [...new Set(PERSONAL_TABLES.map(({ table }) => table))]
      // What hangs on a shop or on news is not the person's.
      .filter((table) => table !== 'shops' && table !== 'blogs');
    const { rows } = await sql<{ key: string }>`
      select child.relname || '.' || attribute.attname as key
      from pg_constraint c
      join pg_class child on child.oid = c.conrelid
      join pg_class parent on parent.oid = c.confrelid
      join pg_attribute attribute on attribute.attrelid = c.conrelid and attribute.attnum = c.conkey[1]
      where c.contype = 'f' and c.conrelid <> c.confrelid and parent.relname in (${sql.join(owned)})`.execute(
      test.store.database,
    );
    const listed = PERSONAL_TABLES.map(({ table, key }) => `${table}.${key}`).filter((key) => key !== 'users.id');
    expect([...listed].sort()).toEqual(rows.map(({ key }) => key).sort());
  });

  it('shows no secret, and every part once', () => {
    const parts = SHOWN_TABLES.map(({ shows }) => shows.part);
    expect(new Set(parts).size).toBe(parts.length);
    for (const { shows } of SHOWN_TABLES)
      for (const column of [...shows.plain, ...(shows.unlessShared ?? [])])
        expect(column).not.toMatch(/hash|secret|token|otp|draft|deliveryman|members|_to$/);
  });
});

describe('ACCOUNT-5i a copy', () => {
  it('holds all rows of its owner, however many, and none of anybody else', async () => {
    const [one, other] = [await shopping.customer(5000), await shopping.customer(700)];
    await shopping.order(one);
    await shopping.order(other, { note: 'Of the other' });
    await test.store.database
      .insertInto('notifications')
      .values(
        Array.from({ length: 1203 }, (_, index) => ({
          user_id: one.id,
          type: 'status_changed',
          subject_kind: 'order',
          subject_id: index,
          args: '{"name":"Somebody"}',
          read_at: null,
          created_at: index + 1,
          updated_at: index + 1,
        })),
      )
      .execute();
    const { data: chat } = await test.api.ok('openChat', { roleId: 'admin' }, { token: one.token });
    await test.api.ok('sendChatMessage', { chat_id: chat.id, chat_content: 'Where is it?' }, { token: one.token });
    await test.store.database
      .insertInto('chat_messages')
      .values({
        chat_id: Number(chat.id.replace('c-', '')),
        content: 'Omar at the desk',
        img: null,
        is_from_customer: false,
        created_at: 1,
      })
      .execute();
    const answer = await ask(one.token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(answer.headers.get('cache-control')).toMatch(/no-store|private/);
    const copy = (await answer.json()) as Copy;
    const { counts } = (await test.api.ok('summariseOwnData', {}, { token: one.token })).data;
    for (const [part, count] of Object.entries(counts)) expect([part, copy[part]?.length]).toEqual([part, count]);
    const ids = copy['notifications']?.map(({ id }) => id);
    expect([ids?.length, new Set(ids).size]).toEqual([counts['notifications'], counts['notifications']]);
    expect(counts['notifications']).toBeGreaterThanOrEqual(1203);
    expect(copy['profile']).toMatchObject([{ id: one.id }]);
    expect(copy['wallet']).toMatchObject([{ balance: '50', currency: 'USD' }]);
    expect(copy['orders']).toHaveLength(1);
    expect(copy['messages']).toMatchObject([{ content: 'Where is it?' }]);
    const text = JSON.stringify(copy);
    expect(
      ['Somebody', 'Of the other', 'Omar at the desk', 'password_hash', 'customer-2@'].filter((word) =>
        text.includes(word),
      ),
    ).toEqual([]);
  });

  it('shows amounts in the currency of their order, and times as ISO 8601', async () => {
    const who = await shopping.customer();
    const order = await shopping.order(who);
    const { orders, order_lines: lines } = await copyOf(who);
    expect(Number(orders?.[0]?.['total_price'])).toBe(order.total_price);
    expect(orders?.[0]).toMatchObject({ currency: expect.any(String) as string, status: 'new' });
    expect(new Date(String(orders?.[0]?.['created_at'])).getTime()).not.toBeNaN();
    expect(lines?.[0]).toMatchObject({ quantity: 2, dish: { en: { title: 'Lentil soup' } } });
  });

  it('BOOKING-2 contains where they wait for a table', async () => {
    const who = await shopping.customer();
    const wish = { shop_id: 1, date: '2025-03-14', time_from: '18:30', time_to: '19:30', guest: 5 };
    const { id } = (await test.api.ok('joinTableLine', wish, { token: who.token })).data;
    expect((await copyOf(who))['waiting_lists']).toMatchObject([
      { id, shop_id: 1, day: '2025-03-14', guests: 5, first_at: '2025-03-14T17:30:00.000000Z', taken: false },
    ]);
  });

  it('is for its owner only, three times an hour here', async () => {
    const who = await shopping.customer();
    expect((await ask(undefined)).status).toBe(401);
    expect((await test.api.no('summariseOwnData')).status).toBe(401);
    for (let copy = 0; copy < 3; copy++) expect(await copyOf(who)).toMatchObject({ profile: [{ id: who.id }] });
    const refused = await ask(who.token);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await ask((await shopping.customer()).token)).status).toBe(200);
  });

  it('tells beforehand what is not over yet', async () => {
    const who = await shopping.customer();
    const summary = async () => (await test.api.ok('summariseOwnData', {}, { token: who.token })).data;
    expect(await summary()).toMatchObject({
      outstanding: { orders: 0, parcels: 0, reservations: 0 },
      counts: { orders: 0 },
    });
    const { id } = await shopping.order(who);
    expect(await summary()).toMatchObject({ outstanding: { orders: 1, parcels: 0 }, counts: { orders: 1 } });
    await test.api.ok('changeOrderStatus', { id, status: 'canceled' }, { token: who.token });
    expect(await summary()).toMatchObject({ outstanding: { orders: 0 }, counts: { orders: 1 } });
  });
});
