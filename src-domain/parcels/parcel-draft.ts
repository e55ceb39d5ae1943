import type { GeoPoint } from '../catalog/index.ts';
import type { ParcelTypeId } from '../kernel/ids.ts';
import type { ParcelSide } from './parcel-type.ts';

/** A place at one end of the way. */
export type ParcelPlace = {
  readonly location: GeoPoint;
  /** The street. */
  readonly text: string;
  readonly house: string;
  readonly stage: string;
  readonly room: string;
};

/** Who stands at one end of the way, as typed; the place may not be known yet. */
export type PartyDraft = { readonly name: string; readonly phone: string; readonly place: ParcelPlace | undefined };

/** What stands in the parcel form. */
export type ParcelDraft = {
  /** Centimetres and grams; `undefined` until something was typed. */
  readonly size: Readonly<Record<ParcelSide, number | undefined>>;
  readonly weight: number | undefined;
  readonly sender: PartyDraft;
  readonly receiver: PartyDraft;
  /** `YYYY-MM-DD` and `HH:mm` on the marketplace's wall clock. */
  readonly date: string;
  readonly time: string;
  readonly note: string;
  readonly qrValue: string;
  readonly instruction: string;
  readonly description: string;
  /** The receiver is told of the parcel. */
  readonly isNotifying: boolean;
};

/** One end of the way with everything a courier needs; the phone is digits alone. */
export type ParcelParty = { readonly name: string; readonly phone: string; readonly place: ParcelPlace };

/**
 * A parcel that may be ordered (contract 3.13): texts without spaces around them, everything within the limits of its
 * type.
 */
export type NewParcel = Omit<ParcelDraft, 'size' | 'weight' | 'sender' | 'receiver'> & {
  readonly typeId: ParcelTypeId;
  readonly size: Readonly<Record<ParcelSide, number>>;
  readonly weight: number;
  readonly sender: ParcelParty;
  readonly receiver: ParcelParty;
};
