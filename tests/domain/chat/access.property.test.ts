import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenTo, type ChatReader } from '@domain/chat/index.ts';
import { shopId, userId } from '@domain/kernel/ids.ts';
import { chatPartnerArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

/** Few numbers, so that shops, couriers and customers often share one. */
const numberArb = fc.integer({ min: 1, max: 4 });
const sidesArb = fc.record({
  customer: numberArb.map(userId),
  partner: fc.oneof(
    chatPartnerArb,
    numberArb.map((id) => ({ kind: 'shop' as const, id: shopId(id) })),
    numberArb.map((id) => ({ kind: 'courier' as const, id: userId(id) })),
  ),
});
const readerArb: fc.Arbitrary<ChatReader> = fc.oneof(
  fc.constant<ChatReader>({ kind: 'operator' }),
  numberArb.map((id): ChatReader => ({ kind: 'customer', id: userId(id) })),
  numberArb.map((id): ChatReader => ({ kind: 'shop', id: shopId(id) })),
  fc
    .tuple(numberArb, fc.boolean())
    .map(([id, isBringing]): ChatReader => ({ kind: 'courier', id: userId(id), isBringing })),
);

describe('CHAT-1n a chat', () => {
  it('is open to its own sides and the operators, and to nobody else', () => {
    fc.assert(
      fc.property(sidesArb, readerArb, (sides, reader) => {
        const { customer, partner } = sides;
        const isOwn =
          reader.kind === 'operator' ||
          (reader.kind === 'customer' && reader.id === customer) ||
          (reader.kind === partner.kind && 'id' in partner && reader.id === partner.id);
        const isOver = reader.kind === 'courier' && !reader.isBringing;
        expect(isOpenTo(sides, reader)).toBe(isOwn && !isOver);
      }),
      runs(120),
    );
  });

  it('CHAT-1o is open to a courier only while they bring something', () => {
    fc.assert(
      fc.property(numberArb, numberArb, (customer, courier) => {
        const sides = { customer: userId(customer), partner: { kind: 'courier', id: userId(courier) } } as const;
        for (const isBringing of [true, false])
          expect(isOpenTo(sides, { kind: 'courier', id: userId(courier), isBringing })).toBe(isBringing);
        expect(isOpenTo(sides, { kind: 'customer', id: userId(customer) })).toBe(true);
      }),
      runs(40),
    );
  });
});
