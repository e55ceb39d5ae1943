import { html, type Html } from '../pages/index.ts';
import { listSection } from './list-section.ts';
import { actionOf, refusalHtml, userText, timeText } from './parts.html.ts';
import type { Section } from './section.ts';
import { writeNews, writePage } from './news-form.ts';
import { done } from './status-forms.ts';

const list = listSection({
  key: 'news',
  title: 'News',
  audience: 'operators',
  empty: 'No news has been written yet.',
  searches: 'Title and short text',
  statuses: ['draft', 'published'],
  above: (): Html => html`<p><a class="button go" href="/desk/news/new">Write news</a></p>`,
  list: ({ api }, filter) => api.call('listNews', filter),
  card: (news, visit) => ({
    id: news.uuid,
    title: userText(news.translation.title) ?? 'Without a title',
    status: news.active ? 'published' : 'draft',
    facts: [
      ['In short', userText(news.translation.short_desc)],
      ['Languages', (news.locales ?? []).join(', ')],
      ['Out since', news.published_at],
      ['Page', news.active && html`<a href="/blog/${news.uuid}">As customers see it</a>`],
      ['Written', timeText(news.created_at)],
    ],
    actions: news.active
      ? undefined
      : html`${refusalHtml(visit.trouble, `news/${news.uuid}`)}
<details>
<summary>Publish …</summary>
<form method="post" action="${actionOf('news', `${news.uuid}/publish`, visit)}">
<p>Everybody is told at once, and only this once.</p>
<button class="go" aria-label="Publish: ${news.translation.title}">Publish and tell everybody</button>
</form>
</details>`,
  }),
});

/** News for every customer. */
export const newsSection: Section = {
  ...list,
  show: (visit) =>
    visit.rest[0] === undefined
      ? list.show(visit)
      : visit.rest[0] === 'new'
        ? writePage(visit)
        : Promise.resolve(undefined),

  act: async (visit, typed) => {
    const [uuid = '', what] = visit.rest;
    if (uuid === 'new' && what === undefined) return writeNews(visit, typed);
    if (what !== 'publish') return { kind: 'unknown' };
    const answer = await visit.api.call('publishNews', { uuid });
    return answer.ok
      ? done('news', visit, 'The news is out, and everybody is being told.')
      : { kind: 'refused', trouble: { form: `news/${uuid}`, typed, refusal: answer.refusal } };
  },
};
