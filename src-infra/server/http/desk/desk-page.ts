import { html, MARK, pageFrame, type Html } from '../pages/index.ts';
import { DESK_STYLE } from './desk-style.ts';
import { pendingFormFields, type PendingForm } from './pending-form.ts';
import type { Section, FormError, Typed, View } from './section.ts';
import { labelOf } from './words.ts';

type Frame = {
  readonly sections: readonly Section[];
  readonly current: string;
  readonly view: View;
  /** The outcome of the last form. */
  readonly notice: string | undefined;
  readonly trouble: FormError | undefined;
  /** False for operators signed in on the site, who sign out there. */
  readonly canSignOut: boolean;
};

/** A page of the desk with its menu. */
export const deskPage = ({ sections, current, view, notice, trouble, canSignOut }: Frame): string => {
  const link = ({ key, title }: Section): Html =>
    html`<li>
<a href="/desk${key !== '' && `/${key}`}"${key === current && html` aria-current="page"`}>${title}</a>
</li>`;
  const isBesideForm = view.body.toString().includes('id="trouble"');
  const refusal = trouble && `That did not work: ${trouble.refusal.message}`;
  const signOut = html`<form method="post" action="/desk/sign-out"><button class="quiet">Sign out</button></form>`;
  return framed(
    `${trouble ? 'Error: ' : ''}${view.title}`,
    html`<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<a class="mark" href="/desk">${MARK}<span>Tiffin desk</span></a>
${canSignOut ? signOut : html`<a class="link" href="/">To the site</a>`}
</header>
<div class="frame">
<nav class="menu" aria-label="Desk" tabindex="0"><ul>${sections.map(link)}</ul></nav>
<main id="main">
${notice !== undefined && html`<p class="told" role="status">${notice}</p>`}
${refusal && html`<p class="bad" role="alert">${isBesideForm ? html`<a href="#trouble">${refusal}</a>` : refusal}</p>`}
${trouble && !isBesideForm && typedHtml(trouble.typed)}
${view.body}
</main>
</div>`,
  );
};

/** Shows the input of a form that is no longer on the page. */
const typedHtml = ({ texts }: Typed): Html | undefined => {
  const filled = texts.filter(([, text]) => text.trim() !== '');
  return filled.length === 0
    ? undefined
    : html`<section class="panel" aria-labelledby="typed">
<h2 id="typed">What you sent</h2>
<dl>${filled.map(typedRow)}</dl>
</section>`;
};

const typedRow = ([name, text]: readonly [name: string, text: string]): Html =>
  html`<div><dt>${labelOf(name)}</dt><dd class="typed" dir="auto">${text}</dd></div>`;

type SignIn = {
  /** The path to go on to, or the form to return to. */
  readonly next: string | PendingForm;
  readonly email?: string;
  readonly refusal?: string;
};

/** The sign-in form for those who are not signed in on the site. */
export const signInPage = ({ next, email = '', refusal }: SignIn): string => {
  const isReturning = typeof next !== 'string';
  const fields = html`<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="191" dir="ltr"
  value="${email}"${email === '' && html` autofocus`}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"
  ${email !== '' && html`autofocus`}>
<button class="go">Sign in</button>`;
  const form = isReturning
    ? html`<form method="post" action="${next.action}" enctype="multipart/form-data">
${pendingFormFields(next.typed)}
${fields}
</form>`
    : html`<form method="post" action="/desk/sign-in">
<input type="hidden" name="next" value="${next}">
${fields}
</form>`;
  return signInFrame(
    'Sign in to the desk',
    html`<h1>Sign in to the desk</h1>
${refusal === undefined ? (isReturning ? SESSION_ENDED : STAFF_NOTE) : html`<p class="bad" role="alert">${refusal}</p>`}
${form}
<a class="button quiet" href="/">Back to the site</a>`,
  );
};

const STAFF_NOTE = html`<p>The desk is for the people who run this marketplace.</p>`;
const SESSION_ENDED = html`<p role="alert">
Your sign-in has ended, so nothing was done yet. Sign in again, and what you typed stands in its form again; only a
picture has to be chosen anew.</p>`;

/** ROUTE-12: the answer to a signed-in customer. */
export const staffOnlyPage = (): string =>
  signInFrame(
    'For staff only',
    html`<h1>This door is for staff</h1>
<p>Behind it is the desk from which this marketplace is run. Your account is a customer’s account, so there is nothing
here for you; your orders, your wallet and your chats are all on the site.</p>
<a class="button go" href="/">Back to the site</a>
<a class="button quiet" href="/desk/sign-in">Sign in with a staff account</a>`,
  );

/** Explains an error and links to the next step. */
export const deskErrorPage = (title: string, text: string): string =>
  signInFrame(
    title,
    html`<h1>${title}</h1>
<p role="alert">${text}</p>
<a class="button go" href="/desk">To the desk</a>`,
  );

/** Frames a page without the menu. */
const signInFrame = (title: string, main: Html): string =>
  framed(
    title,
    html`<div class="door">
<main><div class="mark">${MARK}<span>Tiffin desk</span></div>${main}</main>
</div>`,
  );

const framed = (title: string, body: Html): string =>
  pageFrame({ language: 'en', direction: 'ltr', title: `${title} – Tiffin desk`, style: DESK_STYLE, body });
