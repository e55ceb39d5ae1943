import { API_EXTENSIONS, MAP_EXTENSION, type ReferenceSource } from '../../reference/index.ts';
import type { AddressOf } from '../../addresses/index.ts';
import type { Store } from '../../store/index.ts';
import { wireTime } from '../../time/index.ts';
import { enveloped } from '../answer/index.ts';
import type { Handlers } from '../call.ts';
import { pictureUrl } from '../shapes/index.ts';

type Deps = {
  readonly reference: ReferenceSource;
  readonly store: Store;
  /** Present where the server itself tells the addresses of places. */
  readonly addressOf: AddressOf | undefined;
  /** For the maps service, which clients ask themselves. */
  readonly mapsKey: string | undefined;
};
type Ids = 'listSettings' | 'listActiveLanguages' | 'listActiveCurrencies' | 'loadTranslations';

/** Contract 3.2. */
export const referenceRoutes = ({ reference, store, addressOf, mapsKey }: Deps): Handlers<Ids> => ({
  listSettings: async () => {
    const { publicSettings } = await reference();
    const rows = publicSettings.map(({ id, key, value, createdAt, updatedAt }) => ({
      id, key, value, created_at: wireTime(createdAt), updated_at: wireTime(updatedAt), deleted_at: null,
    }));
    const computed = [
      { key: 'api_extensions', value: [...API_EXTENSIONS, ...(addressOf ? [MAP_EXTENSION] : [])].join(',') },
      ...(mapsKey ? [{ key: 'google_map_key', value: mapsKey }] : []),
    ];
    const last = rows.at(-1);
    return enveloped([
      ...rows.filter(({ key }) => computed.every((row) => row.key !== key)),
      ...computed.map((row, index) => ({
        id: (last?.id ?? 0) + 1 + index, ...row, deleted_at: null, ...(last && { created_at: last.created_at, updated_at: last.updated_at }),
      })),
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
