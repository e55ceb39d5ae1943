import { parcelId, parcelTypeId } from '@domain/kernel/ids.ts';
import {
  PARCEL_SIDES,
  readParcelStatus,
  type MeasureLimits,
  type Parcel,
  type ParcelEnd,
  type ParcelNews,
  type ParcelStatus,
  type ParcelSummary,
  type ParcelTariff,
  type ParcelType,
} from '@domain/parcels/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { toPoint } from '../catalog/point-wire.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { asInstant, optionalInstant } from '../drivers/http/wire-time.ts';
import {
  asBoolean,
  asDecimal,
  asInteger,
  asMoney,
  asRecord,
  asText,
  listOf,
  optionalNumber,
  translated,
} from '../drivers/http/wire.ts';
import { scaleOf, toCourier, toCurrencyId, toPayment, toPriceStyle, toSlot } from '../orders/order-parts-wire.ts';

/** Contract 2.8. Measures that a server leaves out do not limit anything. */
export const toParcelType = (item: unknown, toImage: ToImage): ParcelType => {
  const dto = asRecord(item);
  const limits = (side: string): MeasureLimits => ({
    min: Math.max(0, optionalNumber(dto[`min_${side}`]) ?? 0),
    max: optionalNumber(dto[`max_${side}`]) || undefined,
  });
  const [width, height, length] = PARCEL_SIDES.map(limits);
  const tariff = (base: string, perKm: string): ParcelTariff => ({
    base: asDecimal(dto[base]),
    perKm: asDecimal(dto[perKm]),
  });
  return {
    id: parcelTypeId(Math.max(0, asInteger(dto['id']))),
    title: asText(dto['type']),
    image: toImage(dto['img']),
    size: { width: width!, height: height!, length: length! },
    weight: limits('g'),
    maxRangeKm: optionalNumber(dto['max_range']) ? asDecimal(dto['max_range']) : undefined,
    tariff: tariff('price', 'price_per_km'),
    special: asBoolean(dto['special']) ? tariff('special_price', 'special_price_per_km') : undefined,
    options: listOf(dto['options'], (option) => ({
      id: asInteger(asRecord(option)['id']),
      title: translated(asRecord(option), 'title'),
      description: translated(asRecord(option), 'description'),
    })),
  };
};

/** A status that is not known is that of a parcel in progress that can no longer be canceled. */
const toStatus = (value: unknown): ParcelStatus => readParcelStatus(asText(value)) ?? 'accepted';

export const toParcelSummary = (item: unknown, context: ReadingContext): ParcelSummary => {
  const dto = asRecord(item);
  const slot = toSlot(dto);
  return {
    id: parcelId(Math.max(0, asInteger(dto['id']))),
    status: toStatus(dto['status']),
    typeTitle: asText(asRecord(dto['type'])['type']),
    receiver: toEnd(dto, 'to'),
    createdAt: asInstant(dto['created_at']),
    total: asMoney(dto['total_price'], scaleOf(dto, context)),
    priceStyle: toPriceStyle(asRecord(dto['currency'])),
    payment: toPayment(dto, scaleOf(dto, context)),
    date: slot?.date ?? '',
    time: slot?.time ?? '',
  };
};

export const toParcel = (item: unknown, context: ReadingContext): Parcel => {
  const dto = asRecord(item);
  const summary = toParcelSummary(dto, context);
  return {
    ...summary,
    typeId: parcelTypeId(Math.max(0, asInteger(dto['type_id']))),
    sender: toEnd(dto, 'from'),
    currency: toCurrencyId(dto['currency']),
    km: asDecimal(dto['km']),
    note: asText(dto['note']),
    instruction: asText(dto['instruction']),
    description: asText(dto['description']),
    isNotifying: asBoolean(dto['notify']),
    courier: toCourier(dto, context.toImage),
    eta: optionalInstant(dto['eta']),
    updatedAt: optionalInstant(dto['updated_at']) ?? summary.createdAt,
    stars: optionalNumber(asRecord(dto['review'])['rating']),
  };
};

const toEnd = (dto: Readonly<Record<string, unknown>>, end: 'from' | 'to'): ParcelEnd => {
  const place = asRecord(dto[`address_${end}`]);
  return {
    name: asText(dto[`username_${end}`]),
    phone: asText(dto[`phone_${end}`]),
    text: asText(place['address']),
    house: asText(place['house']),
    stage: asText(place['stage']),
    room: asText(place['room']),
    location: toPoint(place),
  };
};

/** Contract 8.4. An unreadable update still signals a change. */
export const toParcelNews = (data: unknown): ParcelNews => {
  const dto = asRecord(data);
  const status = readParcelStatus(asText(dto['status']));
  const updatedAt = optionalInstant(dto['updated_at']);
  const id = asInteger(dto['id']);
  if (!status || updatedAt === undefined || id <= 0) return { kind: 'stale' };
  const position = toPoint(dto['courier']);
  return {
    kind: 'update',
    update: {
      id: parcelId(id),
      status,
      updatedAt,
      courier: position && { position, at: optionalInstant(asRecord(dto['courier'])['at']) ?? updatedAt },
      eta: optionalInstant(dto['eta']),
    },
  };
};
