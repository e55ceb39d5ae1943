import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatParcel } from '@domain/parcels/index.ts';
import { parcelDraftArb, parcelTypeArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('PARCEL-1n another parcel like a past one', () => {
  it('takes both ends and the words for the courier, and no time', () => {
    fc.assert(
      fc.property(parcelTypeArb.chain(parcelDraftArb), (draft) => {
        const endOf = ({ name, phone, place }: typeof draft.sender) => ({ name, phone, ...place! });
        const past = { ...draft, sender: endOf(draft.sender), receiver: endOf(draft.receiver) };
        const repeated = repeatParcel(past);
        expect(Object.keys(repeated).toSorted()).toEqual(['instruction', 'isNotifying', 'receiver', 'sender']);
        for (const end of ['sender', 'receiver'] as const)
          expect(repeated[end]).toEqual({ ...draft[end], phone: `+${draft[end].phone}` });
        const lost = repeatParcel({ ...past, receiver: { ...past.receiver, location: undefined } });
        expect(lost.receiver.place).toBeUndefined();
      }),
      runs(20),
    );
  });
});
