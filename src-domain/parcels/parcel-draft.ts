import type { GeoPoint } from '../catalog/index.ts';
import type { ParcelTypeId } from '../kernel/ids.ts';
import type { ParcelSide } from './parcel-type.ts';

/** A location at one end of the route. */
export type ParcelPlace = {
  readonly location: GeoPoint;
  /** The street. */
  readonly text: string;
  readonly house: string;
  readonly stage: string;
  readonly room: string;
};

/** The sender or receiver as typed; the location may still be unknown. */
export type PartyDraft = { readonly name: string; readonly phone: string; readonly place: ParcelPlace | undefined };

/** The content of the parcel form. */
export type ParcelDraft = {
  /** Centimeters and grams; `undefined` where the customer states only the type. */
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
  /** Whether the receiver is notified. */
  readonly isNotifying: boolean;
};

/** One end of the route with everything a courier needs; the phone number as digits. */
export type ParcelParty = { readonly name: string; readonly phone: string; readonly place: ParcelPlace };

/** A parcel ready to order (contract 3.13): trimmed texts, everything within the limits of its type. */
export type NewParcel = Omit<ParcelDraft, 'sender' | 'receiver'> & {
  readonly typeId: ParcelTypeId;
  readonly sender: ParcelParty;
  readonly receiver: ParcelParty;
};
