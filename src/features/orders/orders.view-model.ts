import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { TimeZones } from '@domain/calendar/index.ts';
import {
  ALL_ORDERS,
  orderGroups,
  orderSections,
  readOrderGroup,
  readOrderSearch,
  type OrderGroup,
  type OrderSection,
  type OrderSelection,
  type OrderSummary,
  type OrderUpdates,
} from '@domain/orders/index.ts';
import { SEARCH_DEBOUNCE_MS } from '@domain/search/index.ts';
import { announces } from '@domain/settings/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { followLatest, LivePages, type DataCache } from '../../data/index.ts';
import {
  ready,
  type Navigator,
  type PageHead,
  type PageOutcome,
  type PageViewModel,
  type Place,
} from '../../routes/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { OrderQueries } from './orders.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: OrderQueries;
  readonly updates: OrderUpdates;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly zones: TimeZones;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly translate: Translate;
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** The orders of one selection, as far as they are loaded. */
type Listing = { readonly selection: OrderSelection; readonly list: LivePages<OrderSummary> };

/** The customer's orders, by group and by words. The selection is in the address. */
export class OrdersViewModel implements PageViewModel {
  /** What is in the field, which the address follows. */
  typed = '';
  asked: Listing;
  /** What was shown before `asked`, until that has an answer. */
  earlier: Listing | undefined = undefined;
  #turn = 0;
  /** The search that this page has just written into the address. */
  #written: string | undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.asked = this.#listing(ALL_ORDERS);
    makeAutoObservable(this, { asked: observableRef, earlier: observableRef }, { autoBind: true });
  }

  show({ query }: Place): void {
    const typed = query['search'] ?? '';
    const selection = { group: readOrderGroup(query['show'], this.groups), search: readOrderSearch(typed) };
    // The customer may have gone on typing since.
    if (selection.search !== readOrderSearch(this.typed) && selection.search !== this.#written) this.typed = typed;
    this.#written = undefined;
    if (isSame(selection, this.selection)) return;
    this.earlier = this.shown;
    this.asked = this.#listing(selection);
  }

  async prepare(): Promise<PageOutcome> {
    await Promise.all(this.asked.list.pages.map((page) => page.load()));
    return ready;
  }

  /** A change of any order may move it between the lists. */
  activate(): () => void {
    const { updates, cache, announcer, translate } = this.#deps;
    const following = updates.news.subscribe({ next: () => cache.invalidate(['orders', 'list']) });
    const unfollow = followLatest(() => this.asked.list);
    const first = this.asked;
    const stopSaying = reaction(
      () => (this.asked.list.total === undefined ? undefined : this.asked),
      (answered) => {
        if (answered && answered !== first)
          announcer.say(translate('orders.found', { count: answered.list.total ?? 0 }));
      },
    );
    return () => {
      this.#turn += 1;
      stopSaying();
      unfollow();
      following.unsubscribe();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate('orders.title'), isPrivate: true };
  }

  get selection(): OrderSelection {
    return this.asked.selection;
  }

  /** ORDER-6r: The groups that the server can list. */
  get groups(): readonly OrderGroup[] {
    return orderGroups({ knowsRefunds: announces(this.#deps.reference.settings, 'refund_filter') });
  }

  /** The orders on screen: the earlier ones until those asked for have an answer. */
  get shown(): Listing {
    const { list } = this.asked;
    return this.earlier && list.total === undefined && !list.failure ? this.earlier : this.asked;
  }

  /** Whether the orders on screen are not yet those asked for. */
  get isBehind(): boolean {
    return this.shown !== this.asked;
  }

  get sections(): readonly OrderSection[] {
    const { selection, list } = this.shown;
    return orderSections(list.items, selection.group, this.#deps.zones);
  }

  /** Whether the customer has never ordered anything, so that there is nothing to select. */
  get isUnused(): boolean {
    return isSame(this.selection, ALL_ORDERS) && this.asked.list.total === 0;
  }

  /** Whether the server repeats orders on days of the week. */
  get canRepeat(): boolean {
    return announces(this.#deps.reference.settings, 'repeat_plan');
  }

  /** The address of a group, with the words that are being typed. */
  addressOf(group: OrderGroup): string {
    return addressOf({ group, search: readOrderSearch(this.typed) });
  }

  /** The list follows what is typed once the customer pauses. */
  type(text: string): void {
    this.typed = text;
    const turn = ++this.#turn;
    void this.#deps.delay(SEARCH_DEBOUNCE_MS).then(() => turn === this.#turn && this.search());
  }

  /** Searches what is typed at once. */
  search(): void {
    this.#turn += 1;
    const search = readOrderSearch(this.typed);
    if (search === this.selection.search) return;
    this.#written = search;
    this.#deps.navigator.go(addressOf({ ...this.selection, search }), { replace: true });
  }

  #listing(selection: OrderSelection): Listing {
    return { selection, list: new LivePages(this.#deps.cache, this.#deps.queries.list(selection)) };
  }
}

const isSame = (left: OrderSelection, right: OrderSelection): boolean =>
  left.group === right.group && left.search === right.search;

const addressOf = ({ group, search }: OrderSelection): string => {
  const query = new URLSearchParams({ ...(group !== 'all' && { show: group }), ...(search !== '' && { search }) });
  return query.size === 0 ? '/orders' : `/orders?${query}`;
};
