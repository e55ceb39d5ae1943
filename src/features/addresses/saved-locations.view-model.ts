import type { TFunction } from 'i18next';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { AddressBookViewModel } from './address-book.view-model.ts';
import type { AddressChoiceViewModel } from './address-choice.view-model.ts';

type Deps = { readonly choice: Pick<AddressChoiceViewModel, 'openBook'> };

/** The page of one's own addresses (ADDRESS-4). */
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

  /** The book follows the addresses as long as it is on screen. */
  activate(): () => void {
    return () => {};
  }

  head(translate: TFunction): PageHead {
    return { title: translate('address.page_head'), isPrivate: true };
  }
}
