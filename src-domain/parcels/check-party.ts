import { isPlace } from '../addresses/index.ts';
import { checkName, checkPhone, type FieldFault } from '../identity/index.ts';
import type { Result } from '../kernel/result.ts';
import type { ParcelParty, ParcelPlace, PartyDraft } from './parcel-draft.ts';
import type { ParcelFault } from './parcel-fault.ts';

/** One end of the route as far as it is valid; its location counts for the distance whatever else is wrong. */
export const partyOf = (
  party: PartyDraft,
  end: 'sender' | 'receiver',
  faults: ParcelFault[],
): Omit<ParcelParty, 'place'> & { readonly place: ParcelPlace | undefined } => {
  const textOf = (checked: Result<string, FieldFault>, field: 'name' | 'phone'): string => {
    if (checked.ok) return checked.value;
    faults.push({ field: `${end}-${field}`, kind: checked.error.kind });
    return '';
  };
  const [name, phone, place] = [
    textOf(checkName(party.name), 'name'),
    textOf(checkPhone(party.phone), 'phone'),
    placeOf(party.place),
  ];
  if (place && isPlace(place.location)) return { name, phone, place };
  faults.push({ field: `${end}-place`, kind: place ? 'invalid' : 'required' });
  return { name, phone, place: undefined };
};

const placeOf = (place: ParcelPlace | undefined): ParcelPlace | undefined => {
  if (!place) return undefined;
  const text = place.text.trim();
  return text === ''
    ? undefined
    : { location: place.location, text, house: place.house.trim(), stage: place.stage.trim(), room: place.room.trim() };
};
