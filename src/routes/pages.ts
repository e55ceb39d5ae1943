import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { headerOf, type HeaderKind } from '@domain/navigation/index.ts';
import { destinationOf } from './destination.ts';
import { ready, type AnyPage, type PageOutcome, type PageViewModel } from './page.ts';
import { matchRoute, type RouteMatch } from './match-route.ts';
import type { RouteModules } from './route-modules.ts';
import type { Route } from './route.ts';
import type { Address } from './sign-in-path.ts';

/** A page with its view-model, ready to be rendered. */
export type ShownPage = { readonly id: number; /** Made anew in its place. */ readonly isRenewed: boolean; readonly match: RouteMatch; readonly page: AnyPage; readonly viewModel: PageViewModel };

type Deps = {
  readonly routes: readonly Route[];
  readonly modules: RouteModules;
  /** Makes the view-model of a page. */
  readonly create: (page: AnyPage) => PageViewModel;
  /** Asks for what a page will need first. */
  readonly askAhead: (match: RouteMatch) => void;
  readonly isSignedIn: () => boolean;
  /** Waits; the old page stays at most this long before the new one shows its skeletons. */
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** How long a page already on screen is worth more than skeletons of the next one. */
const PATIENCE_MS = 400;

/** Which page is on screen, and the way to the next: module and data are brought before the old page goes. */
export class Pages {
  shown: ShownPage | undefined = undefined;
  /** The address has no page. */
  isMissing = false;
  /** The page's code did not come. */
  isLost = false;
  isMoving = false;
  readonly #deps: Deps;
  #latest = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  get chrome(): HeaderKind {
    return this.shown ? headerOf(this.shown.match.place.path) : 'full';
  }

  /** Goes to an address. Answers with the redirect that must be followed instead, if any. */
  async open(address: Address): Promise<PageOutcome> {
    const turn = ++this.#latest;
    const destination = destinationOf(this.#deps.routes, address, this.#deps.isSignedIn);
    if (destination.kind === 'redirect') return destination;
    if (destination.kind === 'not-found') return this.#miss();
    const { match } = destination;
    const { shown } = this;
    if (shown && isSamePage(shown.match, match)) {
      runInAction(() => {
        this.isMoving = false;
        // A page that comes to life is asked for as it stands: nothing is to be made anew.
        if (isSameQuery(shown.match, match)) return;
        this.shown = { ...shown, match };
        shown.viewModel.show(match.place);
      });
      return ready;
    }
    this.isMoving = true;
    const page = this.#deps.modules.peek(match.route) ?? (await this.#bring(match).catch(() => undefined));
    if (!page) return turn === this.#latest ? this.lose() : ready;
    const viewModel = this.#deps.create(page);
    viewModel.show(match.place);
    const preparing = viewModel.prepare();
    const outcome = await (this.shown ? Promise.race([preparing, this.#deps.delay(PATIENCE_MS).then(() => undefined)]) : preparing);
    if (turn !== this.#latest) return ready;
    if (outcome?.kind === 'redirect') return outcome;
    if (outcome?.kind === 'not-found') return this.#miss();
    runInAction(() => {
      this.shown = { id: turn, isRenewed: false, match, page, viewModel };
      this.isMissing = this.isLost = false;
      this.isMoving = false;
    });
    return outcome ?? ready;
  }

  /** Brings module and data of an address ahead, when a customer seems about to go there. */
  async prefetch(address: Address): Promise<void> {
    const match = matchRoute(this.#deps.routes, address.path, address.search);
    if (!match) return;
    const page = await this.#bring(match);
    const viewModel = this.#deps.create(page);
    viewModel.show(match.place);
    await viewModel.prepare();
  }

  /** Makes the page on screen anew, after language or currency changed what everything on it says. */
  async renew(): Promise<void> {
    const { shown } = this;
    if (!shown) return;
    const viewModel = this.#deps.create(shown.page);
    viewModel.show(shown.match.place);
    await viewModel.prepare();
    runInAction(() => {
      if (this.shown === shown) this.shown = { ...shown, id: ++this.#latest, isRenewed: true, viewModel };
    });
  }

  /** ERROR-6: shows that there is nothing to show. */
  lose(): PageOutcome {
    this.#leave(true);
    return { kind: 'failed' };
  }

  /** Code and first data of a page travel side by side. */
  #bring(match: RouteMatch): Promise<AnyPage> {
    this.#deps.askAhead(match);
    return this.#deps.modules.load(match.route);
  }

  #miss(): PageOutcome {
    this.#leave(false);
    return { kind: 'not-found' };
  }

  #leave(isLost: boolean): void {
    runInAction(() => {
      this.shown = undefined;
      this.isLost = isLost;
      this.isMissing = !isLost;
      this.isMoving = false;
    });
  }
}

const isSamePage = (left: RouteMatch, right: RouteMatch): boolean => left.route === right.route && left.place.path === right.place.path;

const isSameQuery = (left: RouteMatch, right: RouteMatch): boolean => JSON.stringify(left.place.query) === JSON.stringify(right.place.query);
