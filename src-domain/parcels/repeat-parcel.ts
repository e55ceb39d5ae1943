import type { ParcelDraft, PartyDraft } from './parcel-draft.ts';
import type { Parcel, ParcelEnd } from './parcel.ts';

/** PARCEL-1n: Returns the parts of a draft that another parcel like this one has. */
export const repeatParcel = ({
  sender,
  receiver,
  instruction,
  isNotifying,
}: Pick<Parcel, 'sender' | 'receiver' | 'instruction' | 'isNotifying'>): Pick<
  ParcelDraft,
  'sender' | 'receiver' | 'instruction' | 'isNotifying'
> => ({ sender: partyOf(sender), receiver: partyOf(receiver), instruction, isNotifying });

const partyOf = ({ name, phone, text, house, stage, room, location }: ParcelEnd): PartyDraft => ({
  name,
  phone: phone === '' ? '' : `+${phone}`,
  place: location && { location, text, house, stage, room },
});
