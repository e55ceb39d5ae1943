import type { DeskTexts } from '../../foundation/languages/index.ts';
import { fillIn } from '../../foundation/messages/index.ts';
import { html, type Html } from '../pages/index.ts';
import type { FormError, Visit } from './section.ts';
import { toneOf, labelOf } from './words.ts';

export type Fact = readonly [label: string, value: Html | string | number | null | undefined | false];
/** An entry of a list: its facts and its actions. */
export type Card = {
  readonly id: string;
  readonly title: Html | string;
  readonly status?: string;
  readonly statusLabel?: string;
  readonly facts: readonly Fact[];
  readonly actions?: Html | undefined;
  /** Of an entry of a live list: tells its versions apart, and whether it is announced when it comes. */
  readonly state?: string;
  readonly isNew?: boolean;
};

/** A status in its tone; `label` words it for those who do not read English. */
export const badge = (status: string, label = labelOf(status)): Html =>
  html`<span class="badge ${toneOf(status)}">${label}</span>`;

/** Isolates the direction of text that users wrote. */
export const userText = (text: string | null | undefined): Html | undefined =>
  text ? html`<bdi>${text}</bdi>` : undefined;

/** Renders a time of the API, which is in UTC. */
export const timeText = (time: string | null | undefined): Html | undefined =>
  time ? html`<time datetime="${time.replace(' ', 'T')}">${time.slice(0, 16)} UTC</time>` : undefined;

/** Renders an amount with the symbol of its currency. */
export const amountText = (
  amount: number,
  currency:
    | { readonly symbol: string; readonly position: string; readonly decimals?: number | undefined }
    | null
    | undefined,
  language = 'en',
): Html => {
  const number = amount.toLocaleString(language, {
    minimumFractionDigits: currency?.decimals ?? 2,
    maximumFractionDigits: currency?.decimals ?? 2,
  });
  const symbol = currency?.symbol ?? '';
  return html`<bdi dir="ltr">${currency?.position === 'after' ? `${number} ${symbol}` : symbol + number}</bdi>`;
};

export const personName = (
  person: { readonly firstname: string; readonly lastname?: string | null } | null | undefined,
): Html | undefined => userText([person?.firstname, person?.lastname].filter(Boolean).join(' '));

/** Renders an entry; facts without a value are left out. */
export const cardHtml = ({ id, title, status, statusLabel, facts, actions, state, isNew }: Card): Html => {
  const known = facts.filter(([, value]) => value !== undefined && value !== null && value !== false && value !== '');
  return html`
<li class="card" id="row-${id}"${state !== undefined && html` data-state="${state}"`}${isNew && html` data-is-new`}>
<div class="head"><h2>${title}</h2>${status !== undefined && badge(status, statusLabel)}</div>
<dl>${known.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${actions && html`<div class="actions">${actions}</div>`}
</li>`;
};

/** Links to the pictures, as small as they fit into a card. */
export const thumbnails = (paths: readonly string[], subject: string): Html | undefined =>
  paths.length === 0
    ? undefined
    : html`${paths.map(
        (path, index) => html`<a href="${path}"><img
  src="${path}" alt="Picture ${index + 1} of ${subject}" width="72" height="72" loading="lazy"></a> `,
      )}`;

/** Says beside a form why it was refused. */
export const refusalHtml = (trouble: FormError | undefined, form: string): Html | undefined => {
  if (trouble?.form !== form) return undefined;
  const { message, params } = trouble.refusal;
  const reasons = Object.values(params).flat();
  return html`<div class="bad" role="alert" id="trouble" tabindex="-1">
<p>${message}</p>
${reasons.length > 0 && html`<ul>${reasons.map((text) => html`<li>${text}</li>`)}</ul>`}
</div>`;
};

/** Returns what was typed into a refused form, else the field's initial value. */
export const typedValue = (trouble: FormError | undefined, form: string, name: string, first = ''): string =>
  trouble?.form === form && trouble.typed.has(name) ? trouble.typed.text(name) : first;

/** Attributes that tie a field to the reason its form was refused. */
export const errorAttributes = (trouble: FormError | undefined, form: string, name: string): Html | undefined =>
  trouble?.form === form
    ? html` aria-describedby="trouble"${name in trouble.refusal.params ? html` aria-invalid="true"` : ''}`
    : undefined;

/** The action of a form in a section; it keeps the list's filter and page. */
export const actionOf = (section: string, path: string, { query }: Pick<Visit, 'query'>): string => {
  const search = query.toString();
  return `/desk/${section}/${path}${search === '' ? '' : `?${search}`}`;
};

export const pager = (
  section: string,
  query: URLSearchParams,
  {
    current_page: page,
    last_page: last,
    total,
  }: { readonly current_page: number; readonly last_page: number; readonly total: number },
  { list: words }: DeskTexts,
): Html => {
  const to = (number: number): string => {
    const search = new URLSearchParams(query);
    search.set('page', String(number));
    return `/desk/${section}?${search.toString()}`;
  };
  return html`<nav class="pager" aria-label="${words.pages}">
${page > 1 && html`<a rel="prev" href="${to(page - 1)}">${words.previous}</a>`}
<span>${fillIn(words.page, { page, last, total })}</span>
${page < last && html`<a rel="next" href="${to(page + 1)}">${words.next}</a>`}
</nav>`;
};
