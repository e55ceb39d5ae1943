import { currencyId } from '@domain/kernel/ids.ts';
import { decimal, type Scale } from '@domain/pricing/index.ts';
import { createKeptValue, type Store } from '../store/index.ts';
import { createReference, type Reference } from './reference.ts';

export type ReferenceSource = () => Promise<Reference>;

/**
 * Reads the reference data once and again after each change that is told (`tell('reference', …)`). Ways to pay that nobody
 * settles here (`offers`) are left out, whatever the store says.
 */
export const createReferenceSource = (store: Store, offers: (tag: string) => boolean = () => true): ReferenceSource => {
  const known = createKeptValue(store, () => load(store, offers));
  store.hear('reference', known.forget);
  return known;
};

const load = async ({ database }: Store, offers: (tag: string) => boolean): Promise<Reference> => {
  const settings = await database.selectFrom('settings').selectAll().orderBy('id').execute();
  const languages = await database.selectFrom('languages').selectAll().where('active', '=', true).orderBy('id').execute();
  const currencies = await database.selectFrom('currencies').selectAll().where('active', '=', true).orderBy('id').execute();
  const payments = await database.selectFrom('payments').selectAll().where('active', '=', true).orderBy('id').execute();
  return createReference({
    settings: settings.map((row) => ({
      id: row.id, key: row.key, value: row.value ?? '', isPublic: row.is_public, createdAt: row.created_at, updatedAt: row.updated_at,
    })),
    languages: languages.map((row) => ({
      id: row.id, locale: row.locale, title: row.title, direction: row.backward ? 'rtl' : 'ltr', isDefault: row.is_default, image: row.img,
    })),
    currencies: currencies.map((row) => ({
      id: currencyId(row.id), title: row.title, symbol: row.symbol, rate: decimal(row.rate),
      position: row.position === 'after' ? 'after' : 'before', scale: row.decimals as Scale, isDefault: row.is_default,
    })),
    payments: payments.filter(({ tag }) => offers(tag)).map((row) => ({ id: row.id, tag: row.tag, input: row.input, isSandbox: row.sandbox })),
  });
};
