import type { $Fetch } from 'ofetch';
import type { ReverseGeocoder } from '@domain/addresses/index.ts';
import { err } from '@domain/kernel/result.ts';
import { announces, type Settings } from '@domain/settings/index.ts';
import { createHttpReverseGeocoder } from '@infra/addresses/http-reverse-geocoder.adapter.ts';
import { createMapsServiceReverseGeocoder } from '@infra/addresses/maps-service-reverse-geocoder.adapter.ts';
import type { Platform } from '../platform.ts';

type Deps = {
  readonly api: $Fetch;
  readonly platform: Pick<Platform, 'fetch' | 'mapsUrl'>;
  /** Read on every call, since the settings may arrive after the first one. */
  readonly settings: () => Pick<Settings, 'mapsKey' | 'extensions'>;
};

/**
 * ADDRESS-2: uses the maps service where the operator has configured a key, else the marketplace's own geocoder; finds
 * nothing where there is neither.
 */
export const createReverseGeocoder = ({ api, platform: { fetch, mapsUrl: url }, settings }: Deps): ReverseGeocoder => {
  const own = createHttpReverseGeocoder({ api });
  return {
    find: async (at) => {
      const { mapsKey: key, extensions } = settings();
      if (key !== '' && url !== '') return createMapsServiceReverseGeocoder({ fetch, url, key }).find(at);
      return announces({ extensions }, 'geocode') ? own.find(at) : err({ kind: 'unreachable' });
    },
  };
};
