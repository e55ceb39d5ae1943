import type { Generated } from 'kysely';
import type { Day, DecimalText, Id, Json, Minor, Moment, Texts } from './columns.ts';

/** Limits in centimeters, grams and kilometers; without a maximum there is none. Prices are in the base currency. */
type ParcelTypes = {
  id: Id;
  slug: string;
  img: string | null;
  position: number;
  active: boolean;
  min_width: number;
  min_height: number;
  min_length: number;
  max_width: number | null;
  max_height: number | null;
  max_length: number | null;
  max_range: DecimalText | null;
  min_g: number;
  max_g: number | null;
  price: Minor;
  price_per_km: Minor;
  special: Generated<boolean>;
  special_price: Minor | null;
  special_price_per_km: Minor | null;
  texts: Texts<'title'>;
  created_at: Moment;
  updated_at: Moment;
};
type ParcelOptions = { id: Id; parcel_type_id: number; position: number; texts: Texts<'title' | 'description'> };

export type StoredParcelPlace = {
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string;
  readonly house: string;
  readonly stage: string;
  readonly room: string;
};
/**
 * The price is in the parcel's currency, whose rate and scale are those of its creation; date and time are the
 * marketplace's wall clock.
 */
type ParcelOrders = {
  id: Id;
  user_id: number;
  type_id: number;
  currency_id: number;
  rate: DecimalText;
  scale: number;
  status: string;
  total_price: Minor;
  km: DecimalText;
  phone_from: string | null;
  username_from: string | null;
  address_from: Json<StoredParcelPlace> | null;
  phone_to: string | null;
  username_to: string | null;
  address_to: Json<StoredParcelPlace> | null;
  delivery_date: Day;
  delivery_time: string;
  delivery_at: Moment;
  note: string | null;
  images: Json<readonly string[]>;
  qr_value: string | null;
  instruction: string | null;
  description: string | null;
  notify: boolean;
  deliveryman_id: number | null;
  courier_by_hand: Generated<boolean | null>;
  current: Generated<boolean>;
  eta: Moment | null;
  created_at: Moment;
  updated_at: Moment;
};

/** An application to become a driver. */
type RequestModels = {
  id: Id;
  user_id: number;
  model_type: string;
  data: Json<Readonly<Record<string, unknown>>>;
  status: string;
  status_note: string | null;
  created_at: Moment;
  updated_at: Moment;
};

export type ParcelTables = {
  parcel_types: ParcelTypes;
  parcel_options: ParcelOptions;
  parcel_orders: ParcelOrders;
  request_models: RequestModels;
};
