import { currencyId, parcelTypeId, paymentId } from '@domain/kernel/ids.ts';
import { isUuidV4 } from '@domain/kernel/uuid.ts';
import type {
  NewParcel,
  ParcelDraft,
  ParcelIntent,
  ParcelIntents,
  ParcelPlace,
  PartyDraft,
} from '@domain/parcels/index.ts';
import { toPoint } from '../catalog/point-wire.ts';
import { createOwnValue, type OwnValueDeps } from '../drivers/browser/own-value.ts';
import { asInteger, asRecord, asText, optionalNumber } from '../drivers/http/wire.ts';

/** PARCEL-1l: the intent whose outcome is unknown, in this tab's session storage. Drops what cannot be read (L12). */
export const createStoredParcelIntents = (deps: OwnValueDeps): ParcelIntents => createOwnValue(deps, toIntent);

/** The form of a tab: its draft as typed, with the chosen type. */
export type StoredParcelForm = {
  readonly typeId: number | undefined;
  readonly isSoon: boolean;
  readonly draft: ParcelDraft;
};

/** The parcel form across reloads of this tab. */
export const createStoredParcelForm = (deps: OwnValueDeps) => createOwnValue<StoredParcelForm>(deps, toForm);

const toIntent = (json: unknown): ParcelIntent | undefined => {
  const dto = asRecord(json);
  const [key, method] = [asText(dto['key']), asRecord(dto['method'])];
  const parcel = toNewParcel(dto['parcel']);
  return isUuidV4(key) && parcel && asText(method['tag']) !== ''
    ? {
        key,
        parcel,
        currencyId: currencyId(asInteger(dto['currencyId'])),
        method: { id: paymentId(asInteger(method['id'])), tag: asText(method['tag']) },
        after: asInteger(dto['after']),
      }
    : undefined;
};

const toNewParcel = (json: unknown): NewParcel | undefined => {
  const dto = asRecord(json);
  const { sender, receiver, ...draft } = toDraft(dto);
  const [from, to] = [sender.place, receiver.place];
  return from && to && asInteger(dto['typeId']) > 0
    ? {
        ...draft,
        typeId: parcelTypeId(asInteger(dto['typeId'])),
        sender: { ...sender, place: from },
        receiver: { ...receiver, place: to },
      }
    : undefined;
};

const toForm = (json: unknown): StoredParcelForm => {
  const dto = asRecord(json);
  return { typeId: optionalNumber(dto['typeId']), isSoon: dto['isSoon'] !== false, draft: toDraft(dto['draft']) };
};

const toDraft = (json: unknown): ParcelDraft => {
  const dto = asRecord(json);
  const size = asRecord(dto['size']);
  const text = (name: string): string => asText(dto[name]);
  return {
    size: {
      width: optionalNumber(size['width']),
      height: optionalNumber(size['height']),
      length: optionalNumber(size['length']),
    },
    weight: optionalNumber(dto['weight']),
    sender: toParty(dto['sender']),
    receiver: toParty(dto['receiver']),
    date: text('date'),
    time: text('time'),
    note: text('note'),
    qrValue: text('qrValue'),
    instruction: text('instruction'),
    description: text('description'),
    isNotifying: dto['isNotifying'] === true,
  };
};

const toParty = (json: unknown): PartyDraft => {
  const dto = asRecord(json);
  return { name: asText(dto['name']), phone: asText(dto['phone']), place: toPlace(dto['place']) };
};

const toPlace = (json: unknown): ParcelPlace | undefined => {
  const dto = asRecord(json);
  const location = toPoint(dto['location']);
  const text = (name: string): string => asText(dto[name]);
  return location && { location, text: text('text'), house: text('house'), stage: text('stage'), room: text('room') };
};
