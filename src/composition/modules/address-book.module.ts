import { ContainerModule } from 'inversify';
import { AddressBookViewModel } from '../../features/addresses/address-book.view-model.ts';
import { ADDRESS_CHOICE } from '../../features/addresses/index.ts';
import { LOCALE_VIEW_MODEL, type LocaleViewModel } from '../../features/locale/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { defineToken, provide } from '../../di/index.ts';
import type { $Fetch } from 'ofetch';
import { createAddressSuggester } from '../adapters/address-suggester.adapter.ts';
import { createReverseGeocoder } from '../adapters/reverse-geocoder.adapter.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import {
  ADDRESSES,
  API,
  DATA_CACHE,
  DELIVERY_ZONES,
  DEVICE_POSITION,
  SESSION_STORE,
  SHOP_DIRECTORY,
  TRANSLATE,
} from '../tokens.ts';
import { bindAccount } from './account.module.ts';
import { bindTiles } from './map.module.ts';

type Deps = Omit<
  ConstructorParameters<typeof AddressBookViewModel>[0],
  'geocoder' | 'suggester' | 'language' | 'delay' | 'reference'
> & {
  readonly api: $Fetch;
  readonly platform: Platform;
  readonly reference: ReferenceViewModel;
  readonly locale: LocaleViewModel;
};

const createAddressBook = ({ api, platform, reference, locale, ...deps }: Deps): AddressBookViewModel => {
  const settings = () => reference.settings;
  const language = () => locale.language;
  return new AddressBookViewModel({
    ...deps,
    reference,
    language,
    geocoder: createReverseGeocoder({ api, platform, settings }),
    suggester: createAddressSuggester({ api, platform, settings, language }),
    delay: platform.delay,
  });
};

export const service = defineToken<AddressBookViewModel>('AddressBookViewModel');

/** The address book, imported when it is first opened. */
export const bindings = new ContainerModule((options) => {
  bindAccount(options);
  bindTiles(options);
  if (options.isBound(service)) return;
  provide(options, service, createAddressBook, {
    choice: ADDRESS_CHOICE,
    addresses: ADDRESSES,
    api: API,
    cache: DATA_CACHE,
    sessions: SESSION_STORE,
    position: DEVICE_POSITION,
    platform: PLATFORM,
    zones: DELIVERY_ZONES,
    shops: SHOP_DIRECTORY,
    reference: REFERENCE_VIEW_MODEL,
    locale: LOCALE_VIEW_MODEL,
    toasts: TOASTS_VIEW_MODEL,
    translate: TRANSLATE,
  });
});
