import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fulfilmentOf, noChoices, type CheckoutChoices } from '@domain/checkout/index.ts';
import { reservationId, shopId, userId } from '@domain/kernel/ids.ts';
import { decimal, money } from '@domain/pricing/index.ts';
import { createMemoryStorage } from '@infra/drivers/browser/key-value-storage.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredChoices } from '@infra/orders/stored-choices.adapter.ts';
import { createStoredPlacement } from '@infra/orders/stored-placement.adapter.ts';
import { sampleDraft } from './drafts.ts';

const KEY = '6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e11';
const emptyTextStore = () => textStoreOf(createMemoryStorage(), 'kept');
const placement = { key: KEY, cartId: sampleDraft.cartId, draft: sampleDraft, quoteId: 'q1_abc', awaitsSignIn: false };

describe('ORDER-4 the pending placement', () => {
  it('survives a reload unchanged, because its key is bound to it', () => {
    const kept = emptyTextStore();
    const drafts = [
      placement,
      {
        ...placement,
        draft: {
          ...sampleDraft,
          handover: {
            way: 'door' as const,
            note: ' Blue door ',
            cutlery: 3,
            recipient: { name: 'Mira', phone: '+1 415' },
          },
          usesReturnableBoxes: true,
          allergens: [{ allergen: 'milk' as const, severity: 'avoid' as const }],
        },
      },
      {
        ...placement,
        draft: { ...sampleDraft, deliveryType: 'dine_in' as const, address: undefined, reservation: reservationId(7) },
      },
      {
        ...placement,
        quoteId: undefined,
        draft: {
          ...sampleDraft,
          address: undefined,
          slot: undefined,
          coupon: undefined,
          paymentId: undefined,
          tips: money(0, 3),
        },
      },
    ];
    for (const written of drafts) {
      createStoredPlacement({ store: kept, owner: () => userId(7) }).write(written);
      expect(createStoredPlacement({ store: kept, owner: () => userId(7) }).read()).toEqual(written);
    }
  });

  it('belongs to the account that began it', () => {
    const kept = emptyTextStore();
    createStoredPlacement({ store: kept, owner: () => userId(7) }).write(placement);
    expect(createStoredPlacement({ store: kept, owner: () => userId(8) }).read()).toBeUndefined();
    expect(createStoredPlacement({ store: kept, owner: () => undefined }).read()).toBeUndefined();
  });

  it('is removed once it is done', () => {
    const kept = emptyTextStore();
    const store = createStoredPlacement({ store: kept, owner: () => userId(7) });
    store.write(placement);
    store.write(undefined);
    expect([store.read(), kept.get()]).toEqual([undefined, undefined]);
  });

  it('L12 drops unreadable text and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"owner":7,"placement":{"key":"${KEY}","draft":${json}}}`),
        ),
        (text) => {
          const kept = emptyTextStore();
          kept.set(text);
          expect(createStoredPlacement({ store: kept, owner: () => userId(7) }).read()).toBeUndefined();
        },
      ),
    );
  });
});

describe('ORDER-1 the choices of this tab', () => {
  const chosen: CheckoutChoices = {
    shopId: shopId(501),
    fulfilment: 'pickup',
    slot: { date: '2025-03-10', time: '12:30' },
    phone: '',
    note: 'No onions',
    handover: {
      way: 'door',
      note: { text: 'Blue door', instead: { text: '12 Quay', comment: 'Ring twice' } },
      cutlery: 2,
      recipient: { name: '', phone: '+1 415' },
    },
    coupon: 'SPRING2',
    tip: { kind: 'percent', percent: decimal('12.5') },
    paymentTag: 'cash',
  };

  it('survive a reload', () => {
    for (const tip of [
      chosen.tip,
      { kind: 'none' } as const,
      { kind: 'own', amount: money(250, 2) } as const,
      undefined,
    ]) {
      const kept = emptyTextStore();
      createStoredChoices({ store: kept }).write({ ...chosen, tip });
      expect(createStoredChoices({ store: kept }).read()).toEqual({ ...chosen, tip });
    }
  });

  it('BOOKING-3d keep the reserved table of an order ahead', () => {
    const kept = emptyTextStore();
    const slot = { date: '2025-03-11', time: '19:00' };
    const table = { reservation: reservationId(7), table: 'T1', section: 'Terrace', slot };
    const atTable = { ...chosen, fulfilment: 'dine_in' as const, table };
    createStoredChoices({ store: kept }).write(atTable);
    expect(createStoredChoices({ store: kept }).read()).toEqual(atTable);
  });

  it('are empty once removed', () => {
    const kept = emptyTextStore();
    const store = createStoredChoices({ store: kept });
    store.write(chosen);
    store.write(noChoices);
    expect(kept.get()).toBeUndefined();
  });

  it('L12 reads any text without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const kept = emptyTextStore();
        kept.set(text);
        expect(['delivery', 'pickup']).toContain(fulfilmentOf(createStoredChoices({ store: kept }).read()));
      }),
    );
  });
});
