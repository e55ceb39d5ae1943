import type { ChoicesStore } from '@domain/checkout/index.ts';
import { pictureCrops } from '@infra/drivers/browser/crop-picture.ts';
import { createStoredContactStep, createStoredProfileForm } from '@infra/identity/stored-profile-forms.adapters.ts';
import { defineToken, provide } from '../../di/index.ts';
import { PICTURE_UPLOADS } from '../../features/pictures/index.ts';
import { ContactView } from '../../features/profile/contact.view.tsx';
import { ContactViewModel } from '../../features/profile/contact.view-model.ts';
import {
  OWN_ACCOUNT,
  OWNER_CODES,
  PICTURE_CROPS,
  type ContactStep,
  type TabValue,
  type TypedProfile,
} from '../../features/profile/profile.tokens.ts';
import { ProfileView } from '../../features/profile/profile.view.tsx';
import { ProfileViewModel } from '../../features/profile/profile.view-model.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { bindOnce } from '../modules/bind.ts';
import { bindCheckoutChoices, CHECKOUT_CHOICES } from '../modules/checkout-choices.module.ts';
import { bindDeviceToday, DEVICE_TODAY } from '../modules/device-today.module.ts';
import { ACCOUNT_QUERIES, bindOwnAccount } from '../modules/own-account.module.ts';
import { ownText, OWN_TAB, type OwnTab } from '../modules/own-text.ts';
import { bindPictures } from '../modules/pictures.module.ts';
import { CLOCK, DATA_CACHE, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const FORM = defineToken<TabValue<TypedProfile>>('ProfileForm');
const STEPS = defineToken<Readonly<Record<'email' | 'phone', TabValue<ContactStep>>>>('ContactSteps');
const ORDERED_PHONE = defineToken<() => string>('OrderedPhone');

const bindProfile = bindOnce(FORM, (options) => {
  bindOwnAccount(options);
  bindDeviceToday(options);
  bindPictures(options);
  bindCheckoutChoices(options);
  provide(
    options,
    ORDERED_PHONE,
    ({ choices }: { readonly choices: ChoicesStore }) =>
      () =>
        choices.read().phone ?? '',
    { choices: CHECKOUT_CHOICES },
  );
  provide(options, PICTURE_CROPS, () => pictureCrops, {});
  provide(options, FORM, (tab: OwnTab) => createStoredProfileForm(ownText(tab, 'profile-form')), OWN_TAB);
  provide(
    options,
    STEPS,
    (tab: OwnTab) => ({
      email: createStoredContactStep(ownText(tab, 'contact-email')),
      phone: createStoredContactStep(ownText(tab, 'contact-phone')),
    }),
    OWN_TAB,
  );
});

const shared = {
  cache: DATA_CACHE,
  queries: ACCOUNT_QUERIES,
  account: OWN_ACCOUNT,
  toasts: TOASTS_VIEW_MODEL,
  translate: TRANSLATE,
};

/** The account and the steps that change its contacts, which share one module. */
export const pages = {
  profile: definePage(
    ProfileViewModel,
    ProfileView,
    { ...shared, form: FORM, today: DEVICE_TODAY, crops: PICTURE_CROPS, uploads: PICTURE_UPLOADS },
    bindProfile,
  ),
  contact: definePage(
    ContactViewModel,
    ContactView,
    {
      ...shared,
      ownerCodes: OWNER_CODES,
      steps: STEPS,
      orderedPhone: ORDERED_PHONE,
      reference: REFERENCE_VIEW_MODEL,
      clock: CLOCK,
      navigator: NAVIGATOR,
    },
    bindProfile,
  ),
};
