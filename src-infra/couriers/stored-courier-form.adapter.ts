import { VEHICLES, type CourierApplicationDraft } from '@domain/couriers/index.ts';
import { createOwnValue, type OwnValueDeps } from '../drivers/browser/own-value.ts';
import { toSentForm, type SentForm } from '../drivers/browser/sent-form.ts';
import { asRecord, asText, listOf } from '../drivers/http/wire.ts';

/** The application of an account on this device, as typed. */
export type StoredCourierForm = {
  readonly form: CourierApplicationDraft;
  readonly sent: SentForm | undefined;
};

/** COURIER-7: the application of an account, kept after each change. Drops what cannot be read (L12). */
export const createStoredCourierForm = (deps: OwnValueDeps) => createOwnValue<StoredCourierForm>(deps, toStored);

const toStored = (json: unknown): StoredCourierForm => {
  const dto = asRecord(json);
  return { form: toForm(dto['form']), sent: toSentForm(dto['sent']) };
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
