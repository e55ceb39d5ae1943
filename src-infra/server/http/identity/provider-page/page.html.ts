import type { EmbeddedProvider, Provider, TypedField, TypedPerson } from '../../../features/identity/index.ts';
import { html, pageFrame, type Html } from '../../pages/index.ts';
import { redirectUri, type AuthorizeRequest } from './authorize-request.ts';
import { PAGE_STYLE } from './page-style.ts';
import { LANGUAGES, type LanguageCode } from '../../../foundation/languages/index.ts';

export type PageContent = {
  readonly provider: Provider;
  readonly language: LanguageCode;
  readonly personas: EmbeddedProvider['personas'];
  readonly request: AuthorizeRequest;
  readonly isTrusted: boolean;
  readonly typed: TypedPerson;
  readonly mistake: TypedField | undefined;
};

const NAMES: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

/** The sign-in page of the embedded identity provider; it works without script. */
export const providerPage = ({ provider, language, personas, request, isTrusted, ...form }: PageContent): string => {
  const texts = LANGUAGES[language].providerPage;
  const say = (text: string): string => text.replaceAll(':provider', NAMES[provider]);
  const hidden = hiddenFields({
    redirect_uri: request.redirect,
    state: request.state,
    nonce: request.nonce,
    lang: language,
  });
  const field = (name: TypedField, attributes: Html): Html => {
    const isWrong = name === form.mistake;
    const marks = html` aria-invalid="true" aria-describedby="${name}-mistake" autofocus`;
    return html`<label for="${name}">${texts[name]}</label>
<input id="${name}" name="${name}" value="${form.typed[name]}" ${attributes}${isWrong && marks}>
${isWrong && html`<p class="bad" id="${name}-mistake" role="alert">${texts.mistakes[name]}</p>`}`;
  };
  return framed(
    language,
    say(texts.title),
    html`<h1>${say(texts.title)}</h1>
<p>${say(texts.note)}</p>
<form method="post">
${hidden}
<h2 id="pick">${texts.pick}</h2>
<ul aria-labelledby="pick">${personas.map(personaButton)}</ul>
</form>
<form method="post" novalidate>
${hidden}
<h2>${texts.type}</h2>
${field('name', html`autocomplete="name" required maxlength="100"`)}
${field('email', html`type="email" autocomplete="email" required maxlength="254" dir="ltr"`)}
${field('phone', html`type="tel" autocomplete="tel" maxlength="32" dir="ltr"`)}
${!isTrusted && html`<p class="hint">${texts.unverified}</p>`}
<button class="go" name="typed" value="1">${texts.go}</button>
</form>
<a class="back" href="${redirectUri(request, { error: 'access_denied' })}">${texts.cancel}</a>`,
  );
};

/** Says that the request is broken; links nowhere, because its return address cannot be trusted. */
export const brokenPage = (language: LanguageCode): string => {
  const { brokenTitle, broken } = LANGUAGES[language].providerPage;
  return framed(language, brokenTitle, html`<h1>${brokenTitle}</h1><p>${broken}</p>`);
};

const hiddenFields = (values: Readonly<Record<string, string>>): Html =>
  html`${Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`;

const personaButton = ({ key, name, email }: EmbeddedProvider['personas'][number]): Html =>
  html`<li>
<button name="persona" value="${key}"><bdi>${name}</bdi><small><bdi>${email}</bdi></small></button>
</li>`;

const framed = (language: LanguageCode, title: string, main: Html): string =>
  pageFrame({
    language,
    direction: LANGUAGES[language].isRightToLeft ? 'rtl' : 'ltr',
    title,
    style: PAGE_STYLE,
    body: html`<main>${main}</main>`,
  });
