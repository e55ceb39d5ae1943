import { html, type Html } from '../pages/index.ts';
import type { Trouble, Visit } from './section.ts';
import { toneOf, wordOf } from './words.ts';

type Fact = readonly [label: string, value: Html | string | number | null | undefined | false];
/** One thing of a list: what it is, what is known of it, what can be done with it. */
export type Card = { readonly id: string; readonly title: Html | string; readonly status?: string; readonly facts: readonly Fact[]; readonly actions?: Html | undefined };

export const badge = (status: string): Html => html`<span class="badge ${toneOf(status)}">${wordOf(status)}</span>`;

/** Somebody's words or name: their direction is their own. */
export const said = (text: string | null | undefined): Html | undefined => (text ? html`<bdi>${text}</bdi>` : undefined);

/** A time of the API, in UTC, as people read it. */
export const timeText = (time: string | null | undefined): Html | undefined =>
  time ? html`<time datetime="${time.replace(' ', 'T')}">${time.slice(0, 16)} UTC</time>` : undefined;

/** An amount in the currency it is in. */
export const amountText = (amount: number, currency: { readonly symbol: string; readonly position: string; readonly decimals?: number | undefined } | null | undefined): Html => {
  const number = amount.toLocaleString('en', { minimumFractionDigits: currency?.decimals ?? 2, maximumFractionDigits: currency?.decimals ?? 2 });
  const symbol = currency?.symbol ?? '';
  return html`<bdi dir="ltr">${currency?.position === 'after' ? `${number} ${symbol}` : symbol + number}</bdi>`;
};

export const personName = (person: { readonly firstname: string; readonly lastname?: string | null } | null | undefined): Html | undefined =>
  said([person?.firstname, person?.lastname].filter(Boolean).join(' '));

export const cardHtml = ({ id, title, status, facts, actions }: Card): Html => html`
<li class="card" id="row-${id}"><div class="head"><h2>${title}</h2>${status === undefined ? '' : badge(status)}</div>
<dl>${facts.filter(([, value]) => value !== undefined && value !== null && value !== false && value !== '').map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${actions ? html`<div class="actions">${actions}</div>` : ''}</li>`;

/** Why a form was refused, beside it. */
export const refusalHtml = (trouble: Trouble | undefined, form: string): Html | undefined =>
  trouble?.form === form
    ? html`<div class="bad" role="alert" id="trouble" tabindex="-1"><p>${trouble.refusal.message}</p>${
        Object.values(trouble.refusal.params).length > 0 ? html`<ul>${Object.values(trouble.refusal.params).flat().map((text) => html`<li>${text}</li>`)}</ul>` : ''}</div>`
    : undefined;

/** What was typed into a form that came back, else what it begins with. */
export const typedIn = (trouble: Trouble | undefined, form: string, name: string, first = ''): string =>
  trouble?.form === form && trouble.typed.has(name) ? trouble.typed.text(name) : first;

/** Ties a field to the reason why its form was refused. */
export const faultOf = (trouble: Trouble | undefined, form: string, name: string): Html | undefined =>
  trouble?.form === form ? html` aria-describedby="trouble"${name in trouble.refusal.params ? html` aria-invalid="true"` : ''}` : undefined;

/** The address of a form of the section: what the list shows goes with it. */
export const actionOf = (section: string, path: string, { query }: Pick<Visit, 'query'>): string => {
  const search = query.toString();
  return `/desk/${section}/${path}${search === '' ? '' : `?${search}`}`;
};

export const pager = (section: string, query: URLSearchParams, { current_page: page, last_page: last, total }: { readonly current_page: number; readonly last_page: number; readonly total: number }): Html => {
  const to = (number: number): string => {
    const search = new URLSearchParams(query);
    search.set('page', String(number));
    return `/desk/${section}?${search.toString()}`;
  };
  return html`<nav class="pager" aria-label="Pages">${page > 1 ? html`<a rel="prev" href="${to(page - 1)}">Previous</a>` : ''}<span>Page ${page} of ${last}, ${total} in all</span>${page < last ? html`<a rel="next" href="${to(page + 1)}">Next</a>` : ''}</nav>`;
};
