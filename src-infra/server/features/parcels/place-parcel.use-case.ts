import { instantOfLocal, localDateOf } from '@domain/calendar/index.ts';
import { checkName, checkPhone } from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { unpaidUntil } from '@domain/orders/index.ts';
import { PARCEL_NOTE_MAX, PARCEL_TEXT_MAX } from '@domain/parcels/index.ts';
import type { Currency } from '@domain/pricing/index.ts';
import type { ParcelRecord } from './parcel-record.ts';
import type { TariffRefusal } from './parcel-tariffs.ts';
import type { ParcelCollaborators } from './parcel-collaborators.ts';

export type PlaceDraft = {
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string;
  readonly house: string;
  readonly stage: string;
  readonly room: string;
};
export type PartyDraft = { readonly name: string; readonly phone: string; readonly place: PlaceDraft };
/** A customer's parcel draft (contract 3.13), syntactically validated. */
export type ParcelDraft = {
  readonly typeId: number;
  readonly currency: Currency;
  readonly from: PartyDraft;
  readonly to: PartyDraft;
  /** In the marketplace's time zone; today by default. */
  readonly date: string | undefined;
  readonly time: string;
  readonly note: string | null;
  readonly qrValue: string | null;
  readonly instruction: string | null;
  readonly description: string | null;
  readonly images: readonly string[];
  readonly isNotifying: boolean;
  /** Whether it waits for its payment. */
  readonly isHeld: boolean;
};
export type ParcelField =
  | 'phone_from'
  | 'username_from'
  | 'phone_to'
  | 'username_to'
  | 'delivery_date'
  | 'delivery_time'
  | 'note'
  | 'qr_value'
  | 'instruction'
  | 'images'
  | 'type_id';
export type ParcelRefusal =
  | Extract<TariffRefusal, { readonly kind: 'out-of-range' }>
  | { readonly kind: 'field'; readonly field: ParcelField };

/** PARCEL-1: orders a parcel at today's price; prices sent by the client are ignored. */
export type PlaceParcel = (userId: number, draft: ParcelDraft) => Promise<Result<ParcelRecord, ParcelRefusal>>;

type Deps = Pick<
  ParcelCollaborators,
  'transactions' | 'parcels' | 'held' | 'tariffs' | 'notifier' | 'reference' | 'uploads' | 'zones' | 'clock'
>;

export const createPlaceParcel = ({
  transactions,
  reference,
  zones,
  clock,
  uploads,
  parcels,
  held,
  tariffs,
  notifier,
}: Deps): PlaceParcel => {
  /** The requested time; an invalid or past day or time is a fault of its field. */
  const wantedAt = async ({
    date,
    time,
  }: ParcelDraft): Promise<Result<{ readonly date: string; readonly at: number }, ParcelField>> => {
    const zone = (await reference()).settings.timeZone ?? 'UTC';
    const day = date ?? localDateOf(clock.now(), zone, zones);
    const at = instantOfLocal(day, time, zone, zones);
    if (at === undefined) return err('delivery_date');
    return at > clock.now() ? ok({ date: day, at }) : err('delivery_time');
  };

  return async (userId, draft) => {
    const [from, to] = [partyOf(draft.from), partyOf(draft.to)];
    const wanted = await wantedAt(draft);
    const field = from.fault
      ? (`${from.fault}_from` as const)
      : to.fault
        ? (`${to.fault}_to` as const)
        : (tooLong(draft) ?? (wanted.ok ? undefined : wanted.error));
    if (field !== undefined || !wanted.ok) return err({ kind: 'field', field: field ?? 'delivery_time' });
    if (!(await uploads.areOwn(userId, 'parcel-orders', draft.images))) return err({ kind: 'field', field: 'images' });
    const priced = await tariffs.price({
      typeId: draft.typeId,
      from: draft.from.place,
      to: draft.to.place,
      currency: draft.currency,
    });
    if (!priced.ok)
      return priced.error.kind === 'unknown-type' ? err({ kind: 'field', field: 'type_id' }) : err(priced.error);

    return transactions.run(async () => {
      const [id, now] = [await parcels.newId(), clock.now()];
      await parcels.place({
        id,
        user_id: userId,
        type_id: draft.typeId,
        currency_id: draft.currency.id,
        rate: draft.currency.rate,
        scale: draft.currency.scale,
        status: 'new',
        total_price: priced.value.total.minor,
        km: priced.value.km,
        phone_from: from.phone,
        username_from: from.name,
        address_from: draft.from.place,
        phone_to: to.phone,
        username_to: to.name,
        address_to: draft.to.place,
        delivery_date: wanted.value.date,
        delivery_time: draft.time,
        delivery_at: wanted.value.at,
        note: draft.note,
        images: draft.images,
        qr_value: draft.qrValue,
        instruction: draft.instruction,
        description: draft.description,
        notify: draft.isNotifying,
        deliveryman_id: null,
        courier_by_hand: false,
        current: false,
        eta: null,
        created_at: now,
        updated_at: now,
      });
      const parcel = await parcels.find(id);
      if (!parcel) throw new TypeError(`Parcel ${id} was written but does not exist`);
      if (draft.isHeld) {
        await held.hold(id, unpaidUntil(instant(now), wanted.value.at));
        await notifier.changed(parcel);
      } else await notifier.placed(parcel);
      return ok(parcel);
    });
  };
};

/** Converts a sender or recipient; the phone becomes digits. */
const partyOf = ({
  name,
  phone,
}: PartyDraft): { readonly name: string; readonly phone: string; readonly fault?: 'phone' | 'username' } => {
  const [called, digits] = [checkName(name), checkPhone(phone)];
  if (!called.ok) return { name, phone, fault: 'username' };
  return digits.ok ? { name: called.value, phone: digits.value } : { name: called.value, phone, fault: 'phone' };
};

/** Counts characters as people do, which JSON Schema cannot. */
const tooLong = ({ note, qrValue, instruction }: ParcelDraft): ParcelField | undefined =>
  (
    [
      ['note', note, PARCEL_NOTE_MAX],
      ['qr_value', qrValue, PARCEL_TEXT_MAX],
      ['instruction', instruction, PARCEL_TEXT_MAX],
    ] as const
  ).find(([, text, most]) => [...(text ?? '')].length > most)?.[0];
