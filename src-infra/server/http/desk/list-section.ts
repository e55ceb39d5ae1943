import { html, type Html } from '../pages/index.ts';
import type { Answered } from './desk-api.ts';
import { cardHtml, pager, type Card } from './parts.html.ts';
import type { ActionOutcome, Section, Typed, View, Visit } from './section.ts';
import { labelOf } from './words.ts';

type Meta = { readonly current_page: number; readonly last_page: number; readonly total: number };
type Listed<Row> = Answered<{ readonly data: readonly Row[]; readonly meta: Meta }>;
type Spec<Row> = {
  readonly key: string;
  readonly title: string;
  /** The statuses to filter by, in this order. */
  readonly statuses: readonly string[];
  /** Says what the search looks at; absent without a search. */
  readonly searches?: string;
  /** The text of an empty list. */
  readonly empty: string;
  readonly list: (
    visit: Visit,
    filter: { readonly page: string; readonly perPage: number; readonly status: string; readonly search: string },
  ) => Promise<Listed<Row>>;
  readonly card: (row: Row, visit: Visit) => Card | Promise<Card>;
  readonly above?: (visit: Visit) => Html | undefined | Promise<Html | undefined>;
  readonly act?: (visit: Visit, typed: Typed) => Promise<ActionOutcome>;
};

const PER_PAGE = 12;

/** A section that is a list with filter, search and pages. */
export const listSection = <Row>(spec: Spec<Row>): Section => ({
  key: spec.key,
  title: spec.title,
  ...(spec.act && { act: spec.act }),
  show: async (visit): Promise<View> => {
    const { query } = visit;
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
        title: spec.title,
        status,
        body: html`<h1>${spec.title}</h1>
<p class="bad" role="alert">${message}</p>
<p><a href="/desk/${spec.key}">Show the whole list</a></p>`,
      };
    }
    const { data, meta } = answer.body;
    const cards = await Promise.all(data.map(async (row) => spec.card(row, visit)));
    const isFiltered = filter.status !== '' || filter.search !== '';
    const empty = isFiltered
      ? html`<p class="empty">Nothing fits. <a href="/desk/${spec.key}">Show the whole list</a></p>`
      : html`<p class="empty">${spec.empty}</p>`;
    const list = html`<ul class="cards">${cards.map(cardHtml)}</ul>
${pager(spec.key, query, meta)}`;
    return {
      title: spec.title,
      body: html`<h1>${spec.title}</h1>
${await spec.above?.(visit)}
${filterForm(spec, filter)}
${cards.length > 0 ? list : empty}`,
    };
  },
});

const filterForm = (
  { key, title, statuses, searches }: Pick<Spec<never>, 'key' | 'title' | 'statuses' | 'searches'>,
  { status, search }: { readonly status: string; readonly search: string },
): Html => {
  const option = (value: string, label: string): Html =>
    html`<option value="${value}"${value === status && html` selected`}>${label}</option>`;
  const statusField = html`<div>
<label for="status">Status</label>
<select id="status" name="status">
${option('', 'All')}
${statuses.map((word) => option(word, labelOf(word)))}
</select>
</div>`;
  const searchField =
    searches !== undefined &&
    html`<div class="wide">
<label for="search">Search</label>
<input id="search" name="search" type="search" maxlength="191" value="${search}" aria-describedby="searches">
<small id="searches">${searches}</small>
</div>`;
  return html`<form class="filter" method="get" action="/desk/${key}" role="search" aria-label="${title}">
${statuses.length > 0 && statusField}
${searchField}
<button>Show</button>
</form>`;
};
