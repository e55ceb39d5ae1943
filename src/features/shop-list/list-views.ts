import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FunctionComponent } from 'react';
import { importWithRetry } from '../../ui/lazy/index.ts';
import type { ListContent, ListContents, ShopListViewModel } from './shop-list.view-model.ts';

type ListView = FunctionComponent<{ readonly vm: ShopListViewModel }>;
type Loaded = Readonly<Partial<Record<ListContent, ListView>>>;

/** The views of `/shop`, each with code that only its visitors load. */
export class ListViews implements ListContents {
  loaded: Loaded = {};
  /** What could not be loaded last. */
  failed: ListContent | undefined = undefined;
  readonly #loads: Readonly<Record<ListContent, () => Promise<ListView>>>;

  constructor(loads: Readonly<Record<ListContent, () => Promise<ListView>>>) {
    this.#loads = loads;
    makeAutoObservable(this, { loaded: observableRef }, { autoBind: true });
  }

  /** Returns whether the code is there. */
  async load(content: ListContent): Promise<boolean> {
    if (this.loaded[content]) return true;
    const View = await importWithRetry(this.#loads[content]).catch(() => undefined);
    runInAction(() => {
      if (View) this.loaded = { ...this.loaded, [content]: View };
      this.failed = View ? undefined : content;
    });
    return View !== undefined;
  }
}
