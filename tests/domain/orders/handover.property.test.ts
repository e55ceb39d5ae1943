import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkName, checkPhone } from '@domain/identity/index.ts';
import {
  CUTLERY_MAX,
  HANDOVER_NOTE_MAX,
  handoverFaults,
  hasHandover,
  noHandover,
  storedHandover,
} from '@domain/orders/index.ts';
import { handoverArb, hostileTextArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('ORDER-9g what travels with an order', () => {
  it('is stored trimmed, with the digits of the phone number, and stays the same when stored again', () => {
    fc.assert(
      fc.property(handoverArb, (handover) => {
        expect(handoverFaults(handover)).toEqual([]);
        const stored = storedHandover(handover);
        expect([handoverFaults(stored), storedHandover(stored)]).toEqual([[], stored]);
        expect([stored.note, stored.cutlery]).toEqual([handover.note.trim(), handover.cutlery]);
        expect(stored.recipient?.phone ?? '').toMatch(/^\d*$/);
      }),
      runs(40, 2000),
    );
  });

  it('names exactly the fields that have to change', () => {
    const longArb = fc.integer({ min: 0, max: 600 }).map((length) => 'é'.repeat(length));
    fc.assert(
      fc.property(
        longArb,
        fc.integer({ min: -2, max: CUTLERY_MAX + 2 }),
        hostileTextArb,
        hostileTextArb,
        (note, cutlery, name, phone) => {
          const faults = handoverFaults({ way: 'hand', note, cutlery, recipient: { name, phone } });
          expect(faults).toEqual([
            ...(note.length > HANDOVER_NOTE_MAX ? ['note'] : []),
            ...(cutlery < 0 || cutlery > CUTLERY_MAX ? ['cutlery'] : []),
            ...(checkName(name).ok ? [] : ['recipient-name']),
            ...(checkPhone(phone).ok ? [] : ['recipient-phone']),
          ]);
        },
      ),
      runs(40, 2000),
    );
  });

  it('asks for nothing by default, and for something as soon as one part differs', () => {
    fc.assert(
      fc.property(handoverArb, (handover) => {
        const isAsked = JSON.stringify(handover) !== JSON.stringify({ ...noHandover, recipient: undefined });
        expect(hasHandover(handover)).toBe(isAsked);
      }),
      runs(20, 1000),
    );
    expect(hasHandover(noHandover)).toBe(false);
  });
});
