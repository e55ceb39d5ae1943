import type { CurrencyId } from '../kernel/ids.ts';
import { isOutcomeUnknown, type RemoteFailure } from '../kernel/remote-failure.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { PaymentMethod } from '../payments/index.ts';
import type { NewParcel } from './parcel-draft.ts';
import type { ParcelIntent, ParcelIntents, Parcels, PlacedParcel } from './parcels.ports.ts';

/** The parcel and how it is to be paid, or why there is none, or why that is unknown. */
export type ParcelOutcome = Result<{ readonly placed: PlacedParcel; readonly method: PaymentMethod }, RemoteFailure>;

/** Places a parcel once, however often it is called, answered or reloaded. */
export interface PlaceParcel {
  /** Places a parcel. A call during another one gets the same answer. */
  place(parcel: NewParcel, currency: CurrencyId, method: PaymentMethod): Promise<ParcelOutcome>;
  /** Finds the outcome of an intent whose answer was lost; `undefined` if there is none. */
  resume(): Promise<ParcelOutcome | undefined>;
}

/** The dependencies of placing; `makeKey` returns a new idempotency key. */
export type PlaceParcelDeps = {
  readonly parcels: Pick<Parcels, 'place' | 'list'>;
  readonly intents: ParcelIntents;
  readonly makeKey: () => string;
  /** Whether the server announces `idempotency`; without it nothing is ever sent a second time. */
  readonly announcesIdempotency: () => boolean;
};

/**
 * PARCEL-1l, contract 8.1: Uses one key for one intent, stored until a conclusive answer. After a lost answer the old
 * intent is settled first, whatever the customer wants by now: only that reveals whether the parcel exists. A session
 * that had ended before the first request created nothing: the customer presses again after signing in.
 */
export const createPlaceParcel = ({
  parcels,
  intents,
  makeKey,
  announcesIdempotency,
}: PlaceParcelDeps): PlaceParcel => {
  let running: Promise<ParcelOutcome | undefined> | undefined;

  const conclude = (intent: ParcelIntent, answer: Result<PlacedParcel, RemoteFailure>): ParcelOutcome => {
    if (answer.ok || !isOutcomeUnknown(answer.error)) intents.write(undefined);
    return answer.ok ? ok({ placed: answer.value, method: intent.method }) : answer;
  };

  const send = async (intent: ParcelIntent): Promise<ParcelOutcome> =>
    conclude(intent, await parcels.place(intent.parcel, intent.currencyId, intent.key));

  /** The outcome of an earlier intent; `undefined` if it certainly created no parcel. */
  const settle = async (intent: ParcelIntent): Promise<ParcelOutcome | undefined> => {
    if (announcesIdempotency()) return send(intent);
    const newest = await newestOf(parcels);
    if (!newest.ok) return newest;
    const { value } = newest;
    if (value && value.id > intent.after) return conclude(intent, ok(value));
    intents.write(undefined);
    return undefined;
  };

  const placeNow: PlaceParcel['place'] = async (parcel, currencyId, method) => {
    const unknown = intents.read();
    const earlier = unknown && (await settle(unknown));
    // The parcel exists, or may: another one would be a second one. After a refusal the new draft counts.
    if (earlier && (earlier.ok || intents.read())) return earlier;
    let after = 0;
    if (!announcesIdempotency()) {
      const newest = await newestOf(parcels);
      if (!newest.ok) return newest;
      after = newest.value?.id ?? 0;
    }
    const intent = { key: makeKey(), parcel, currencyId, method, after };
    intents.write(intent);
    const outcome = await send(intent);
    if (!outcome.ok && outcome.error.kind === 'unauthorized') intents.write(undefined);
    return outcome;
  };

  const alone = <Outcome extends ParcelOutcome | undefined>(work: () => Promise<Outcome>) =>
    (running ??= work().finally(() => (running = undefined)));

  const place: PlaceParcel['place'] = async (parcel, currencyId, method) =>
    (await alone(() => placeNow(parcel, currencyId, method))) ?? place(parcel, currencyId, method);

  return {
    place,
    resume: async () => {
      const unknown = intents.read();
      return unknown && alone(() => settle(unknown));
    },
  };
};

const newestOf = async (parcels: Pick<Parcels, 'list'>): Promise<Result<PlacedParcel | undefined, RemoteFailure>> => {
  const [active, past] = [await parcels.list('active', 1), await parcels.list('history', 1)];
  if (!active.ok) return active;
  if (!past.ok) return err(past.error);
  return ok([...active.value.items, ...past.value.items].reduce<PlacedParcel | undefined>(newer, undefined));
};

const newer = (one: PlacedParcel | undefined, other: PlacedParcel): PlacedParcel =>
  one && one.id > other.id ? one : other;
