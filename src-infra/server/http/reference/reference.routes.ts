import type { TimeZones } from '@domain/calendar/index.ts';
import { isReferralOpen } from '@domain/rewards/index.ts';
import {
  extensionsOf,
  type ReferenceSource,
  type ServerCapabilities,
  type UiTranslations,
} from '../../features/reference/index.ts';
import { marketplaceDay } from '../../features/content/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { enveloped } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { pictureUrl } from '../shapes/index.ts';

type Deps = {
  readonly reference: ReferenceSource;
  readonly uiTranslations: UiTranslations;
  readonly capabilities: ServerCapabilities;
  /** The key of the maps service, used by clients. */
  readonly mapsKey: string | undefined;
  readonly zones: TimeZones;
};
type Ids = 'listSettings' | 'listActiveLanguages' | 'listActiveCurrencies' | 'loadTranslations';

/** Contract 3.2. */
export const referenceRoutes = ({ reference, uiTranslations, capabilities, mapsKey, zones }: Deps): Handlers<Ids> => ({
  listSettings: async ({ now }) => {
    const known = await reference();
    const { publicSettings, settings, referral } = known;
    const isReferralOver =
      settings.isReferralActive &&
      !(referral && isReferralOpen(referral, { isActive: true, today: marketplaceDay(known, now, zones) }));
    const rows = publicSettings.map(({ id, key, value, createdAt, updatedAt }) => ({
      id,
      key,
      value,
      created_at: wireTime(createdAt),
      updated_at: wireTime(updatedAt),
      deleted_at: null,
    }));
    const computed = [
      { key: 'api_extensions', value: extensionsOf(capabilities).join(',') },
      // A program that has ended is as good as switched off: clients hide what leads to it.
      ...(isReferralOver ? [{ key: 'referral_active', value: '0' }] : []),
      ...(mapsKey ? [{ key: 'google_map_key', value: mapsKey }] : []),
    ];
    const last = rows.at(-1);
    return enveloped([
      ...rows.filter(({ key }) => computed.every((row) => row.key !== key)),
      ...computed.map((row, index) => ({
        id: (last?.id ?? 0) + 1 + index,
        ...row,
        deleted_at: null,
        ...(last && { created_at: last.created_at, updated_at: last.updated_at }),
      })),
    ]);
  },

  listActiveLanguages: async ({ origin }) => {
    const { languages } = await reference();
    return enveloped(
      languages.map(({ id, title, locale, direction, isDefault, image }) => ({
        id,
        title,
        locale,
        backward: direction === 'rtl',
        default: isDefault,
        active: true,
        img: pictureUrl(origin, image),
      })),
    );
  },

  listActiveCurrencies: async () => {
    const { currencies } = await reference();
    return enveloped(
      currencies.map(({ id, symbol, title, rate, isDefault, position, scale }) => ({
        id,
        symbol,
        title,
        rate: Number(rate),
        default: isDefault,
        position,
        active: true,
        decimals: scale,
      })),
    );
  },

  loadTranslations: async ({ language }) => enveloped(await uiTranslations.of(language)),
});
