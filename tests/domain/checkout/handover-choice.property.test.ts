import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  courierNote,
  handoverOf,
  handoverParts,
  noChoices,
  noHandoverChoice,
  type HandoverChoice,
} from '@domain/checkout/index.ts';
import { noHandover } from '@domain/orders/index.ts';
import { handoverArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const addressArb = fc.record({
  text: fc.constantFrom('12 Quay', '3 Harbor Street'),
  comment: fc.constantFrom('', 'Ring twice', 'Second floor'),
});
const choiceArb: fc.Arbitrary<HandoverChoice> = fc
  .tuple(handoverArb, fc.option(fc.record({ text: fc.string(), instead: addressArb }), { nil: undefined }))
  .map(([handover, note]) => ({ ...handover, note }));
const contextArb = fc.record({
  fulfilment: fc.constantFrom('delivery' as const, 'pickup' as const),
  address: fc.option(addressArb, { nil: undefined }),
  kind: fc.constantFrom('restaurant' as const, 'shop' as const, undefined),
});

describe('ORDER-9h the handover of an order', () => {
  it('has the note of its address until another is typed for exactly that address', () => {
    fc.assert(
      fc.property(choiceArb, addressArb, fc.string(), (choice, address, text) => {
        expect(courierNote({ ...choice, note: undefined }, address)).toBe(address.comment);
        const typed = { ...choice, note: { text, instead: address } };
        expect(courierNote(typed, address)).toBe(text);
        for (const other of [
          { ...address, text: `${address.text} 2` },
          { ...address, comment: `${address.comment}!` },
        ])
          expect(courierNote(typed, other)).toBe(other.comment);
        expect(courierNote(typed, undefined)).toBe('');
      }),
      runs(40, 2000),
    );
  });

  it('asks for nothing that cannot be chosen, and for all else as it was chosen', () => {
    fc.assert(
      fc.property(choiceArb, contextArb, (handover, context) => {
        const { hasCourier, hasCutlery } = handoverParts(context);
        expect([hasCourier, hasCutlery]).toEqual([context.fulfilment === 'delivery', context.kind !== 'shop']);
        const { way, recipient } = hasCourier ? handover : noHandover;
        expect(handoverOf({ handover }, context)).toEqual({
          way,
          recipient,
          note: hasCourier ? courierNote(handover, context.address) : '',
          cutlery: hasCutlery ? handover.cutlery : 0,
        });
      }),
      runs(40, 2000),
    );
  });

  it('is the note of the address alone before any choice', () => {
    expect(noChoices.handover).toBe(noHandoverChoice);
    const address = { text: '12 Quay', comment: 'Ring twice' };
    const before = { fulfilment: 'delivery', address, kind: undefined } as const;
    expect(handoverOf(noChoices, before)).toEqual({ ...noHandover, note: 'Ring twice' });
  });
});
