import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../support/codes.ts';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
});
afterAll(() => test.marketplace.close());

const change = ({ token }: Customer, id: number, note: string) =>
  test.api.call('changeOrderNote', { id, note }, { token });
const noteOf = async ({ token }: Customer, id: number) => (await test.api.ok('showOrder', { id }, { token })).data.note;

describe('ORDER-7g the note of an order', () => {
  it('changes until the order is on its way, for its customer only', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const { id } = await shopping.order(who, { note: 'Ring twice' });
    expect((await change(who, id, ' Call on arrival ')).status).toBe(200);
    expect(await noteOf(who, id)).toBe('Call on arrival');
    expect((await change(other, id, 'Mine')).status).toBe(404);
    expect((await change(who, id, 'x'.repeat(192))).status).toBe(400);
    expect((await change(who, id, '')).status).toBe(200);
    expect(await noteOf(who, id)).toBeNull();
    for (const status of ['accepted', 'ready']) await test.api.ok('moveOrder', { id, status }, { token: desk.token });
    expect((await change(who, id, 'At the back door')).status).toBe(200);
    await test.api.ok('moveOrder', { id, status: 'on_a_way' }, { token: desk.token });
    expect(codes([await change(who, id, 'Too late')])).toEqual(['ERROR_253']);
    expect(await noteOf(who, id)).toBe('At the back door');
  });
});
