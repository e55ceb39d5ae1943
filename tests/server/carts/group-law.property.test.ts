import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import { createGroups, type Groups, type Part } from '../support/groups.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, GREEN_SPOON, USD, type Shopping } from '../support/shopping.ts';
import { world } from '../support/world.ts';

let test: TestMarketplace;
let shopping: Shopping;
let groups: Groups;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  groups = createGroups(test, shopping);
});
afterAll(() => test.marketplace.close());

const PRICES = { 'lentil-soup': 620, lemonade: 320, 'mystery-stew': 800 } as const;
type Item = keyof typeof PRICES;
const ITEMS = Object.keys(PRICES) as Item[];
const writeArb = fc.record({ who: fc.nat(4), item: fc.constantFrom(...ITEMS), quantity: fc.nat(12) });
type Write = typeof writeArb extends fc.Arbitrary<infer Value> ? Value : never;
/** What happens besides writing, each once somewhere in between. */
const schedulesArb = fc.record({
  writes: fc.array(writeArb, { minLength: 1, maxLength: 14 }),
  kick: fc.option(fc.record({ at: fc.nat(13), who: fc.integer({ min: 1, max: 4 }) }), { nil: undefined }),
  lockAt: fc.option(fc.nat(13), { nil: undefined }),
});

describe('L5 L8 GROUP-2 concurrent members', () => {
  it('lose no acknowledged line, write nothing after a lock or removal, and the total is correct', async () => {
    await fc.assert(
      fc.asyncProperty(schedulesArb, async ({ writes, kick, lockAt }) => {
        const group = await groups.start();
        const others = await Promise.all([1, 2, 3, 4].map((count) => groups.join(group, `Member ${count}`)));
        const members = [group.owner.part, ...others];
        const partOf = (index: number): Part => members[index] ?? group.owner.part;
        const running: Promise<
          { readonly write: Write; readonly status: number; readonly version: number } | undefined
        >[] = [];
        for (const [index, write] of writes.entries()) {
          if (kick?.at === index)
            running.push(
              test.api
                .call(
                  'kickMembers',
                  { cart_id: group.cartId, ids: [partOf(kick.who).uuid] },
                  { token: group.owner.token },
                )
                .then(() => undefined),
            );
          if (lockAt === index)
            running.push(
              test.api.call('lockGroup', { id: group.cartId }, { token: group.owner.token }).then(() => undefined),
            );
          running.push(
            groups
              .tryWrite(partOf(write.who), [{ item: write.item, quantity: write.quantity }])
              .then(({ status, body }) => ({
                write,
                status,
                version: (body as { data?: { version?: number } }).data?.version ?? 0,
              })),
          );
        }
        const answers = (await Promise.all(running)).filter((answer) => answer !== undefined);
        const isKicked = (who: number): boolean => kick !== undefined && kick.at < writes.length && who === kick.who;
        const isLocked = lockAt !== undefined && lockAt < writes.length;
        for (const {
          write: { who },
          status,
        } of answers) {
          expect([200, ...(isLocked && who !== 0 ? [409] : []), ...(isKicked(who) ? [400] : [])]).toContain(status);
        }
        // Writes of one cart are serialized; the cart's version tells their order.
        const model = new Map<string, number>();
        for (const {
          write: { who, item, quantity },
        } of answers.filter(({ status }) => status === 200).toSorted((left, right) => left.version - right.version)) {
          model.set(`${who} ${item}`, Math.min(quantity, 10));
        }
        const cart = (await test.api.ok('showCart', {}, { token: group.owner.token })).data;
        const expected = [...model].filter(([key, quantity]) => quantity > 0 && !isKicked(Number(key[0])));
        const seen = members.flatMap((part, who) =>
          groups
            .linesOf(cart, part)
            .map(
              ([stock, quantity]) =>
                [`${who} ${ITEMS.find((item) => shopping.stockOf(item) === stock) ?? ''}`, quantity] as const,
            ),
        );
        expect(new Map(seen)).toEqual(new Map(expected));
        const total = expected.reduce((sum, [key, quantity]) => sum + PRICES[key.slice(2) as Item] * quantity, 0);
        expect(Math.round(cart.total_price * 100)).toBe(total);
      }),
      runs(10, 1000),
    );
  });

  it('can join concurrently, each with their own part', async () => {
    const group = await groups.start();
    const mia = await shopping.customer();
    const parts = await Promise.all(
      Array.from({ length: 12 }, (_none, index) =>
        index < 4 ? groups.join(group, 'Mia', mia) : groups.join(group, `Guest ${index}`),
      ),
    );
    expect(new Set(parts.map(({ id }) => id)).size).toBe(9);
    expect((await groups.read(group.owner.part)).user_carts).toHaveLength(10);
  });

  it('of several writes on one version, accept exactly one per part', async () => {
    const group = await groups.start();
    const [tom, mia] = [await groups.join(group, 'Tom'), await groups.join(group, 'Mia')];
    const [, ...answers] = await Promise.all([
      groups.write(mia, [{ item: 'lemonade', quantity: 3 }], { version: 1 }),
      ...[1, 2, 3].map((quantity) => groups.tryWrite(tom, [{ item: 'lentil-soup', quantity }], { version: 1 })),
    ]);
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409, 409]);
    const cart = await groups.read(tom);
    expect([groups.versionOf(cart, tom), groups.versionOf(cart, mia)]).toEqual([2, 2]);
    const refused = answers.find(({ status }) => status === 409)?.body as {
      data: { reason: string; version: number; cart: unknown };
    };
    expect([refused.data.reason, refused.data.version]).toEqual(['version', 2]);
    expect((refused.data.cart as typeof cart).user_carts.map(({ uuid }) => uuid)).toEqual([null, tom.uuid, null]);
  });
});

describe('L1 L2 GROUP-2 a repeated write', () => {
  const KEY = '3d5a1c00-0000-4000-9000-000000000001';

  it('with a key runs once per part, and rejects another payload', async () => {
    const group = await groups.start();
    const [tom, mia] = [await groups.join(group, 'Tom'), await groups.join(group, 'Mia')];
    const send = (part: Part, quantity: number) =>
      groups.tryWrite(part, [{ item: 'lentil-soup', quantity }], {}, { 'idempotency-key': KEY });
    const answers = await Promise.all([send(tom, 2), send(tom, 2), send(tom, 2), send(mia, 4)]);
    expect(
      answers.slice(0, 3).filter(({ status, headers }) => status === 200 && !headers.has('idempotency-replayed')),
    ).toHaveLength(1);
    expect(answers.slice(0, 3).every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(answers[3]?.status).toBe(200);
    await groups.write(tom, [{ item: 'lentil-soup', quantity: 5 }]);
    const again = await send(tom, 2);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect((await send(tom, 3)).status).toBe(422);
    expect(groups.linesOf(await groups.read(tom), tom)).toEqual([[shopping.stockOf('lentil-soup'), 5]]);
  });

  it('without a key changes nothing, and calls of the owner are repeatable', async () => {
    const group = await groups.start([{ item: 'lentil-soup', quantity: 1 }]);
    const tom = await groups.join(group, 'Tom');
    await groups.write(tom, [{ item: 'lemonade', quantity: 2 }]);
    const before = await world(test.store);
    await Promise.all([1, 2, 3, 4].map(() => groups.write(tom, [{ item: 'lemonade', quantity: 2 }])));
    await test.api.ok('openCart', { shop_id: GREEN_SPOON, currency_id: USD }, { token: group.owner.token });
    expect(await world(test.store)).toEqual(before);
  });
});
