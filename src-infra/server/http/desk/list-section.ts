import { html, type Html } from '../pages/index.ts';
import type { Language, PluralTexts } from '../../foundation/languages/index.ts';
import type { Answered } from './desk-api.ts';
import { LIVE_SCRIPT_PATH } from './kitchen/live-script.ts';
import { cardHtml, pager, type Card } from './parts.html.ts';
import {
  worded,
  type ActionOutcome,
  type Audience,
  type Section,
  type Typed,
  type View,
  type Visit,
  type Worded,
} from './section.ts';
import { statusIn } from './words.ts';

type Meta = { readonly current_page: number; readonly last_page: number; readonly total: number };
type Listed<Row> = Answered<{ readonly data: readonly Row[]; readonly meta: Meta }>;
type Spec<Row> = {
  readonly key: string;
  readonly title: Worded;
  readonly audience: Audience;
  /** The statuses to filter by, in this order. */
  readonly statuses: readonly string[];
  /** Says what the search looks at; absent without a search. */
  readonly searches?: Worded;
  /** The text of an empty list. */
  readonly empty: Worded;
  readonly list: (
    visit: Visit,
    filter: { readonly page: string; readonly perPage: number; readonly status: string; readonly search: string },
  ) => Promise<Listed<Row>>;
  readonly card: (row: Row, visit: Visit) => Card | Promise<Card>;
  readonly above?: (visit: Visit) => Html | undefined | Promise<Html | undefined>;
  /** Of a list that keeps itself current: says how many entries came. */
  readonly news?: (texts: Language) => PluralTexts;
  readonly act?: (visit: Visit, typed: Typed) => Promise<ActionOutcome>;
};

const PER_PAGE = 12;

/** A section that is a list with filter, search and pages. */
export const listSection = <Row>(spec: Spec<Row>): Section => ({
  key: spec.key,
  title: spec.title,
  audience: spec.audience,
  ...(spec.act && { act: spec.act }),
  show: async (visit): Promise<View> => {
    const { query, texts } = visit;
    const { list: words } = texts.desk;
    const title = worded(spec.title, texts);
    const whole = html`<a href="/desk/${spec.key}${shopOf(query)}">${words.whole}</a>`;
    const filter = {
      page: query.get('page') ?? '',
      perPage: PER_PAGE,
      status: query.get('status') ?? '',
      search: query.get('search')?.trim() ?? '',
    };
    const answer = await spec.list(visit, filter);
    if (!answer.ok) {
      const { status, message } = answer.refusal;
      return {
        title,
        status,
        body: html`<h1>${title}</h1>
<p class="bad" role="alert">${message}</p>
<p>${whole}</p>`,
      };
    }
    const { data, meta } = answer.body;
    const cards = await Promise.all(data.map(async (row) => spec.card(row, visit)));
    const isFiltered = filter.status !== '' || filter.search !== '';
    const empty = isFiltered
      ? html`<p class="empty">${words.none} ${whole}</p>`
      : html`<p class="empty">${worded(spec.empty, texts)}</p>`;
    const isEmpty = cards.length === 0 && !spec.news;
    const live = spec.news && liveList(cards, empty, spec.news(texts));
    const list = html`${live ?? html`<ul class="cards">${cards.map(cardHtml)}</ul>`}
${pager(spec.key, query, meta, texts.desk)}`;
    return {
      title,
      body: html`<h1>${title}</h1>
${await spec.above?.(visit)}
${filterForm(spec, filter, visit)}
${isEmpty ? empty : list}`,
      ...(live && { script: LIVE_SCRIPT_PATH }),
    };
  },
});

/** A list that the script of live lists keeps current, also one that is empty so far. */
const liveList = (cards: readonly Card[], empty: Html, news: PluralTexts): Html =>
  html`<p class="news" role="status" data-live-news="${JSON.stringify(news)}"></p>
<ul class="cards" data-live>${cards.map(cardHtml)}</ul>
${empty}`;

/** The part of a query that stays when a list is shown whole: the shop that an operator named. */
const shopOf = (query: URLSearchParams): string => (query.has('shop') ? `?shop=${query.get('shop')}` : '');

const filterForm = (
  { key, title, statuses, searches }: Pick<Spec<never>, 'key' | 'title' | 'statuses' | 'searches'>,
  { status, search }: { readonly status: string; readonly search: string },
  { query, texts }: Pick<Visit, 'query' | 'texts'>,
): Html => {
  const { list: words, statuses: labels } = texts.desk;
  const shop = query.get('shop');
  const option = (value: string, label: string): Html =>
    html`<option value="${value}"${value === status && html` selected`}>${label}</option>`;
  const statusField = html`<div>
<label for="status">${words.status}</label>
<select id="status" name="status">
${option('', words.all)}
${statuses.map((word) => option(word, statusIn(labels, word)))}
</select>
</div>`;
  const searchField =
    searches !== undefined &&
    html`<div class="wide">
<label for="search">${words.search}</label>
<input id="search" name="search" type="search" maxlength="191" value="${search}" aria-describedby="searches">
<small id="searches">${worded(searches, texts)}</small>
</div>`;
  const name = worded(title, texts);
  return html`<form class="filter" method="get" action="/desk/${key}" role="search" aria-label="${name}">
${shop !== null && html`<input type="hidden" name="shop" value="${shop}">`}
${statuses.length > 0 && statusField}
${searchField}
<button>${words.show}</button>
</form>`;
};
