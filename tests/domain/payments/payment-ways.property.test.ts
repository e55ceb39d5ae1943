import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DIRECT_TAGS,
  isChosenByShops,
  isDirectTag,
  isUnpaid,
  methodsOfShop,
  PAYMENT_STATUSES,
  payOffers,
  PROVIDER_TAGS,
  providerName,
  readPaymentStatus,
  readPaymentTag,
  topUpMethods,
} from '@domain/payments/index.ts';
import { hostileTextArb, moneyArb, paymentMethodsArb, paymentStatusArb, paymentTagArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('PAY-1 payment statuses', () => {
  it('read both spellings of canceled and nothing else', () => {
    expect(readPaymentStatus('cancelled')).toBe('canceled');
    fc.assert(
      fc.property(fc.oneof(hostileTextArb, paymentStatusArb), (text) => {
        expect(readPaymentStatus(text)).toBe(PAYMENT_STATUSES.some((status) => status === text) ? text : undefined);
      }),
      runs(40),
    );
    expect(PAYMENT_STATUSES.filter(isUnpaid)).toEqual(['progress', 'canceled', 'rejected']);
  });
});

describe('PAY-2 tags', () => {
  it('mean cash, the wallet, one of eight providers, or another method shown by its name', () => {
    expect([...PROVIDER_TAGS].map(readPaymentTag)).toEqual(PROVIDER_TAGS.map((tag) => ({ kind: 'provider', tag })));
    expect(DIRECT_TAGS.map(readPaymentTag)).toEqual([
      { kind: 'direct', tag: 'cash' },
      { kind: 'direct', tag: 'wallet' },
    ]);
    expect([PROVIDER_TAGS.length, readPaymentTag('flutter-wave'), readPaymentTag(' moya-sar ')]).toEqual([
      8,
      { kind: 'provider', tag: 'flutterWave' },
      { kind: 'provider', tag: 'moyasar' },
    ]);
    expect([readPaymentTag('zain-cash'), readPaymentTag(''), readPaymentTag('  ')]).toEqual([
      { kind: 'other', name: 'zain-cash' },
      undefined,
      undefined,
    ]);
  });

  it('never lose a name, and are direct exactly if they need no other site', () => {
    fc.assert(
      fc.property(fc.oneof(hostileTextArb, paymentTagArb), (text) => {
        const way = readPaymentTag(text);
        expect(way === undefined).toBe(text.trim() === '');
        if (way?.kind === 'other') expect(way.name).toBe(text.trim());
        expect(way?.kind === 'direct').toBe(isDirectTag(text.trim()));
        expect(isDirectTag(text)).toBe(text === 'cash' || text === 'wallet');
      }),
      runs(50),
    );
  });
});

const shopArb = fc.uniqueArray(fc.record({ paymentId: fc.integer({ min: 1, max: 5 }), isActive: fc.boolean() }), {
  selector: ({ paymentId }) => paymentId,
  maxLength: 4,
});

describe('PAY-2c providers', () => {
  it('have names, which no two providers share', () => {
    const names = PROVIDER_TAGS.map((tag) => providerName(tag));
    expect(new Set(names).size).toBe(PROVIDER_TAGS.length);
    fc.assert(
      fc.property(paymentTagArb, (tag) => {
        const way = readPaymentTag(tag);
        expect(providerName(tag)).toBe(way?.kind === 'provider' ? names[PROVIDER_TAGS.indexOf(way.tag)] : tag);
      }),
      runs(100),
    );
  });
});

describe('PAY-3 payment methods of a shop', () => {
  it('are all of the marketplace’s, or those that the shop enabled', () => {
    fc.assert(
      fc.property(
        paymentMethodsArb,
        shopArb,
        fc.constantFrom(undefined, '', 'admin', 'seller', 'ADMIN'),
        (methods, shop, type) => {
          const taken = methodsOfShop(type, methods, shop);
          expect(isChosenByShops(type)).toBe(type === 'seller' || type === 'ADMIN');
          if (!isChosenByShops(type)) expect(taken).toEqual(methods);
          else
            expect(taken).toEqual(
              methods.filter(({ id }) => shop.some(({ paymentId, isActive }) => paymentId === id && isActive)),
            );
        },
      ),
      runs(50),
    );
  });

  it('exclude cash and the wallet for a top-up', () => {
    fc.assert(
      fc.property(paymentMethodsArb, (methods) => {
        expect(topUpMethods(methods)).toEqual(methods.filter(({ tag }) => tag !== 'cash' && tag !== 'wallet'));
      }),
      runs(30),
    );
  });
});

describe('PAY-4 paying an amount due', () => {
  it('allows every method but the pending direct one, and a wallet only if it covers the amount', () => {
    const factsArb = fc.record({
      payment: fc.option(
        fc.record({ tag: paymentTagArb, status: fc.oneof(fc.constant('progress' as const), paymentStatusArb) }),
        { nil: undefined },
      ),
      balance: fc.option(moneyArb(2, 20), { nil: undefined, freq: 4 }),
    });
    fc.assert(
      fc.property(moneyArb(2, 20), paymentMethodsArb, factsArb, (owed, methods, facts) => {
        const { payment, balance } = facts;
        const offers = payOffers(owed, methods, facts);
        const waited =
          payment?.status === 'progress' && (payment.tag === 'cash' || payment.tag === 'wallet')
            ? payment.tag
            : undefined;
        expect(offers.map(({ method }) => method)).toEqual(methods.filter(({ tag }) => tag !== waited));
        for (const { method, isEnough } of offers)
          expect(isEnough).toBe(method.tag !== 'wallet' || (balance !== undefined && balance.minor >= owed.minor));
      }),
      runs(60),
    );
  });
});
