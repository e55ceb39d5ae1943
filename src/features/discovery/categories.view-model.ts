import type { Category } from '@domain/catalog/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { GuideQueries } from './guide.queries.ts';

type Deps = { readonly cache: DataCache; readonly guide: Pick<GuideQueries, 'categories'> };

/** ROUTE-8: all categories of shops. */
export class CategoriesViewModel implements PageViewModel {
  readonly categories: LiveQuery<readonly Category[]>;

  constructor({ cache, guide }: Deps) {
    this.categories = new LiveQuery(cache, guide.categories());
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    await this.categories.load();
    return ready;
  }

  activate(): () => void {
    return this.categories.follow();
  }

  head(translate: Translate): PageHead {
    return {
      title: translate('list.title', { name: translate('home.categories') }),
      description: translate('categories.description'),
      canonical: '/shop-category',
    };
  }
}
