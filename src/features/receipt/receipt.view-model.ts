import { makeAutoObservable, observableRef } from 'mobx';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { orderId } from '@domain/kernel/ids.ts';
import type { Receipt, Receipts } from '@domain/orders/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { pageOutcomeOf, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';

type Deps = {
  readonly cache: DataCache;
  readonly receipts: Receipts;
  readonly context: { readonly scope: () => readonly unknown[] };
};

/** A refund may follow at any time. */
const FRESH_MS = 5000;

/** ORDER-11: the receipt of one order. */
export class ReceiptViewModel implements PageViewModel {
  live: LiveQuery<Receipt> | undefined;
  readonly #deps: Deps;
  #number = '';

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { live: observableRef }, { autoBind: true });
  }

  show({ params }: Place): void {
    const text = params['id'] ?? '';
    if (this.live || !/^[1-9]\d{0,9}$/.test(text)) return;
    this.#number = text;
    const { cache, receipts, context } = this.#deps;
    const id = orderId(Number(text));
    this.live = new LiveQuery(cache, {
      key: ['orders', 'receipt', id, ...context.scope()],
      load: () => receipts.load(id),
      freshMs: FRESH_MS,
    });
  }

  async prepare(): Promise<PageOutcome> {
    return pageOutcomeOf(await this.live?.load());
  }

  activate(): () => void {
    return this.live?.follow() ?? (() => {});
  }

  head(translate: Translate): PageHead {
    return { title: translate('receipt.title', { number: this.#number }), isPrivate: true };
  }

  get receipt(): Receipt | undefined {
    return this.live?.value;
  }

  get failure(): RemoteFailure | undefined {
    return this.live?.failure;
  }

  retry(): void {
    this.live?.reload();
  }
}
