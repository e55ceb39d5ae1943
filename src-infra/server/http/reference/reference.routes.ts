import { API_EXTENSIONS, type ReferenceSource } from '../../reference/index.ts';
import type { Store } from '../../store/index.ts';
import { wireTime } from '../../time/index.ts';
import { enveloped } from '../answer/index.ts';
import type { Handlers } from '../call.ts';
import { pictureUrl } from '../shapes/index.ts';

type Deps = { readonly reference: ReferenceSource; readonly store: Store };
type Ids = 'listSettings' | 'listActiveLanguages' | 'listActiveCurrencies' | 'loadTranslations';

/** Contract 3.2. */
export const referenceRoutes = ({ reference, store }: Deps): Handlers<Ids> => ({
  listSettings: async () => {
    const { publicSettings } = await reference();
    const rows = publicSettings.map(({ id, key, value, createdAt, updatedAt }) => ({
      id, key, value, created_at: wireTime(createdAt), updated_at: wireTime(updatedAt), deleted_at: null,
    }));
    const last = rows.at(-1);
    const computed = { key: 'api_extensions', value: API_EXTENSIONS.join(','), deleted_at: null };
    return enveloped([
      ...rows,
      { id: (last?.id ?? 0) + 1, ...computed, ...(last && { created_at: last.created_at, updated_at: last.updated_at }) },
    ]);
  },

  listActiveLanguages: async ({ origin }) => {
    const { languages } = await reference();
    return enveloped(
      languages.map(({ id, title, locale, direction, isDefault, image }) => ({
        id, title, locale, backward: direction === 'rtl', default: isDefault, active: true, img: pictureUrl(origin, image),
      })),
    );
  },

  listActiveCurrencies: async () => {
    const { currencies } = await reference();
    return enveloped(
      currencies.map(({ id, symbol, title, rate, isDefault, position, scale }) => ({
        id, symbol, title, rate: Number(rate), default: isDefault, position, active: true, decimals: scale,
      })),
    );
  },

  loadTranslations: async ({ language }) => {
    const rows = await store.database.selectFrom('ui_translations').select(['key', 'value']).where('locale', '=', language).execute();
    return enveloped(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  },
});
