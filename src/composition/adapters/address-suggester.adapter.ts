import type { $Fetch } from 'ofetch';
import type { AddressSuggester } from '@domain/addresses/index.ts';
import { err } from '@domain/kernel/result.ts';
import { announces, type Settings } from '@domain/settings/index.ts';
import { createHttpAddressSuggester } from '@infra/addresses/http-address-suggester.adapter.ts';
import { createMapsServiceAddressSuggester } from '@infra/addresses/maps-service-address-suggester.adapter.ts';
import type { Platform } from '../platform.ts';

type Deps = {
  readonly api: $Fetch;
  readonly platform: Pick<Platform, 'fetch' | 'mapsUrl'>;
  readonly language: () => string;
  /** Read on every call, since the settings may arrive after the first one. */
  readonly settings: () => Pick<Settings, 'mapsKey' | 'extensions'>;
};

/**
 * ADDRESS-6: uses the maps service where the operator has configured a key, else the marketplace's own gazetteer; fails
 * where there is neither, and the map is still there to choose on.
 */
export const createAddressSuggester = ({
  api,
  platform: { fetch, mapsUrl: url },
  language,
  settings,
}: Deps): AddressSuggester => {
  const own = createHttpAddressSuggester({ api });
  return {
    suggest: async (query) => {
      const { mapsKey: key, extensions } = settings();
      if (key !== '' && url !== '')
        return createMapsServiceAddressSuggester({ fetch, url, key }, language).suggest(query);
      return announces({ extensions }, 'address_suggest') ? own.suggest(query) : err({ kind: 'unreachable' });
    },
  };
};
