import type { ParcelDraft, ParcelRefusal, PlaceDraft } from '../../features/parcels/index.ts';
import { fieldRefused, refused, type Refusal } from '../response/index.ts';
import type { ApiCall, Params } from '../handler.ts';
import { storedPicture } from '../shapes/index.ts';

/** Reads the fields of contract 3.13 as a draft; ignores amounts, rate and status sent by the client. */
export const readParcel = ({
  params,
  currency,
  origin,
}: Pick<ApiCall<'placeParcel'>, 'params' | 'currency' | 'origin'>): ParcelDraft => ({
  typeId: params.type_id,
  currency,
  from: { name: params.username_from, phone: params.phone_from, place: placeOf(params.address_from) },
  to: { name: params.username_to, phone: params.phone_to, place: placeOf(params.address_to) },
  date: params.delivery_date,
  time: params.delivery_time,
  note: params.note?.trim() || null,
  qrValue: params.qr_value?.trim() || null,
  instruction: (params.instruction ?? params.instructions)?.trim() || null,
  description: params.description?.trim() || null,
  images: (params.images ?? []).map((text) => storedPicture(origin, text)),
  isNotifying: params.notify ?? false,
  isHeld: params.hold ?? false,
});

const placeOf = ({
  latitude,
  longitude,
  address = '',
  house = '',
  stage = '',
  room = '',
}: Params<'placeParcel'>['address_from']): PlaceDraft => ({
  latitude,
  longitude,
  address,
  house,
  stage,
  room,
});

export const parcelRefused = (refusal: ParcelRefusal): Refusal =>
  refusal.kind === 'field'
    ? fieldRefused(
        refusal.field,
        refusal.field === 'type_id' || refusal.field === 'images' ? 'FIELD_UNKNOWN' : 'FIELD_INVALID',
      )
    : outOfRange(refusal);

export const outOfRange = ({ limit }: { readonly limit: string }): Refusal =>
  refused('ERROR_433', { text: 'NOT_IN_PARCEL_POLYGON', args: { km: limit } });
