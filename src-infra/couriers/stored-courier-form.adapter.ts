import { VEHICLES, type CourierApplicationDraft } from '@domain/couriers/index.ts';
import { isUuidV4 } from '@domain/kernel/uuid.ts';
import { createOwnValue, type OwnValueDeps } from '../drivers/browser/own-value.ts';
import { asRecord, asText, listOf } from '../drivers/http/wire.ts';

/** The application of an account on this device, as typed. */
export type StoredCourierForm = {
  readonly form: CourierApplicationDraft;
  /** The key of what was sent without an answer, and what that was. */
  readonly sent: { readonly key: string; readonly text: string } | undefined;
};

/** COURIER-7: the application of an account, kept after each change. Drops what cannot be read (L12). */
export const createStoredCourierForm = (deps: OwnValueDeps) => createOwnValue<StoredCourierForm>(deps, toStored);

const toStored = (json: unknown): StoredCourierForm => {
  const dto = asRecord(json);
  const sent = asRecord(dto['sent']);
  const key = asText(sent['key']);
  return { form: toForm(dto['form']), sent: isUuidV4(key) ? { key, text: asText(sent['text']) } : undefined };
};

const toForm = (json: unknown): CourierApplicationDraft => {
  const dto = asRecord(json);
  const text = (name: string): string => asText(dto[name]);
  return {
    vehicle: VEHICLES.find((vehicle) => vehicle === dto['vehicle']),
    brand: text('brand'),
    model: text('model'),
    color: text('color'),
    number: text('number'),
    length: text('length'),
    width: text('width'),
    height: text('height'),
    kg: text('kg'),
    images: listOf(dto['images'], asText).filter(Boolean),
  };
};
