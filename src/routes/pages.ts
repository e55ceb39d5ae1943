import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { headerOf, type HeaderKind } from '@domain/navigation/index.ts';
import { destinationOf, type Visitor } from './destination.ts';
import { ready, type AnyPage, type PageOutcome, type PageViewModel } from './page.ts';
import { matchRoute, type RouteMatch } from './match-route.ts';
import type { RouteModules } from './route-modules.ts';
import type { Route } from './route.ts';
import type { Address } from './sign-in-path.ts';

/** A page with its view-model, ready to be rendered. */
export type ShownPage = {
  readonly id: number;
  /** Whether it was recreated in place. */
  readonly isRecreated: boolean;
  readonly match: RouteMatch;
  readonly page: AnyPage;
  readonly viewModel: PageViewModel;
};

type Deps = Visitor & {
  readonly routes: readonly Route[];
  readonly modules: RouteModules;
  /** Creates the view-model of a page. */
  readonly create: (page: AnyPage) => PageViewModel;
  /** Loads the data that the page of a path needs first. */
  readonly prefetchData: (match: RouteMatch) => Promise<PageOutcome>;
  /** Resolves later; the old page stays for at most this long before the new one shows its skeletons. */
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** How long the old page stays on screen before the next one may show its skeletons. */
const SKELETON_DELAY_MS = 400;

/** The current page. Opening the next one loads its module and its data while the old one stays on screen. */
export class Pages {
  shown: ShownPage | undefined = undefined;
  /** The address has no page. */
  isMissing = false;
  /** The code of the page could not be loaded. */
  hasFailed = false;
  isMoving = false;
  readonly #deps: Deps;
  #missing: Address | undefined;
  #latest = 0;
  #latestRecreation = 0;
  /** The state that becomes visible with the recreated page. */
  #changes: (() => void)[] = [];

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  get chrome(): HeaderKind {
    return this.shown ? headerOf(this.shown.match.place.path) : 'full';
  }

  /** Opens the page at an address. Returns a redirect when the caller has to follow that instead. */
  async open(address: Address): Promise<PageOutcome> {
    // Hydration opens the address that is already on screen.
    if (this.isMissing && !this.isMoving && isSameAddress(this.#missing, address)) return { kind: 'not-found' };
    const outcome = await this.#open(address);
    if (outcome.kind === 'not-found') this.#missing = address;
    return outcome;
  }

  async #open(address: Address): Promise<PageOutcome> {
    const turn = ++this.#latest;
    const destination = destinationOf(this.#deps.routes, address, this.#deps);
    if (destination.kind === 'redirect') return destination;
    if (destination.kind === 'not-found') return this.#miss();
    const { match } = destination;
    const { shown } = this;
    if (shown && isSamePage(shown.match, match)) {
      runInAction(() => {
        this.isMoving = false;
        // Hydration opens the address that is already on screen.
        if (isSameQuery(shown.match, match)) return;
        this.shown = { ...shown, match };
        shown.viewModel.show(match.place);
      });
      return ready;
    }
    this.isMoving = true;
    const page = this.#deps.modules.peek(match.route) ?? (await this.#load(match).catch(() => undefined));
    if (!page || page === 'missing') {
      if (turn !== this.#latest) return ready;
      return page ? this.#miss() : this.fail();
    }
    let viewModel: PageViewModel;
    let preparing: Promise<PageOutcome>;
    let outcome: PageOutcome | undefined;
    let recreation: number;
    // What recreates the page on screen meanwhile, as another address, holds for this one, too.
    do {
      recreation = this.#latestRecreation;
      viewModel = this.#deps.create(page);
      viewModel.show(match.place);
      preparing = viewModel.prepare();
      outcome = await (this.shown
        ? Promise.race([preparing, this.#deps.delay(SKELETON_DELAY_MS).then(() => undefined)])
        : preparing);
      if (turn !== this.#latest) return ready;
    } while (recreation !== this.#latestRecreation);
    const next: ShownPage = { id: turn, isRecreated: false, match, page, viewModel };
    if (outcome) return this.#conclude(outcome, next);
    this.#show(next);
    outcome = await preparing;
    // Recreated or with another query it is still the page of this address.
    const isStill = !this.isMoving && this.shown !== undefined && isSamePage(this.shown.match, match);
    return isStill ? this.#conclude(outcome) : ready;
  }

  /** Loads module and data of an address that the customer is likely to open next. */
  async prefetch(address: Address): Promise<void> {
    const match = matchRoute(this.#deps.routes, address.path, address.search);
    if (!match) return;
    const page = await this.#load(match);
    if (page === 'missing') return;
    const viewModel = this.#deps.create(page);
    viewModel.show(match.place);
    await viewModel.prepare();
  }

  /**
   * Recreates the current page, after language, currency or address changed everything on it. `change` is called in the
   * moment in which the new page replaces the old one. Of several calls at once, the last one creates the page.
   */
  async recreate(change?: () => void): Promise<void> {
    if (change) this.#changes.push(change);
    const { shown } = this;
    const turn = ++this.#latestRecreation;
    const viewModel = shown && this.#deps.create(shown.page);
    viewModel?.show(shown!.match.place);
    await viewModel?.prepare();
    if (turn !== this.#latestRecreation) return;
    runInAction(() => {
      // Ids of recreated pages count downwards: a page that is being opened meanwhile stays the latest.
      if (viewModel && this.shown === shown) this.shown = { ...shown, id: -turn, isRecreated: true, viewModel };
      for (const apply of this.#changes.splice(0)) apply();
    });
  }

  /** ERROR-6: shows that the page could not be loaded. */
  fail(): PageOutcome {
    this.#leave(true);
    return { kind: 'failed' };
  }

  /**
   * Loads the code of a page and its first data in parallel. What the data show to be missing needs no code, and no
   * view-model that would request it again.
   */
  #load(match: RouteMatch): Promise<AnyPage | 'missing'> {
    const data = this.#deps.prefetchData(match);
    const code = this.#deps.modules.load(match.route);
    const outcome = async () => ((await data).kind === 'not-found' ? 'missing' : code);
    return Promise.race([code, outcome()]);
  }

  /** Follows the outcome of a page. Shows `next`, which is not on screen yet, unless there is nothing to show. */
  #conclude(outcome: PageOutcome, next?: ShownPage): PageOutcome {
    if (outcome.kind === 'redirect') return outcome;
    if (outcome.kind === 'not-found') return this.#miss();
    if (outcome.kind === 'unloaded') return this.fail();
    if (next) this.#show(next);
    return outcome;
  }

  #show(next: ShownPage): void {
    runInAction(() => {
      this.shown = next;
      this.isMissing = this.hasFailed = this.isMoving = false;
    });
  }

  #miss(): PageOutcome {
    this.#leave(false);
    return { kind: 'not-found' };
  }

  #leave(isLost: boolean): void {
    runInAction(() => {
      this.shown = undefined;
      this.hasFailed = isLost;
      this.isMissing = !isLost;
      this.isMoving = false;
    });
  }
}

const isSamePage = (left: RouteMatch, right: RouteMatch): boolean =>
  left.route === right.route && left.place.path === right.place.path;

const isSameAddress = (left: Address | undefined, right: Address): boolean =>
  left?.path === right.path && left.search === right.search;

const isSameQuery = (left: RouteMatch, right: RouteMatch): boolean =>
  JSON.stringify(left.place.query) === JSON.stringify(right.place.query);
