import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { AddressBookViewModel } from './address-book.view-model.ts';
import type { AddressChoiceViewModel } from './address-choice.view-model.ts';

type Deps = { readonly choice: Pick<AddressChoiceViewModel, 'openBook'> };

/** The page of the customer's saved addresses (ADDRESS-4). */
export class SavedLocationsViewModel implements PageViewModel {
  book: AddressBookViewModel | undefined = undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { book: observableRef }, { autoBind: true });
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    const book = await this.#deps.choice.openBook();
    await book.saved?.load();
    runInAction(() => (this.book = book));
    return ready;
  }

  /** The book stays active while the page is on screen. */
  activate(): () => void {
    return () => {};
  }

  head(translate: Translate): PageHead {
    return { title: translate('address.page_head'), isPrivate: true };
  }
}
