import { html, type Html } from '../pages/index.ts';
import { userText } from './parts.html.ts';
import type { Visit } from './section.ts';

/** The name of the base currency and its decimals, in which prices are typed. */
export const baseCurrencyOf = async ({
  api,
}: Pick<Visit, 'api'>): Promise<{ readonly title: string; readonly decimals: number }> => {
  const answer = await api.call('listActiveCurrencies');
  const base = answer.ok ? answer.body.data.find((currency) => currency.default) : undefined;
  return { title: base?.title ?? '', decimals: base?.decimals ?? 2 };
};

/** The languages of the marketplace, the default one first. */
export const languagesOf = async ({
  api,
}: Pick<Visit, 'api'>): Promise<readonly { readonly locale: string; readonly title: string }[]> => {
  const answer = await api.call('listActiveLanguages');
  if (!answer.ok) return [];
  const languages = answer.body.data.map(({ locale, title, default: isDefault }) => ({
    locale,
    title: title ?? locale,
    isDefault,
  }));
  return [...languages.filter(({ isDefault }) => isDefault), ...languages.filter(({ isDefault }) => !isDefault)];
};

/** Tells an operator whose shop this is, and leads back to the shops. */
export const shopLine = async ({ api, role, texts }: Visit, shopId: number): Promise<Html | undefined> => {
  if (role !== 'operator') return undefined;
  const answer = await api.call('showShopHours', { shop_id: shopId });
  const shop = html`<a href="/shop/${shopId}">${userText(answer.ok ? answer.body.data.title : '')}</a>`;
  return html`<p><a href="/desk/shops">${texts.menu.allShops}</a> · ${shop}</p>`;
};

/** A day of the week in the language of the visitor; the first of 2024 was a Monday. */
export const weekdayName = (language: string, index: number): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + index));

/** A date in the language of the visitor. */
export const dateName = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
