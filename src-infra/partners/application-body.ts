import type { ShopApplication, ShopTexts } from '@domain/partners/index.ts';
import { majorOf, type Money } from '@domain/pricing/index.ts';

/** The fields of contract 3.15. Pictures are logo and cover in this order, so a cover needs a logo (ACCOUNT-7e). */
export const applicationBody = (application: ShopApplication) => {
  const {
    texts,
    kind,
    phone,
    tariff,
    minimum,
    taxPercent,
    lead,
    location,
    zone,
    logo,
    cover,
    documents,
    categories,
    tags,
  } = application;
  return {
    title: inLanguages(texts, 'title'),
    description: inLanguages(texts, 'description'),
    address: inLanguages(texts, 'address'),
    ...(phone !== undefined && { phone }),
    price: major(tariff.base),
    price_per_km: major(tariff.perKm),
    min_amount: major(minimum),
    tax: Number(taxPercent),
    delivery_time_from: lead.from,
    delivery_time_to: lead.to,
    delivery_time_type: lead.unit,
    ...(location && { location }),
    // An extension: corners as lists of latitude and longitude.
    ...(zone && { delivery_zone: zone.map(({ latitude, longitude }) => [latitude, longitude]) }),
    images: [logo, cover].filter((picture) => picture !== undefined),
    documents,
    categories,
    tags,
    type: kind,
  };
};

/** Returns one text by language. */
const inLanguages = (texts: Readonly<Record<string, ShopTexts>>, field: keyof ShopTexts) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([locale, fields]) => (fields[field] === '' ? [] : [[locale, fields[field]]])),
  );

const major = (amount: Money): number => Number(majorOf(amount));
