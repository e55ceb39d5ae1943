import { LANGUAGES, type LanguageCode } from '../../foundation/languages/index.ts';
import { html, MARK, type Html } from '../pages/index.ts';
import { framed } from './desk-page.ts';
import { pendingFormFields, type PendingForm } from './pending-form.ts';

type SignIn = {
  /** The path to go on to, or the form to return to. */
  readonly next: string | PendingForm;
  readonly email?: string;
  readonly refusal?: string;
};

/** The sign-in form for those who are not signed in on the site. */
export const signInPage = (language: LanguageCode, { next, email = '', refusal }: SignIn): string => {
  const { signIn: words } = LANGUAGES[language].desk;
  const isReturning = typeof next !== 'string';
  const fields = html`<label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="191" dir="ltr"
  value="${email}"${email === '' && html` autofocus`}>
<label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"
  ${email !== '' && html`autofocus`}>
<button class="go">${words.go}</button>`;
  const form = isReturning
    ? html`<form method="post" action="${next.action}" enctype="multipart/form-data">
${pendingFormFields(next.typed)}
${fields}
</form>`
    : html`<form method="post" action="/desk/sign-in">
<input type="hidden" name="next" value="${next}">
${fields}
</form>`;
  const note = isReturning ? html`<p role="alert">${words.ended}</p>` : html`<p>${words.note}</p>`;
  return door(
    language,
    words.title,
    html`<h1>${words.title}</h1>
${refusal === undefined ? note : html`<p class="bad" role="alert">${refusal}</p>`}
${form}
<a class="button quiet" href="/">${words.back}</a>`,
  );
};

/** ROUTE-12: the answer to a signed-in customer. */
export const staffOnlyPage = (language: LanguageCode): string => {
  const { customer: words, signIn } = LANGUAGES[language].desk;
  return door(
    language,
    words.title,
    html`<h1>${words.heading}</h1>
<p>${words.text}</p>
<a class="button go" href="/">${signIn.back}</a>
<a class="button quiet" href="/be-seller">${words.sell}</a>
<a class="button quiet" href="/desk/sign-in">${words.other}</a>`,
  );
};

/** ACCOUNT-7: the answer to a seller whose shop is not approved. */
export const waitingPage = (language: LanguageCode): string => {
  const { waiting: words, signIn } = LANGUAGES[language].desk;
  return door(
    language,
    words.title,
    html`<h1>${words.title}</h1>
<p>${words.text}</p>
<a class="button go" href="/be-seller">${words.go}</a>
<a class="button quiet" href="/">${signIn.back}</a>`,
  );
};

/** Explains an error and links to the next step. */
export const deskErrorPage = (
  language: LanguageCode,
  { title, text }: { readonly title: string; readonly text: string },
): string =>
  door(
    language,
    title,
    html`<h1>${title}</h1>
<p role="alert">${text}</p>
<a class="button go" href="/desk">${LANGUAGES[language].desk.toDesk}</a>`,
  );

/** Frames a page without the menu. */
const door = (language: LanguageCode, title: string, main: Html): string =>
  framed(
    language,
    title,
    html`<div class="door">
<main><div class="mark">${MARK}<span>${LANGUAGES[language].desk.title}</span></div>${main}</main>
</div>`,
  );
