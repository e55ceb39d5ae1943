import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Category, ShopTag } from '@domain/catalog/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import { APPLICATION_STEPS, type ApplicationStep, type OwnShop } from '@domain/partners/index.ts';
import { LiveQuery } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import {
  ready,
  signInPath,
  type PageHead,
  type PageOutcome,
  type PageViewModel,
  type Place,
} from '../../routes/index.ts';
import type { AddressSearchViewModel } from '../addresses/search/index.ts';
import type { PhotosViewModel } from '../pictures/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { PictureSlotViewModel } from './picture-slot.view-model.ts';
import { SendingViewModel, type SendingDeps } from './sending.view-model.ts';
import type { Seller, SellerQueries } from './seller.queries.ts';
import { createSellerMarket, type SellerMarket } from './seller-market.ts';
import { SELLER_PATH, stepPath } from './seller-paths.ts';
import { createShopParts, type ShopPartsDeps } from './shop-parts.ts';
import { emptyForm, ShopFormViewModel } from './shop-form.view-model.ts';
import type { ShopFormStore } from './seller.tokens.ts';
import type { ZoneViewModel } from './zone.view-model.ts';

/** What the page shows. */
export type SellerPhase = 'guest' | 'loading' | 'failed' | 'start' | 'form' | 'sent';

type Deps = Omit<SendingDeps & ShopPartsDeps, 'form' | 'live' | 'papers' | 'stepName' | 'onKey' | 'onSent'> & {
  readonly queries: SellerQueries;
  readonly sessions: Pick<SessionStore, 'read'>;
  readonly store: ShopFormStore;
  readonly reference: Pick<ReferenceViewModel, 'settings' | 'currencies' | 'languages'>;
  /** The address of the desk; `undefined` where there is none. */
  readonly desk: () => string | undefined;
};

/** ACCOUNT-7: what becoming a seller means, the application in seven steps, and what became of it. */
export class SellerViewModel implements PageViewModel {
  /** The number of the open step. */
  step: number | undefined = undefined;
  reached = 1;
  isKept = false;
  readonly market: SellerMarket;
  readonly live: LiveQuery<Seller>;
  readonly categories: LiveQuery<readonly Category[]>;
  readonly tags: LiveQuery<readonly ShopTag[]>;
  readonly form: ShopFormViewModel;
  readonly sending: SendingViewModel;
  readonly zone: ZoneViewModel;
  readonly logo: PictureSlotViewModel;
  readonly cover: PictureSlotViewModel;
  readonly papers: PhotosViewModel;
  readonly search: AddressSearchViewModel;
  readonly #deps: Deps;
  #isFilled = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.market = createSellerMarket(deps.reference, deps.desk);
    const { cache, queries } = deps;
    this.live = new LiveQuery(cache, queries.own());
    this.categories = new LiveQuery(cache, queries.categories());
    this.tags = new LiveQuery(cache, queries.tags());
    this.form = new ShopFormViewModel({
      scale: () => this.market.currency?.scale ?? 2,
      language: () => this.market.mainLanguage.locale,
      hasZones: () => this.market.hasZones,
      onChange: () => this.#keep(),
    });
    const parts = createShopParts({ ...deps, form: this.form });
    [this.logo, this.cover, this.papers, this.zone] = [parts.logo, parts.cover, parts.papers, parts.zone];
    this.search = parts.search;
    this.sending = new SendingViewModel({
      ...deps,
      form: this.form,
      live: this.live,
      papers: this.papers,
      stepName: () => this.stepName,
      onKey: () => this.#keep(),
      onSent: () => this.#forget(),
    });
    makeAutoObservable(
      this,
      {
        market: false,
        live: false,
        categories: false,
        tags: false,
        form: false,
        zone: false,
        logo: false,
        cover: false,
        papers: false,
        search: false,
        sending: false,
      },
      { autoBind: true },
    );
  }

  show({ query }: Place): void {
    const text = query['step'] ?? '';
    this.step = /^[1-7]$/.test(text) ? Number(text) : undefined;
    this.sending.problem = undefined;
    if (this.step !== undefined) this.reached = Math.max(this.reached, this.step);
  }

  async prepare(): Promise<PageOutcome> {
    if (!this.#isSignedIn)
      return this.step === undefined
        ? ready
        : { kind: 'redirect', to: signInPath({ path: SELLER_PATH, search: `?step=${this.step}` }) };
    const [own] = await Promise.all([this.live.load(), this.categories.load(), this.tags.load()]);
    return own.ok ? ready : { kind: 'failed' };
  }

  activate(): () => void {
    if (!this.#isSignedIn) return () => {};
    const stops = [
      this.live.follow(),
      this.categories.follow(),
      this.tags.follow(),
      reaction(
        () => this.live.value,
        (seller) => seller && !this.#isFilled && this.#fill(seller),
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  head(translate: Translate): PageHead {
    return {
      title: translate('seller.head'),
      description: translate('seller.description', { market: this.market.title }),
      canonical: SELLER_PATH,
    };
  }

  get phase(): SellerPhase {
    if (!this.#isSignedIn) return 'guest';
    const { value, failure } = this.live;
    if (!value) return failure ? 'failed' : 'loading';
    const isOpen = value.shop ? value.shop.status !== 'inactive' : this.canApply;
    if (this.step !== undefined && isOpen) return 'form';
    return value.shop ? 'sent' : 'start';
  }

  get shop(): OwnShop | undefined {
    return this.live.value?.shop;
  }

  get needsPassword(): boolean {
    return this.live.value?.profile.hasPassword === false;
  }

  /** Couriers, staff and sellers without a shop of their own cannot open one. */
  get isOtherRole(): boolean {
    const { value } = this.live;
    return value !== undefined && value.profile.role !== 'user';
  }

  get canApply(): boolean {
    return this.live.value !== undefined && !this.needsPassword && !this.isOtherRole;
  }

  get stepName(): ApplicationStep {
    return APPLICATION_STEPS[(this.step ?? 1) - 1] ?? 'basics';
  }

  get language(): string {
    return this.#deps.language();
  }

  /** The customer's own address, to start from. */
  get knownAddress() {
    return this.#deps.address.read();
  }

  useKnownAddress(): void {
    const known = this.knownAddress;
    if (!known) return;
    this.form.place(known.location, known.text);
    this.zone.forget();
  }

  /** Goes on to the next step, unless something in this one is wrong. */
  async next(): Promise<void> {
    await Promise.all([this.logo.settled(), this.cover.settled(), this.papers.settled()]);
    runInAction(() => {
      if (this.form.check(this.stepName)) this.sending.refuse();
      else this.#deps.navigator.go(stepPath((this.step ?? 1) + 1));
    });
  }

  /** Throws away what was typed but not sent. */
  discard(): void {
    this.#isFilled = false;
    this.#forget();
    this.#deps.navigator.go(SELLER_PATH);
    if (this.live.value) this.#fill(this.live.value);
  }

  get #isSignedIn(): boolean {
    return this.#deps.sessions.read() !== undefined;
  }

  /** Starts with what is kept on this device, else with what was sent last. */
  #fill({ shop, profile }: Seller): void {
    this.#isFilled = true;
    const kept = this.#deps.store.read();
    const isUsable = kept && kept.isChange === (shop !== undefined);
    const form = isUsable
      ? kept.form
      : shop
        ? { ...shop.form, zone: shop.form.zone ?? [] }
        : { ...emptyForm, phone: profile.phone ?? '' };
    this.form.fill(form);
    this.papers.restore(form.documents);
    this.isKept = isUsable === true;
    this.sending.sent = isUsable ? kept.sent : undefined;
    const reached = isUsable ? kept.reached : shop ? APPLICATION_STEPS.length : 1;
    this.reached = Math.max(this.step ?? 1, reached);
  }

  #keep(): void {
    this.isKept = true;
    this.#deps.store.write({
      form: this.form.form,
      reached: this.reached,
      isChange: this.shop !== undefined,
      sent: this.sending.sent,
    });
  }

  #forget(): void {
    this.isKept = false;
    this.#deps.store.write(undefined);
  }
}
