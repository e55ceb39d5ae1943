import type { $Fetch } from 'ofetch';
import type { Articles } from '@domain/content/index.ts';
import { isNotFound } from '@domain/kernel/remote-failure.ts';
import { ok } from '@domain/kernel/result.ts';
import { readEntity } from '../drivers/http/read-entity.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { toPage } from '../drivers/http/page.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { isHere, toArticle, toArticleCard } from './content-wire.ts';

const ARTICLES_PER_PAGE = 12;

type Deps = { readonly api: $Fetch; readonly context: { readonly toImage: ToImage } };

export const createHttpArticles = ({ api, context: { toImage } }: Deps): Articles => ({
  list: (page) =>
    readAnswer(
      api<unknown>('rest/blogs/paginate', { query: { type: 'blog', page, perPage: ARTICLES_PER_PAGE } }),
      (body) => {
        const { items, ...place } = toPage(body, (item) => toArticleCard(item, toImage));
        return ok({ ...place, items: items.filter(isHere) });
      },
    ),
  load: (article) =>
    readAnswer(api<unknown>(`rest/blogs/${encodeURIComponent(article)}`), (body) =>
      readEntity(body, (item) => toArticle(item, toImage)),
    ),
  latestNews: async () => {
    const answer = await readAnswer(api<unknown>('rest/last-blog/show', { query: { type: 'notification' } }), (body) =>
      readEntity(body, (item) => toArticleCard(item, toImage)),
    );
    if (answer.ok) return ok([answer.value]);
    return isNotFound(answer.error) ? ok([]) : answer;
  },
});
