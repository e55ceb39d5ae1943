import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { money } from '@domain/pricing/index.ts';
import { createHttpOrders } from '@infra/orders/http-orders.adapter.ts';
import { sampleDraft } from './drafts.ts';
import { context, fakeApi } from './fake-api.ts';
import { closedAtSlot, otherPayload, outsideZone, priceChanged, stillRunning } from './samples.data.ts';

const KEY = '6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e11';
type Reply = Awaited<ReturnType<Parameters<typeof fakeApi>[0]>>;

const refusalOf = async (reply: Reply): Promise<unknown> => {
  const { api } = fakeApi(() => reply);
  const outcome = await createHttpOrders({ api, context, announces: () => true }).place(sampleDraft, KEY, undefined);
  return outcome.ok ? undefined : outcome.error;
};
const coded = (statusCode: string, message = 'told', more: object = {}): Reply => ({
  status: 400,
  body: { status: false, statusCode, message, ...more },
});

describe('ORDER-2 refusals of an order, by code', () => {
  const table: readonly (readonly [string, Reply, unknown])[] = [
    ['ERROR_109', coded('ERROR_109'), { kind: 'wallet-too-low' }],
    ['ERROR_501 wallet', coded('ERROR_501', 'Insufficient wallet balance'), { kind: 'wallet-too-low' }],
    ['ERROR_501 duplicate', coded('ERROR_501', 'duplicate'), { kind: 'duplicate' }],
    [
      'ERROR_501 duplicate in another language',
      coded('ERROR_501', 'Dieser Warenkorb wurde schon bestellt.', { data: { reason: 'duplicate' } }),
      { kind: 'duplicate' },
    ],
    ['ERROR_111', coded('ERROR_111', 'only 2 pieces left'), { kind: 'out-of-stock', message: 'only 2 pieces left' }],
    ['ERROR_112', coded('ERROR_112'), { kind: 'out-of-stock', message: 'told' }],
    ['ERROR_430', coded('ERROR_430'), { kind: 'out-of-stock', message: 'told' }],
    ['ERROR_104', coded('ERROR_104'), { kind: 'phone-unverified' }],
    ['ERROR_117', coded('ERROR_117'), { kind: 'phone-required' }],
    ['ERROR_118', coded('ERROR_118'), { kind: 'closed' }],
    ['ERROR_249', coded('ERROR_249'), { kind: 'coupon', message: 'told' }],
    ['ERROR_250', coded('ERROR_250'), { kind: 'coupon', message: 'told' }],
    ['ERROR_251', coded('ERROR_251'), { kind: 'coupon', message: 'told' }],
    ['ERROR_433', { status: 400, body: outsideZone }, { kind: 'outside-zone' }],
    [
      'params.min_amount',
      coded('ERROR_400', 'told', { params: { min_amount: ['12'] } }),
      { kind: 'below-minimum', minimum: undefined },
    ],
    ['params.phone', coded('ERROR_400', 'told', { params: { phone: ['digits'] } }), { kind: 'phone-required' }],
    ['404', { status: 404, body: { statusCode: 'ERROR_404' } }, { kind: 'cart-gone' }],
    [
      '409 in_progress',
      { status: 409, body: stillRunning, headers: { 'retry-after': '3' } },
      { kind: 'in-progress', retryAfterSeconds: 3 },
    ],
    [
      '409 in_progress for longer than anybody waits',
      { status: 409, body: stillRunning, headers: { 'retry-after': '61' } },
      { kind: 'in-progress', retryAfterSeconds: 1 },
    ],
    [
      '409 in_progress without a time',
      { status: 409, body: stillRunning },
      { kind: 'in-progress', retryAfterSeconds: 1 },
    ],
    [
      '409 quote_unknown',
      { status: 409, body: { statusCode: 'ERROR_409', data: { reason: 'quote_unknown', changes: [] } } },
      { kind: 'changed', changes: [], quoteId: undefined },
    ],
  ];
  for (const [name, reply, expected] of table)
    it(`reads ${name}`, async () => {
      expect(await refusalOf(reply)).toEqual(expected);
    });

  it('passes on refusals that we have no text for', async () => {
    expect(await refusalOf({ status: 422, body: otherPayload })).toMatchObject({
      kind: 'rejected',
      status: 422,
      code: 'ERROR_422',
    });
    expect(await refusalOf(coded('ERROR_400', 'told', { params: { note: ['too long'] } }))).toMatchObject({
      kind: 'rejected',
      status: 400,
    });
    expect(await refusalOf({ status: 500, body: {} })).toMatchObject({ kind: 'rejected', status: 500 });
    expect(await refusalOf({ status: 401, body: {} })).toEqual({ kind: 'unauthorized' });
  });
});

describe('ORDER-5 changes reported by the server', () => {
  it('reads prices and fees in the quote’s minor units', async () => {
    expect(await refusalOf({ status: 409, body: priceChanged })).toMatchObject({
      kind: 'changed',
      quoteId: 'q1_d754dbac46ce93c98e3fe702b7d0e75cd5d611e063adadc67e58bfd1a2914af3',
      changes: [
        { kind: 'price', stockId: 7001, title: 'Falafel bowl', from: money(903, 2), to: money(941, 2) },
        { kind: 'fee', label: 'shop.tax', from: money(147, 2), to: money(153, 2) },
      ],
    });
  });

  it('reads that ordering is impossible now, and when it becomes possible', async () => {
    expect(await refusalOf({ status: 409, body: closedAtSlot })).toEqual({
      kind: 'changed',
      quoteId: undefined,
      changes: [
        { kind: 'closed', nextOpen: instant(Date.UTC(2025, 2, 11, 8, 0)) },
        { kind: 'slot', from: { date: '2025-03-10', time: '12:30' }, to: { date: '2025-03-11', time: '10:00' } },
      ],
    });
  });

  it('reads every other kind, and an unknown one as a general change', async () => {
    const changes = [
      { kind: 'stock', stock_id: 1, title: 'A', from: 3, to: 1 },
      { kind: 'removed', stock_id: 2, title: 'B' },
      { kind: 'cart', stock_id: 3, title: 'C', from: 1, to: 2 },
      { kind: 'fee', label: 'delivery.fee', from: 286, to: null },
      { kind: 'coupon', code: 'SPRING2', from: 200, to: 0, reason: 'used' },
      { kind: 'coupon', code: 'SPRING2', reason: 'stolen' },
      { kind: 'weather' },
    ];
    expect(
      await refusalOf({
        status: 409,
        body: { statusCode: 'ERROR_409', data: { reason: 'quote_changed', changes, quote: null } },
      }),
    ).toMatchObject({
      changes: [
        { kind: 'stock', wanted: 3, available: 1 },
        { kind: 'removed', title: 'B' },
        { kind: 'cart', from: 1, to: 2 },
        { kind: 'fee', from: money(286, 2), to: undefined },
        { kind: 'coupon', code: 'SPRING2', from: money(200, 2), to: money(0, 2), reason: 'used' },
        { kind: 'coupon', from: undefined, to: undefined, reason: 'unknown' },
        { kind: 'other' },
      ],
    });
  });
});
