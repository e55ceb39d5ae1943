import { currencyId } from '@domain/kernel/ids.ts';
import { decimal, type Scale } from '@domain/pricing/index.ts';
import type { Store } from '../../store/index.ts';
import type { ReferenceReader, UiTranslations } from './reference.ports.ts';
import type { ReferenceRows } from './reference.ts';

/** Rows of `settings`, `languages`, `currencies` and `payments`. */
export const createReferenceRepository = (store: Store): ReferenceReader => ({ read: () => load(store) });

/** Rows of `ui_translations`. */
export const createUiTranslationRepository = (store: Store): UiTranslations => ({
  of: async (locale) => {
    const rows = await store.database
      .selectFrom('ui_translations')
      .select(['key', 'value'])
      .where('locale', '=', locale)
      .execute();
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  },
});

const load = async ({ database }: Store): Promise<ReferenceRows> => {
  const settings = await database.selectFrom('settings').selectAll().orderBy('id').execute();
  const languages = await database
    .selectFrom('languages')
    .selectAll()
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  const currencies = await database
    .selectFrom('currencies')
    .selectAll()
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  const payments = await database.selectFrom('payments').selectAll().where('active', '=', true).orderBy('id').execute();
  const referral = await database
    .selectFrom('referrals')
    .select('expires_on')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    referral: referral && { expiresOn: referral.expires_on ?? undefined },
    settings: settings.map((row) => ({
      id: row.id,
      key: row.key,
      value: row.value ?? '',
      isPublic: row.is_public,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    })),
    languages: languages.map((row) => ({
      id: row.id,
      locale: row.locale,
      title: row.title,
      direction: row.backward ? 'rtl' : 'ltr',
      isDefault: row.is_default,
      image: row.img,
    })),
    currencies: currencies.map((row) => ({
      id: currencyId(row.id),
      title: row.title,
      symbol: row.symbol,
      rate: decimal(row.rate),
      position: row.position === 'after' ? 'after' : 'before',
      scale: row.decimals as Scale,
      isDefault: row.is_default,
    })),
    payments: payments.map((row) => ({ id: row.id, tag: row.tag, input: row.input, isSandbox: row.sandbox })),
  };
};
