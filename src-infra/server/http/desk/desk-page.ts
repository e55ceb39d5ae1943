import { html, ICON, MARK, type Html } from '../pages/index.ts';
import { DESK_STYLE } from './desk-style.ts';
import { keptFields, type KeptForm } from './kept-form.ts';
import type { Section, Trouble, Typed, View } from './section.ts';
import { wordOf } from './words.ts';

type Frame = {
  readonly sections: readonly Section[]; readonly current: string; readonly view: View;
  /** What the last form has done. */
  readonly told: string | undefined; readonly trouble: Trouble | undefined;
  /** Somebody signed in on the site signs out there. */
  readonly canSignOut: boolean;
};

/** A page of the desk with its menu. */
export const deskPage = ({ sections, current, view, told, trouble, canSignOut }: Frame): string => {
  const link = ({ key, title }: Section): Html => html`<li><a href="/desk${key === '' ? '' : `/${key}`}"${key === current ? html` aria-current="page"` : ''}>${title}</a></li>`;
  const isBesideForm = view.body.html.includes('id="trouble"');
  const refusal = trouble && `That did not work: ${trouble.refusal.message}`;
  return whole(`${trouble ? 'Error: ' : ''}${view.title}`, html`<a class="skip" href="#main">Skip to the content</a>
<header class="top"><a class="mark" href="/desk">${MARK}<span>Tiffin desk</span></a>${canSignOut ? html`<form method="post" action="/desk/sign-out"><button class="quiet">Sign out</button></form>` : html`<a class="link" href="/">To the site</a>`}</header>
<div class="frame"><nav class="menu" aria-label="Desk" tabindex="0"><ul>${sections.map(link)}</ul></nav>
<main id="main">${told === undefined ? '' : html`<p class="told" role="status">${told}</p>`}${refusal === undefined ? '' : html`<p class="bad" role="alert">${isBesideForm ? html`<a href="#trouble">${refusal}</a>` : refusal}</p>`}${trouble && !isBesideForm ? typedHtml(trouble.typed) : ''}${view.body}</main></div>`);
};

/** The form is not there any more, what was typed into it is. */
const typedHtml = ({ texts }: Typed): Html | undefined => {
  const told = texts.filter(([, text]) => text.trim() !== '');
  return told.length === 0
    ? undefined
    : html`<section class="panel" aria-labelledby="typed"><h2 id="typed">What you sent</h2><dl>${told.map(([name, text]) => html`<div><dt>${wordOf(name)}</dt><dd class="typed" dir="auto">${text}</dd></div>`)}</dl></section>`;
};

type Door = {
  /** Where to go on, or the form to come back to. */
  readonly next: string | KeptForm;
  readonly email?: string; readonly refusal?: string;
};

/** Where somebody signs in who is not signed in on the site. */
export const signInPage = ({ next, email = '', refusal }: Door): string => door('Sign in to the desk', html`<h1>Sign in to the desk</h1>
${refusal === undefined ? (typeof next === 'string' ? html`<p>The desk is for the people who run this marketplace.</p>` : SIGNED_OUT) : html`<p class="bad" role="alert">${refusal}</p>`}
${typeof next === 'string' ? html`<form method="post" action="/desk/sign-in"><input type="hidden" name="next" value="${next}">` : html`<form method="post" action="${next.action}" enctype="multipart/form-data">${keptFields(next.typed)}`}<label for="email">E-mail</label><input id="email" name="email" type="email" autocomplete="username" required maxlength="191" dir="ltr" value="${email}"${email === '' ? html` autofocus` : ''}>
<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${email === '' ? '' : html` autofocus`}><button class="go">Sign in</button></form>
<a class="button quiet" href="/">Back to the site</a>`);

const SIGNED_OUT = html`<p role="alert">Your sign-in has ended, so nothing was done yet. Sign in again, and what you typed stands in its form again; only a picture has to be chosen anew.</p>`;

/** ROUTE-12: a customer who has come to the staff’s door. */
export const staffOnlyPage = (): string => door('For staff only', html`<h1>This door is for staff</h1>
<p>Behind it is the desk from which this marketplace is run. Your account is a customer’s account, so there is nothing here for you; your orders, your wallet and your chats are all on the site.</p>
<a class="button go" href="/">Back to the site</a><a class="button quiet" href="/desk/sign-in">Sign in with a staff account</a>`);

/** Says that something is not done, and where to go on. */
export const deskTroublePage = (title: string, text: string): string => door(title, html`<h1>${title}</h1><p role="alert">${text}</p><a class="button go" href="/desk">To the desk</a>`);

const door = (title: string, main: Html): string => whole(title, html`<div class="door"><main><div class="mark">${MARK}<span>Tiffin desk</span></div>${main}</main></div>`);

const whole = (title: string, body: Html): string =>
  `<!doctype html>${html`<html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} – Tiffin desk</title>`.html}${ICON}<style>${DESK_STYLE}</style></head><body>${body.html}</body></html>`;
