import { makeAutoObservable } from 'mobx';
import { findByTitle, letterGroups, type LetterGroup, type ShopSign } from '@domain/catalog/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { GuideQueries } from './guide.queries.ts';

type Deps = { readonly cache: DataCache; readonly guide: Pick<GuideQueries, 'verified'> };

/** ROUTE-8: verified shops from A to Z, with a search by name. */
export class BrandsViewModel implements PageViewModel {
  readonly shops: LiveQuery<readonly ShopSign[]>;
  search = '';

  constructor({ cache, guide }: Deps) {
    this.shops = new LiveQuery(cache, guide.verified());
    makeAutoObservable(this, { shops: false }, { autoBind: true });
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    await this.shops.load();
    return ready;
  }

  activate(): () => void {
    return this.shops.follow();
  }

  get found(): readonly ShopSign[] {
    return findByTitle(this.shops.value ?? [], this.search);
  }

  get groups(): readonly LetterGroup<ShopSign>[] {
    return letterGroups(this.found);
  }

  searchFor(text: string): void {
    this.search = text;
  }

  head(translate: Translate): PageHead {
    return {
      title: translate('list.title', { name: translate('brands.heading') }),
      description: translate('brands.description'),
      canonical: '/brands',
    };
  }
}
