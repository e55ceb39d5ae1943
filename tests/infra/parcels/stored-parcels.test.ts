import { describe, expect, it } from 'vitest';
import { currencyId, parcelTypeId, paymentId, userId } from '@domain/kernel/ids.ts';
import type { ParcelIntent } from '@domain/parcels/index.ts';
import { createStoredParcelForm, createStoredParcelIntents } from '@infra/parcels/stored-parcels.adapters.ts';

const storeOf = () => {
  let text: string | undefined;
  return {
    get: () => text,
    set: (value: string) => void (text = value),
    remove: () => void (text = undefined),
  };
};
const party = (name: string) => ({
  name,
  phone: '31612345678',
  place: { location: { latitude: 52.37, longitude: 4.88 }, text: 'Quay 12', house: '', stage: '2', room: '' },
});
const intent: ParcelIntent = {
  key: '6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e11',
  parcel: {
    typeId: parcelTypeId(2),
    size: { width: undefined, height: 12, length: undefined },
    weight: undefined,
    sender: party('Nadia'),
    receiver: party('Omar'),
    date: '2025-03-20',
    time: '13:00',
    note: '',
    qrValue: '',
    instruction: ' Keep level',
    description: '',
    isNotifying: false,
  },
  currencyId: currencyId(2),
  method: { id: paymentId(3), tag: 'stripe' },
  after: 7,
};

describe('PARCEL-1l an intent without an answer', () => {
  it('is read back exactly, by its owner only', () => {
    const store = storeOf();
    const owner = { id: userId(1) };
    const intents = createStoredParcelIntents({ store, owner: () => owner.id });
    expect(intents.read()).toBeUndefined();
    intents.write(intent);
    expect(intents.read()).toEqual(intent);
    owner.id = userId(2);
    expect(intents.read()).toBeUndefined();
    intents.write(undefined);
    expect(store.get()).toBeUndefined();
  });

  it('L12 is dropped when it cannot be read', () => {
    for (const text of ['', 'x', '{}', '{"owner":1,"value":{"key":"no uuid"}}', '{"owner":1,"value":null}']) {
      const store = storeOf();
      store.set(text);
      expect(createStoredParcelIntents({ store, owner: () => userId(1) }).read()).toBeUndefined();
    }
  });
});

describe('PARCEL-1 the form of a tab', () => {
  it('is read back as typed, even when it is incomplete', () => {
    const store = storeOf();
    const form = createStoredParcelForm({ store, owner: () => userId(1) });
    const draft = { ...intent.parcel, receiver: { name: 'O', phone: '+', place: undefined } };
    const { typeId: _, ...typed } = draft;
    form.write({ typeId: undefined, isSoon: false, draft: typed });
    expect(form.read()).toEqual({ typeId: undefined, isSoon: false, draft: typed });
  });
});
