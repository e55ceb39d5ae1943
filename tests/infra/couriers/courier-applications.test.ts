import { describe, expect, it } from 'vitest';
import { userId } from '@domain/kernel/ids.ts';
import { decimal } from '@domain/pricing/index.ts';
import { createHttpCourierApplications } from '@infra/couriers/http-courier-applications.adapter.ts';
import { createStoredCourierForm } from '@infra/couriers/stored-courier-form.adapter.ts';
import { fakeApi } from '../orders/fake-api.ts';

const KEY = '00000000-0000-4000-8000-000000000001';

describe('COURIER-7 applications over HTTP', () => {
  const latest = async (data: unknown) => {
    const { api } = fakeApi(() => ({ body: { data } }));
    const answer = await createHttpCourierApplications({ api }).latest();
    return answer.ok && answer.value;
  };

  it('are read from the own profile, and couriers are approved', async () => {
    expect(await latest({ role: 'user', model: { status: 'pending' } })).toEqual({
      status: 'pending',
      note: undefined,
      isCustomer: true,
    });
    expect(await latest({ role: 'user', model: { status: 'cancelled', status_note: 'No plate' } })).toEqual({
      status: 'canceled',
      note: 'No plate',
      isCustomer: true,
    });
    expect(await latest({ role: 'seller', model: null })).toMatchObject({ status: undefined, isCustomer: false });
    expect(await latest({ role: 'deliveryman' })).toMatchObject({ status: 'approved', isCustomer: false });
    // A courier of the past.
    expect(await latest({ role: 'user', model: { status: 'approved' } })).toMatchObject({ status: undefined });
  });

  it('are sent with what was filled in, once per key', async () => {
    const { api, calls } = fakeApi(() => ({ body: { data: { status: 'pending', status_note: null } } }));
    const answer = await createHttpCourierApplications({ api }).apply(
      {
        vehicle: 'motorbike',
        texts: { brand: 'Vespa', number: 'RI 4021' },
        sizes: { kg: decimal('12.5') },
        images: ['https://market.test/photo.webp'],
      },
      KEY,
    );
    expect(answer).toEqual({ ok: true, value: { status: 'pending', note: undefined, isCustomer: true } });
    expect(calls[0]?.headers.get('idempotency-key')).toBe(KEY);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      body: {
        type: 'user',
        data: {
          type_of_technique: 'motorbike',
          brand: 'Vespa',
          number: 'RI 4021',
          kg: 12.5,
          images: ['https://market.test/photo.webp'],
        },
      },
    });
  });
});

describe('L12 the form of an application on this device', () => {
  const storeOf = (written?: string) => {
    const device = { text: written };
    const owner = { id: userId(5) };
    const store = {
      get: () => device.text,
      set: (text: string) => void (device.text = text),
      remove: () => void (device.text = undefined),
    };
    return { device, owner, forms: createStoredCourierForm({ store, owner: () => owner.id }) };
  };
  const form = {
    vehicle: 'hybrid',
    brand: 'شركة',
    model: '',
    color: 'green',
    number: 'RI 1',
    length: '40',
    width: '',
    height: '3,5',
    kg: '',
    images: ['a.webp'],
  } as const;

  it('is read as it was written, by its account alone', () => {
    const { forms, owner } = storeOf();
    const kept = { form, sent: { key: KEY, text: '{}' } };
    forms.write(kept);
    expect(forms.read()).toEqual(kept);
    owner.id = userId(6);
    expect(forms.read()).toBeUndefined();
  });

  it.each(['', 'null', '{"owner":5,"value":{"form":{"vehicle":"rocket","images":[null,""]},"sent":{"key":"x"}}}'])(
    'survives %j',
    (text) => {
      const read = storeOf(text).forms.read();
      expect([read?.form.vehicle, read?.form.images ?? [], read?.sent]).toEqual([undefined, [], undefined]);
    },
  );
});
