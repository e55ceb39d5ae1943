import type { FieldFault } from '../identity/index.ts';
import type { OutOfRange } from './parcel-price.ts';
import type { ParcelSide } from './parcel-type.ts';

/** A field about the sender or the receiver. */
export type PartyField = 'name' | 'phone' | 'place';
/** A field of the parcel form. */
export type ParcelField =
  | ParcelSide
  | 'weight'
  | `${'sender' | 'receiver'}-${PartyField}`
  | 'date'
  | 'time'
  | 'note'
  | 'qr-value'
  | 'instruction';

/** A fault of one field, or of the distance. */
export type ParcelFault =
  | { readonly kind: FieldFault['kind'] | 'too-small' | 'too-large' | 'past'; readonly field: ParcelField }
  | OutOfRange;
