import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PictureUploads } from '@domain/images/index.ts';
import { orderId, type OrderId } from '@domain/kernel/ids.ts';
import type { OrderLine } from '@domain/orders/index.ts';
import {
  piecesLeft,
  quoteRefund,
  REFUND_CAUSE_MAX,
  type OrderRefunds,
  type PiecesRequest,
  type RefundableGoods,
  type RefundQuote,
  type RefundReason,
} from '@domain/refunds/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import {
  pageOutcomeOf,
  type Navigator,
  type PageHead,
  type PageOutcome,
  type PageViewModel,
  type Place,
} from '../../routes/index.ts';
import { failureText } from '../failure/index.ts';
import { PhotosViewModel } from '../pictures/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';

type Deps = {
  readonly cache: DataCache;
  readonly refunds: OrderRefunds;
  readonly scope: () => readonly unknown[];
  readonly uploads: PictureUploads;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly makeUuid: () => string;
  readonly translate: Translate;
};

/** What a customer says about a line. */
export type SaidOfLine = { readonly quantity: number; readonly reason: RefundReason | undefined };

/** REFUND-3: which pieces of an order were wrong, and what comes back for them, before anything is sent. */
export class ProblemViewModel implements PageViewModel {
  id: OrderId | undefined;
  live: LiveQuery<RefundableGoods> | undefined;
  picks: ReadonlyMap<number, SaidOfLine> = new Map();
  note = '';
  isSending = false;
  fault: string | undefined = undefined;
  failures = 0;
  readonly photos: PhotosViewModel;
  readonly #deps: Deps;
  /** The key of a request goes with what it asks for: the same request is sent under the same one. */
  #keyed: { readonly text: string; readonly key: string } | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.photos = new PhotosViewModel({ uploads: deps.uploads, use: 'order_refunds', onChange: () => {} });
    makeAutoObservable(
      this,
      { id: false, live: observableRef, picks: observableRef, photos: false },
      { autoBind: true },
    );
  }

  show({ params }: Place): void {
    const text = params['id'] ?? '';
    if (this.id !== undefined || !/^[1-9]\d{0,9}$/.test(text)) return;
    const { cache, refunds, scope } = this.#deps;
    const id = orderId(Number(text));
    this.id = id;
    this.live = new LiveQuery(cache, {
      key: ['orders', 'goods', id, ...scope()],
      load: () => refunds.goods(id),
      freshMs: 0,
    });
  }

  async prepare(): Promise<PageOutcome> {
    return pageOutcomeOf(await this.live?.load());
  }

  activate(): () => void {
    return this.live?.follow() ?? (() => {});
  }

  head(translate: Translate): PageHead {
    return { title: translate('problem.head', { number: String(this.id ?? '') }), isPrivate: true };
  }

  get subject(): RefundableGoods | undefined {
    return this.live?.value;
  }

  /** Why nothing can be asked for. */
  get obstacle(): 'not-delivered' | 'whole' | 'nothing-left' | undefined {
    if (!this.subject) return undefined;
    const { order, whole } = this.subject;
    if (order.status !== 'delivered') return 'not-delivered';
    if (whole.some((status) => status !== 'rejected')) return 'whole';
    return order.lines.every((line) => this.leftOf(line) === 0) ? 'nothing-left' : undefined;
  }

  /** REFUND-3a: What comes back; `undefined` while nothing is picked. */
  get quote(): RefundQuote | undefined {
    if (!this.subject || this.picks.size === 0) return undefined;
    const quoted = quoteRefund(
      this.subject.goods,
      [...this.picks].map(([lineId, { quantity }]) => ({ lineId, quantity })),
    );
    return quoted.ok ? quoted.value : undefined;
  }

  leftOf({ id }: Pick<OrderLine, 'id'>): number {
    return this.subject ? piecesLeft(this.subject.goods, id) : 0;
  }

  toggle({ id }: Pick<OrderLine, 'id'>): void {
    const picks = new Map(this.picks);
    if (!picks.delete(id)) picks.set(id, { quantity: 1, reason: undefined });
    this.#pick(picks);
  }

  count(line: Pick<OrderLine, 'id'>, quantity: number): void {
    const known = this.picks.get(line.id);
    if (known && quantity >= 1 && quantity <= this.leftOf(line))
      this.#pick(new Map(this.picks).set(line.id, { ...known, quantity }));
  }

  say({ id }: Pick<OrderLine, 'id'>, reason: RefundReason): void {
    const known = this.picks.get(id);
    if (known) this.#pick(new Map(this.picks).set(id, { ...known, reason }));
  }

  write(note: string): void {
    this.note = note;
    this.fault = undefined;
  }

  async send(): Promise<void> {
    if (this.isSending) return;
    const { refunds, toasts, translate, navigator, cache } = this.#deps;
    this.isSending = true;
    await this.photos.settled();
    const request = this.#request();
    if (typeof request === 'string') return this.#stop(request);
    const outcome = await refunds.ask(request, this.#keyOf(request));
    if (!outcome.ok) {
      // Somebody else may have asked for the same pieces meanwhile.
      if (outcome.error.kind === 'rejected') cache.invalidate(['orders', 'goods']);
      return this.#stop(failureText(outcome.error, translate));
    }
    runInAction(() => (this.isSending = false));
    cache.invalidate(['orders']);
    toasts.show('success', translate('problem.sent'));
    navigator.go('/order-refunds');
  }

  /** What is sent, or what has to be done before. */
  #request(): PiecesRequest | string {
    const { translate } = this.#deps;
    const lines = this.subject?.order.lines ?? [];
    const picked = lines.flatMap((line) => {
      const said = this.picks.get(line.id);
      return said ? [{ line, ...said }] : [];
    });
    if (this.id === undefined || picked.length === 0) return translate('problem.choose');
    if (this.photos.hasFailed) return translate('photos.not_sent');
    const unsaid = picked.find(({ reason }) => reason === undefined);
    if (unsaid) return translate('problem.reason_first', { name: unsaid.line.title });
    const pieces = picked.flatMap(({ line, quantity, reason }) =>
      reason ? [{ lineId: line.id, quantity, reason }] : [],
    );
    const words = picked.map(({ line, quantity, reason }) =>
      translate('refunds.piece', {
        number: String(quantity),
        title: line.title,
        reason: translate(`problem.reason.${reason ?? 'other'}`),
      }),
    );
    const cause = this.note.trim() || words.join(', ').slice(0, REFUND_CAUSE_MAX);
    return { orderId: this.id, cause, pictures: this.photos.addresses, pieces };
  }

  #keyOf(request: PiecesRequest): string {
    const text = JSON.stringify(request);
    if (this.#keyed?.text !== text) this.#keyed = { text, key: this.#deps.makeUuid() };
    return this.#keyed.key;
  }

  #pick(picks: ReadonlyMap<number, SaidOfLine>): void {
    this.picks = picks;
    this.fault = undefined;
  }

  #stop(fault: string): void {
    runInAction(() => {
      this.isSending = false;
      this.fault = fault;
      this.failures += 1;
    });
  }
}
