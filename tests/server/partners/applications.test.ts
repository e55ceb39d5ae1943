import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../support/codes.ts';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer, type Shopping } from '../support/shopping.ts';
import { makePicture, sendForm } from '../support/uploading.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
});
afterAll(() => test.marketplace.close());

const data = {
  type_of_technique: 'bike',
  brand: 'Gazelle',
  model: 'Heavy Duty',
  number: 'NX-22',
  color: 'green',
  width: '60',
  height: 110,
  length: 180,
  kg: 24,
};
const apply = (who: Customer, more: object = {}, vehicle: object = {}) =>
  test.api.call(
    'applyAsDriver',
    { type: 'user', id: who.id, data: { ...data, ...vehicle }, ...more },
    { token: who.token },
  );
const applied = async (who: Customer) =>
  (await test.api.ok('applyAsDriver', { type: 'user', id: who.id, data }, { token: who.token })).data;
const decide = (id: number, status: string) =>
  test.api.call('decideApplication', { id, status, status_note: 'Seen' }, { token: desk.token });

describe('ACCOUNT-7 applying as a driver', () => {
  it('is pending until the operator decides, one per person', async () => {
    const who = await shopping.customer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply(who)));
    expect(codes(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 'ERROR_506')]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      data: {
        status: 'pending',
        model_id: who.id,
        created_by: who.id,
        model_type: 'user',
        status_note: null,
        data: { ...data, width: 60, images: [] },
        model: { id: who.id },
      },
    });
  });

  it.each([
    [{}, { type_of_technique: 'rocket' }, 'data.type_of_technique'],
    [{}, { kg: -1 }, 'data.kg'],
    [{ type: 'product' }, {}, 'type'],
    [{ data: undefined }, {}, 'data'],
    [{}, { images: ['https://evil.test/x.png'] }, 'data.images'],
  ])('refuses %j %j', async (more, vehicle, field) => {
    expect(
      Object.keys(((await apply(await shopping.customer(), more, vehicle)).body as { params: object }).params),
    ).toContain(field);
  });

  it('is allowed for oneself, with own pictures', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    expect((await apply(who, { id: other.id })).status).toBe(404);
    const upload = async ({ token }: Customer) =>
      (
        await sendForm(
          test,
          '/dashboard/galleries',
          [
            ['image', await makePicture('png')],
            ['type', 'deliveryman'],
          ],
          token,
        )
      ).body.data.title;
    expect((await apply(who, {}, { images: [await upload(other)] })).status).toBe(400);
    const image = await upload(who);
    expect((await apply(who, { id: undefined }, { images: [image] })).body).toMatchObject({
      data: { data: { images: [image] } },
    });
    expect(codes([await apply({ id: 3, token: desk.token })])).toEqual(['ERROR_110']);
  });

  it('is approved once and creates a driver who can be assigned orders', async () => {
    const who = await shopping.customer();
    const { id } = await applied(who);
    expect(codes([await decide(id, 'rejected'), await decide(999_999, 'approved')])).toEqual([
      'ERROR_253',
      'ERROR_404',
    ]);
    expect(codes(await Promise.all(Array.from({ length: 5 }, () => decide(id, 'approved'))))).toEqual([
      200,
      ...Array.from({ length: 4 }, () => 'ERROR_252'),
    ]);
    expect(codes([await decide(id, 'canceled')])).toEqual(['ERROR_502']);
    expect((await test.api.ok('showProfile', {}, { token: who.token })).data.role).toBe('deliveryman');
    const order = await shopping.order(await shopping.customer());
    for (const status of ['accepted', 'ready'])
      await test.api.ok('moveOrder', { id: order.id, status }, { token: desk.token });
    expect(
      (
        await test.api.ok(
          'moveOrder',
          { id: order.id, status: 'on_a_way', deliveryman_id: who.id },
          { token: desk.token },
        )
      ).data.deliveryman,
    ).toMatchObject({ id: who.id });
    expect(codes([await apply(who)])).toEqual(['ERROR_110']);
  });

  it('can be repeated after rejection, and operators find all of them', async () => {
    const who = await shopping.customer();
    const { id } = await applied(who);
    await test.api.ok(
      'decideApplication',
      { id, status: 'canceled', status_note: 'No bicycle seen' },
      { token: desk.token },
    );
    const second = await applied(who);
    expect((await test.api.ok('showProfile', {}, { token: who.token })).data.model).toEqual(second);
    const found = (
      await test.api.ok(
        'listApplications',
        { status: 'canceled', search: 'Nadia', perPage: 100 },
        { token: desk.token },
      )
    ).data;
    expect(found).toContainEqual(expect.objectContaining({ id, status: 'canceled', status_note: 'No bicycle seen' }));
    expect(found.map((each) => each.id)).not.toContain(second.id);
  });

  it('is the same application under the same idempotency key', async () => {
    const who = await shopping.customer();
    const call = () =>
      test.api.call(
        'applyAsDriver',
        { type: 'user', id: who.id, data },
        { token: who.token, headers: { 'idempotency-key': '7b0d1a52-53f8-4a1c-8e65-1f2f0a4ac002' } },
      );
    const [first, second] = [await call(), await call()];
    expect([first.status, second.status, second.headers.get('idempotency-replayed')]).toEqual([200, 200, 'true']);
    expect(second.body).toEqual(first.body);
  });

  it('COURIER-7f tells the applicant what was decided, in their language', async () => {
    const told = async ({ token }: Customer, lang: string) =>
      (await test.api.ok('listNotifications', {}, { token, lang })).data[0];
    const who = await shopping.customer();
    await decide((await applied(who)).id, 'canceled');
    expect((await told(who, 'en'))?.body).toBe('Your application as a courier was not accepted');
    await decide((await applied(who)).id, 'approved');
    expect(await told(who, 'de')).toMatchObject({
      type: 'status_changed',
      body: 'Du bist jetzt Kurier: Sieh nach, was zu liefern ist',
      delivery: { id: who.id },
    });
  });
});
