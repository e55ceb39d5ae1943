import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyId, parcelId } from '@domain/kernel/ids.ts';
import { parcelPrice, type NewParcel, type Parcels } from '@domain/parcels/index.ts';
import type { DuePayments } from '@domain/payments/index.ts';
import { majorOf } from '@domain/pricing/index.ts';
import { createHttpCurrencies } from '@infra/localization/http-localization.adapters.ts';
import { createHttpParcels } from '@infra/parcels/http-parcels.adapter.ts';
import { createHttpDuePayments } from '@infra/payments/http-due-payments.adapter.ts';
import { runs } from '../../domain/runs.ts';
import { HOME, USD } from '../../server/support/shopping.ts';
import { embeddedMarketplace, type Client, type CustomerClient } from './embedded.ts';
import { taken } from './outcome.ts';

const market = embeddedMarketplace();
const USUAL = currencyId(USD);
const paymentsOf = (client: Client): DuePayments => createHttpDuePayments({ ...client, announces: () => true });
const parcelsOf = (client: Client): Parcels => createHttpParcels({ ...client, announces: () => true });
const party = (name: string, phone: string, latitude: number, longitude: number) => ({
  name,
  phone,
  place: { location: { latitude, longitude }, text: 'Lindenstraat 8', house: '', stage: '2', room: '' },
});
const centsOf = async (customer: CustomerClient): Promise<number> =>
  Math.round((await market.shopping.balance(customer)) * 100);
const parcelOf = async (parcels: Parcels): Promise<NewParcel> => ({
  typeId: taken(await parcels.types())[0]!.id,
  size: { width: undefined, height: undefined, length: undefined },
  weight: undefined,
  sender: party('Nadia Berg', '31612345678', HOME.latitude, HOME.longitude),
  receiver: party('Omar Vis', '31687654321', 52.36, 4.91),
  date: '2025-03-20',
  time: '13:00',
  note: '',
  qrValue: '',
  instruction: 'Keep level',
  description: '',
  isNotifying: true,
});

describe('PARCEL-1 the parcels of the embedded server', () => {
  it('PARCEL-1e cost what the client computes from their types, in every currency', async () => {
    const guest = market.guest();
    const types = taken(await parcelsOf(guest).types());
    const currencies = taken(await createHttpCurrencies(guest).active());
    expect([types.length, currencies.length > 2]).toEqual([2, true]);
    const pointArb = fc.record({
      latitude: fc.double({ min: 52.28, max: 52.46, noNaN: true }),
      longitude: fc.double({ min: 4.7, max: 5.1, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...types),
        fc.constantFrom(...currencies),
        pointArb,
        pointArb,
        async (type, currency, from, to) => {
          const answer = await market.market.api.call('priceParcel', {
            type_id: type.id,
            address_from: from,
            address_to: to,
            currency_id: currency.id,
          });
          const own = parcelPrice(type, { from, to }, currency);
          const server = answer.body as { data?: { price: number; km: number } };
          expect(own.ok ? [Number(majorOf(own.value.total)), Number(own.value.km)] : undefined).toEqual(
            answer.status === 200 ? [server.data?.price, server.data?.km] : undefined,
          );
        },
      ),
      runs(100),
    );
  });

  it('PARCEL-1l are created and paid once per key', async () => {
    const client = await market.customer(10_000);
    const parcels = parcelsOf(client);
    const [parcel, key] = [await parcelOf(parcels), randomUUID()];
    const placed = await Promise.all([1, 2, 3].map(() => parcels.place(parcel, USUAL, key)));
    const ids = new Set(placed.filter((one) => one.ok).map((one) => taken(one).id));
    expect(ids.size).toBe(1);
    const page = taken(await parcels.list('active', 1));
    expect(page.items.map(({ id }) => id)).toEqual([...ids]);
    const wallet = taken(await parcels.methods()).find(({ tag }) => tag === 'wallet')!;
    const payKey = randomUUID();
    const subject = { kind: 'parcel', id: [...ids][0]! } as const;
    expect(taken(await paymentsOf(client).inquire(subject))).toMatchObject({ state: 'unpaid', tag: undefined });
    for (let tries = 0; tries < 3; tries += 1) taken(await paymentsOf(client).pay(subject, wallet.id, payKey));
    expect(taken(await paymentsOf(client).inquire(subject))).toEqual({
      state: 'paid',
      tag: 'wallet',
      keptUntil: undefined,
    });
    const after = taken(await parcels.load([...ids][0]!));
    expect(after.payment).toEqual({ tag: 'wallet', status: 'paid' });
    expect(await centsOf(client)).toBe(10_000 - after.total.minor);
  });

  it('PARCEL-1h can be canceled while they are new, with the money back; then they are history', async () => {
    const client = await market.customer(10_000);
    const parcels = parcelsOf(client);
    const { id } = taken(await parcels.place(await parcelOf(parcels), USUAL, randomUUID()));
    const wallet = taken(await parcels.methods()).find(({ tag }) => tag === 'wallet')!;
    taken(await paymentsOf(client).pay({ kind: 'parcel', id }, wallet.id, randomUUID()));
    expect(taken(await parcels.cancel(id)).status).toBe('canceled');
    expect((await parcels.cancel(id)).ok).toBe(false);
    expect(await centsOf(client)).toBe(10_000);
    expect(taken(await parcels.list('active', 1)).items).toEqual([]);
    expect(taken(await parcels.list('history', 1)).items[0]).toMatchObject({
      id,
      receiver: { name: 'Omar Vis', phone: '31687654321' },
      date: '2025-03-20',
      time: '13:00',
    });
  });

  it('PARCEL-1 are read whole, and only by their customer', async () => {
    const parcels = parcelsOf(await market.customer());
    const sent = await parcelOf(parcels);
    const { id, total } = taken(await parcels.place(sent, USUAL, randomUUID()));
    expect(taken(await parcels.load(id))).toMatchObject({
      id,
      total,
      status: 'new',
      typeId: sent.typeId,
      sender: { name: 'Nadia Berg', text: 'Lindenstraat 8', stage: '2', location: sent.sender.place.location },
      instruction: 'Keep level',
      isNotifying: true,
      courier: undefined,
      stars: undefined,
      payment: undefined,
    });
    const other = parcelsOf(await market.customer());
    for (const answer of [await other.load(id), await other.cancel(id), await other.review(id, 5, '')])
      expect(answer).toMatchObject({ ok: false, error: { kind: 'rejected', status: 404 } });
    expect((await parcels.review(id, 5, 'Early')).ok).toBe(false);
    expect(await parcels.load(parcelId(999_999))).toMatchObject({ ok: false, error: { status: 404 } });
  });
});
