import type { EmbeddedProvider, Provider, TypedField, TypedPerson } from '../../../identity/index.ts';
import { escaped, ICON } from '../../pages/index.ts';
import { answerTo, type AuthorizeWish } from './authorize-wish.ts';
import { PAGE_STYLE } from './page-style.ts';
import { PAGE_TEXTS, type PageLanguage, type PageTexts } from './page-texts.data.ts';

export type PageContent = {
  readonly provider: Provider; readonly language: PageLanguage; readonly personas: EmbeddedProvider['personas'];
  readonly wish: AuthorizeWish; readonly isTrusted: boolean; readonly typed: TypedPerson; readonly mistake: TypedField | undefined;
};

const NAMES: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

/** The page on which somebody says who they are; it works without any script. */
export const providerPage = ({ provider, language, personas, wish, isTrusted, typed, mistake }: PageContent): string => {
  const texts = PAGE_TEXTS[language];
  const say = (text: string): string => escaped(text.replaceAll(':provider', NAMES[provider]));
  const hidden = [['redirect_uri', wish.redirect], ['state', wish.state], ['nonce', wish.nonce], ['lang', language]]
    .map(([name = '', value = '']) => `<input type="hidden" name="${name}" value="${escaped(value)}">`).join('');
  const people = personas
    .map(({ key, name, email }) => `<li><button name="persona" value="${escaped(key)}"><bdi>${escaped(name)}</bdi><small><bdi>${escaped(email)}</bdi></small></button></li>`).join('');
  const field = (name: TypedField, attributes: string): string => {
    const isWrong = name === mistake;
    const told = isWrong ? `<p class="bad" id="${name}-mistake" role="alert">${escaped(texts.mistakes[name])}</p>` : '';
    const marks = isWrong ? ` aria-invalid="true" aria-describedby="${name}-mistake" autofocus` : '';
    return `<label for="${name}">${escaped(texts[name])}</label><input id="${name}" name="${name}" value="${escaped(typed[name])}" ${attributes}${marks}>${told}`;
  };
  const main = `<h1>${say(texts.title)}</h1><p>${say(texts.note)}</p>
<form method="post">${hidden}<h2 id="pick">${escaped(texts.pick)}</h2><ul aria-labelledby="pick">${people}</ul></form>
<form method="post" novalidate>${hidden}<h2>${escaped(texts.type)}</h2>${field('name', 'autocomplete="name" required maxlength="100"')}${field('email', 'type="email" autocomplete="email" required maxlength="254" dir="ltr"')}${field('phone', 'type="tel" autocomplete="tel" maxlength="32" dir="ltr"')}${isTrusted ? '' : `<p class="hint">${escaped(texts.unverified)}</p>`}<button class="go" name="typed" value="1">${escaped(texts.go)}</button></form>
<a class="back" href="${escaped(answerTo(wish, { error: 'access_denied' }))}">${escaped(texts.cancel)}</a>`;
  return whole(language, say(texts.title), main);
};

/** Says that nothing can be done here, and names no address to go on to. */
export const brokenPage = (language: PageLanguage): string => {
  const { brokenTitle, broken }: PageTexts = PAGE_TEXTS[language];
  return whole(language, escaped(brokenTitle), `<h1>${escaped(brokenTitle)}</h1><p>${escaped(broken)}</p>`);
};

const whole = (language: PageLanguage, title: string, main: string): string =>
  `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${ICON}<style>${PAGE_STYLE}</style></head><body><main>${main}</main></body></html>`;
