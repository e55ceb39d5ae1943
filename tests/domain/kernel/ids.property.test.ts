import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '@domain/kernel/canonical-json.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import {
  addressId,
  cartId,
  chatId,
  messageId,
  paymentProcessId,
  replicaId,
  categoryId,
  currencyId,
  notificationId,
  orderId,
  paymentId,
  productId,
  shopId,
  stockId,
  userCartId,
  userId,
  uuid,
} from '@domain/kernel/ids.ts';
import { hostileNumberArb, hostileTextArb, uncountableNumberArb } from '@domain/testing/index.ts';
import { isRefused } from '../refused.ts';
import { runs } from '../runs.ts';

const CONSTRUCTORS = [
  addressId,
  cartId,
  categoryId,
  currencyId,
  notificationId,
  orderId,
  paymentId,
  productId,
  shopId,
  stockId,
  userCartId,
  userId,
  instant,
] as const;

describe('CORE-1 ids and moments', () => {
  it('accept whole numbers unchanged; a uuid is the text that the server wrote', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), hostileTextArb, (number, text) => {
        expect(CONSTRUCTORS.map((name) => Number(name(number)))).toEqual(CONSTRUCTORS.map(() => number));
        for (const name of [uuid, chatId, messageId, paymentProcessId, replicaId]) expect(name(text)).toBe(text);
      }),
      runs(20, 3000),
    );
  });

  it('CORE-1f throw for negative ids', () => {
    fc.assert(
      fc.property(fc.integer({ max: -1 }), (number) => {
        for (const name of CONSTRUCTORS) expect(isRefused(() => name(number))).toBe(name !== instant);
      }),
      runs(20, 3000),
    );
  });

  it('throw for anything but safe integers', () => {
    fc.assert(
      fc.property(hostileNumberArb, uncountableNumberArb, (number, uncountable) => {
        for (const name of [...CONSTRUCTORS, canonicalJson]) {
          expect(isRefused(() => name(number))).toBe(
            !Number.isSafeInteger(number) || (number < 0 && name !== instant && name !== canonicalJson),
          );
          expect(isRefused(() => name(uncountable))).toBe(true);
        }
      }),
      runs(20, 3000),
    );
  });
});
