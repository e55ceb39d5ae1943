import type { Language } from '@domain/localization/index.ts';
import type { Currency } from '@domain/pricing/index.ts';
import { announces } from '@domain/settings/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';

/** What the form needs to know of the marketplace. */
export type SellerMarket = {
  readonly title: string;
  /** How sellers reach it; empty where unknown. */
  readonly contact: { readonly email: string; readonly phone: string };
  /** Amounts of the form are in this currency. */
  readonly currency: Currency | undefined;
  readonly languages: readonly Language[];
  /** The language whose name and address are required. */
  readonly mainLanguage: Language;
  /** Whether an application has a delivery zone. */
  readonly hasZones: boolean;
  /** Address of the desk of an approved shop; `undefined` on marketplaces without a desk for owners. */
  readonly desk: string | undefined;
};

/** Reads it anew each time: settings may arrive or change later. */
export const createSellerMarket = (
  reference: Pick<ReferenceViewModel, 'settings' | 'currencies' | 'languages'>,
  desk: () => string | undefined,
): SellerMarket => ({
  get title() {
    return reference.settings.title;
  },
  get contact() {
    const { email, phone } = reference.settings;
    return { email, phone };
  },
  get currency() {
    return reference.currencies.find(({ isDefault }) => isDefault) ?? reference.currencies[0];
  },
  get languages() {
    return reference.languages;
  },
  get mainLanguage() {
    return reference.languages.find(({ isDefault }) => isDefault) ?? reference.languages[0] ?? ENGLISH;
  },
  get hasZones() {
    return announces(reference.settings, 'shop_zone');
  },
  get desk() {
    return announces(reference.settings, 'shop_desk') ? desk() : undefined;
  },
});

const ENGLISH: Language = { locale: 'en', title: 'English', direction: 'ltr', isDefault: true };
