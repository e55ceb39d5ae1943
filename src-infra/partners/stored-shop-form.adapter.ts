import { categoryId } from '@domain/kernel/ids.ts';
import { LEAD_UNITS, type ShopApplicationDraft, type ShopTexts } from '@domain/partners/index.ts';
import { createOwnValue, type OwnValueDeps } from '../drivers/browser/own-value.ts';
import { toSentForm, type SentForm } from '../drivers/browser/sent-form.ts';
import { toPoint } from '../catalog/point-wire.ts';
import { asInteger, asRecord, asText, listOf, optionalNumber, optionalText } from '../drivers/http/wire.ts';

/** The form of an account on this device, as typed. */
export type StoredShopForm = {
  readonly form: ShopApplicationDraft;
  /** The number of the furthest step that was open. */
  readonly reached: number;
  /** Whether it changes a shop that was sent before. */
  readonly isChange: boolean;
  readonly sent: SentForm | undefined;
};

/** ACCOUNT-7: the application of an account, kept after each change. Drops what cannot be read (L12). */
export const createStoredShopForm = (deps: OwnValueDeps) => createOwnValue<StoredShopForm>(deps, toStored);

const toStored = (json: unknown): StoredShopForm => {
  const dto = asRecord(json);
  return {
    form: toForm(dto['form']),
    reached: Math.max(1, asInteger(dto['reached'])),
    isChange: dto['isChange'] === true,
    sent: toSentForm(dto['sent']),
  };
};

const toForm = (json: unknown): ShopApplicationDraft => {
  const dto = asRecord(json);
  const text = (name: string): string => asText(dto[name]);
  return {
    kind: dto['kind'] === 'shop' ? 'shop' : 'restaurant',
    location: toPoint(dto['location']),
    zone: listOf(dto['zone'], toCorner).filter((corner) => corner !== undefined),
    logo: optionalText(dto['logo']),
    cover: optionalText(dto['cover']),
    documents: listOf(dto['documents'], asText).filter(Boolean),
    categories: listOf(dto['categories'], asInteger).map(categoryId),
    tags: listOf(dto['tags'], asInteger),
    texts: Object.fromEntries(Object.entries(asRecord(dto['texts'])).map(([locale, said]) => [locale, toTexts(said)])),
    phone: text('phone'),
    fee: text('fee'),
    feePerKm: text('feePerKm'),
    minimum: text('minimum'),
    taxPercent: text('taxPercent'),
    leadFrom: text('leadFrom'),
    leadTo: text('leadTo'),
    leadUnit: LEAD_UNITS.find((unit) => unit === dto['leadUnit']) ?? 'minute',
  };
};

const toTexts = (json: unknown): ShopTexts => {
  const dto = asRecord(json);
  return { title: asText(dto['title']), description: asText(dto['description']), address: asText(dto['address']) };
};

/** Beyond the antimeridian longitudes continue. */
const toCorner = (json: unknown) => {
  const dto = asRecord(json);
  const [latitude, longitude] = [optionalNumber(dto['latitude']), optionalNumber(dto['longitude'])];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
};
