import { makeAutoObservable, runInAction } from 'mobx';
import { dateText, localDateOf, localTimeOf, type TimeZones } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { RefundId } from '@domain/kernel/ids.ts';
import type { OrderRefunds, OwnRefund } from '@domain/refunds/index.ts';
import { LivePages, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import { failureText } from '../failure/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';

type Deps = {
  readonly cache: DataCache;
  readonly refunds: OrderRefunds;
  readonly scope: () => readonly unknown[];
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
  readonly zones: TimeZones;
};

const KEY = ['orders', 'refunds'];

/** The customer's refund requests and what became of them. */
export class RefundsViewModel implements PageViewModel {
  readonly list: LivePages<OwnRefund>;
  withdrawing: RefundId | undefined = undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.list = new LivePages(deps.cache, (page) => ({
      key: [...KEY, page, ...deps.scope()],
      load: () => deps.refunds.list(page),
      freshMs: 0,
    }));
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    await Promise.all(this.list.pages.map((page) => page.load()));
    return ready;
  }

  activate(): () => void {
    return this.list.follow();
  }

  head(translate: Translate): PageHead {
    return { title: translate('refunds.head'), isPrivate: true };
  }

  timeText(at: Instant, { timeZone = 'UTC' }: Pick<OwnRefund, 'timeZone'>): string {
    const { zones } = this.#deps;
    return `${dateText(localDateOf(at, timeZone, zones))}, ${localTimeOf(at, timeZone, zones)}`;
  }

  async withdraw(id: RefundId): Promise<void> {
    if (this.withdrawing !== undefined) return;
    const { refunds, cache, toasts, translate } = this.#deps;
    this.withdrawing = id;
    const outcome = await refunds.withdraw(id);
    runInAction(() => (this.withdrawing = undefined));
    if (outcome.ok) toasts.show('success', translate('refunds.withdrawn'));
    else toasts.show('error', failureText(outcome.error, translate));
    cache.invalidate(KEY);
  }
}
