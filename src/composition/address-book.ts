import { ContainerModule, type Container } from 'inversify';
import { resolve } from '../di/index.ts';
import { AddressBookViewModel } from '../features/addresses/address-book.view-model.ts';
import type { AddressChoiceViewModel } from '../features/addresses/index.ts';
import { REFERENCE_VIEW_MODEL } from '../features/reference/index.ts';
import { TOASTS_VIEW_MODEL } from '../features/toasts/index.ts';
import { bindAccount } from './pages/account.services.ts';
import { bindTiles } from './pages/map.services.ts';
import { PLATFORM } from './platform.ts';
import { createReverseGeocoder } from './reverse-geocoder.ts';
import { ADDRESSES, API, DATA_CACHE, DELIVERY_ZONES, DEVICE_POSITION, I18N, SESSION_STORE } from './tokens.ts';

/** The address book with all it needs; arrives with the first opening. */
export const createAddressBook = (container: Container, choice: AddressChoiceViewModel): AddressBookViewModel => {
  container.load(new ContainerModule(bindAccount), new ContainerModule(bindTiles));
  const [platform, reference] = [resolve(container, PLATFORM), resolve(container, REFERENCE_VIEW_MODEL)];
  return new AddressBookViewModel({
    choice,
    addresses: resolve(container, ADDRESSES),
    cache: resolve(container, DATA_CACHE),
    sessions: resolve(container, SESSION_STORE),
    position: resolve(container, DEVICE_POSITION),
    zones: resolve(container, DELIVERY_ZONES),
    geocoder: createReverseGeocoder({ api: resolve(container, API), platform, settings: () => reference.settings }),
    delay: platform.delay,
    reference,
    toasts: resolve(container, TOASTS_VIEW_MODEL),
    translate: resolve(container, I18N).t,
  });
};
