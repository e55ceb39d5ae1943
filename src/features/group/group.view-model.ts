import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { localTimeOf } from '@domain/calendar/index.ts';
import { type GroupInvitation, type GroupRejection, type GroupTerms } from '@domain/cart/index.ts';
import type { Menu, ProductCard, Shop } from '@domain/catalog/index.ts';
import { cartId, shopId, uuid, type ShopId } from '@domain/kernel/ids.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import { isNotFound, type RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { isUuid } from '@domain/kernel/uuid.ts';
import { announces } from '@domain/settings/index.ts';
import { LiveQuery } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome } from '../../routes/index.ts';
import type { PageViewModel, Place } from '../../routes/index.ts';
import type { CartViewModel } from '../cart/index.ts';
import type { GroupDeps, GroupStop } from './group-deps.ts';
import { GroupMemory } from './group-memory.ts';
import { groupPath } from './group-path.ts';
import { GroupOwnerViewModel } from './group-owner.view-model.ts';
import { GroupPartViewModel } from './group-part.view-model.ts';
import type { GroupReporter } from './group-reporter.ts';
import { OtherGroupViewModel } from './other-group.view-model.ts';
import { followDestination } from './follow-destination.ts';
import { findOwnGroup, ownGroup } from './own-group.ts';

/** GROUP-1 to GROUP-6: Starting a group, joining by its link, choosing together, and who owes what. */
export class GroupViewModel implements PageViewModel {
  state: 'loading' | 'start' | 'join' | 'stopped' = 'loading';
  stop: GroupStop | undefined;
  failure: RemoteFailure | undefined;
  isBusy = false;
  invitation: GroupInvitation | undefined;
  shop: LiveQuery<Shop> | undefined;
  menu: LiveQuery<Menu<ProductCard>> | undefined;
  readonly part: GroupPartViewModel;
  readonly owner: GroupOwnerViewModel;
  readonly reporter: GroupReporter;
  readonly other: OtherGroupViewModel;
  readonly #deps: GroupDeps;
  readonly #memory: GroupMemory;
  #shop: ShopId | undefined;
  #cart: number | undefined;
  #secret: string | undefined;

  constructor(deps: GroupDeps) {
    this.#deps = deps;
    this.#memory = new GroupMemory(deps.known);
    this.reporter = deps.reporter;
    const part = new GroupPartViewModel(deps, this.#memory);
    this.part = part;
    this.other = new OtherGroupViewModel(deps, this.#memory);
    this.owner = new GroupOwnerViewModel({ ...deps, known: () => part.known, live: () => part.live });
    makeAutoObservable(
      this,
      {
        failure: observableRef,
        invitation: observableRef,
        shop: observableRef,
        menu: observableRef,
        part: false,
        owner: false,
        other: false,
        reporter: false,
      },
      { autoBind: true },
    );
  }

  show({ params, query }: Place): void {
    const [id, cart] = [Number(params['id']), Number(query['g'])];
    this.#shop = Number.isSafeInteger(id) && id > 0 ? shopId(id) : undefined;
    this.#cart = Number.isSafeInteger(cart) && cart > 0 ? cart : undefined;
    if (this.#shop === undefined || this.shop) return;
    this.shop = new LiveQuery(this.#deps.cache, this.#deps.queries.shop(this.#shop));
    this.menu = new LiveQuery(this.#deps.cache, this.#deps.queries.menu(this.#shop));
  }

  async prepare(): Promise<PageOutcome> {
    if (!this.shop) return { kind: 'not-found' };
    const answer = await this.shop.load();
    const isGone = !answer.ok && isNotFound(answer.error);
    return isGone ? { kind: 'not-found' } : ready;
  }

  head(translate: Translate): PageHead {
    return { title: translate('group.heading'), isPrivate: true };
  }

  activate(): () => void {
    const { part } = this;
    const say = (destination: string): void => void this.owner.arrange({ destination });
    const destination = followDestination(this.#deps.addresses, { part, say });
    const stops = [this.shop?.follow(), this.menu?.follow(), part.activate(), destination];
    return () => stops.forEach((stop) => stop?.());
  }

  /** Opens what the address and this device say; `secret` is in the fragment, which no server sees. */
  async open(secret: string | undefined): Promise<void> {
    this.#secret = secret;
    const { reference, session, cart } = this.#deps;
    const { settings } = reference;
    if (!settings.isGroupOrderActive || !announces(settings, 'group_links')) return this.#stopped('off');
    const known = this.#memory.find(this.#shop, this.#cart, session.isSignedIn);
    if (known) return known.cartId === this.part.known?.cartId ? undefined : this.part.enter(known);
    const own = session.isSignedIn ? await findOwnGroup(cart, this.#shop, this.#cart) : undefined;
    if (own) return this.part.enter(own);
    if (this.#cart !== undefined) return this.#invite(this.#cart);
    runInAction(() => (this.state = 'start'));
  }

  get phase(): GroupViewModel['state'] | Exclude<GroupPartViewModel['state'], 'none'> {
    return this.part.state === 'none' ? this.state : this.part.state;
  }

  get isOwner(): boolean {
    return this.part.known?.isOwner === true;
  }

  /** A moment on the clock of this device. */
  time(at: Instant): string {
    return localTimeOf(at, this.#deps.deviceZone, this.#deps.timeZones);
  }

  get shopTitle(): string {
    return this.shop?.value?.title ?? '';
  }

  /** Whether members can pay their shares here, or say that they gave them. */
  get takesSharePayments(): boolean {
    return announces(this.#deps.reference.settings, 'group_share_payments');
  }

  get path(): string {
    return `/group/${this.#shop ?? ''}`;
  }

  get shopPath(): string {
    return `/shop/${this.#shop ?? ''}`;
  }

  get title(): string {
    return this.part.live?.cart?.title || this.invitation?.title || this.part.known?.title || this.shopTitle;
  }

  /** Whether a cart of one's own is waiting beside the group. */
  get hasOwnCart(): boolean {
    return !this.#deps.cart.isEmpty;
  }

  /** Where the order of a group that is started here goes. */
  get destination(): string {
    return this.#deps.addresses.chosen?.text ?? '';
  }

  /** What is in the cart comes along: it becomes the owner's part. */
  get ownLines(): CartViewModel['lines'] {
    return this.#deps.cart.shop === this.#shop ? this.#deps.cart.lines : [];
  }

  /** Whether nobody else has joined. */
  get isAlone(): boolean {
    return (this.part.live?.cart?.members.length ?? 0) < 2;
  }

  /** Path and fragment to share; the owner's only. */
  get link(): string | undefined {
    const secret = this.part.live?.cart?.invitation;
    return this.part.known && secret && `${groupPath(this.part.known)}#${secret}`;
  }

  async start(terms: GroupTerms): Promise<void> {
    const shop = this.#shop;
    if (shop === undefined || this.isBusy) return;
    this.isBusy = true;
    const answer = await this.owner.open(shop, terms);
    runInAction(() => (this.isBusy = false));
    if (!answer.ok) return this.#failed(answer.error);
    const known = ownGroup(answer.value);
    if (!known) return this.#stopped('not-joinable');
    void this.#deps.cart.refresh();
    this.part.enter(known);
    this.#deps.navigator.go(groupPath(known), { replace: true });
  }

  async join(name: string): Promise<void> {
    const { invitation } = this;
    if (!invitation || this.isBusy) return;
    this.isBusy = true;
    const secret = isUuid(this.#secret ?? '') ? uuid(this.#secret ?? '') : undefined;
    const answer = await this.#deps.groups.join(invitation, name, secret);
    runInAction(() => (this.isBusy = false));
    if (!answer.ok) return this.#failed(answer.error);
    this.part.enter({ ...answer.value, title: invitation.title, payer: invitation.payer, isOwner: false });
  }

  /** GROUP-3a: Locks the group, then opens the checkout of everything that was chosen. */
  async checkOut(): Promise<void> {
    if (!(await this.owner.lock(true))) return;
    await this.#deps.cart.refresh();
    this.#deps.navigator.go('/checkout');
  }

  /** Ends the own group; the cart stays. */
  async end(): Promise<void> {
    if (!(await this.owner.end())) return;
    this.part.forget();
    void this.#deps.cart.refresh();
    this.#deps.navigator.go(this.shopPath);
  }

  /** Tries again what failed. */
  retry(): void {
    this.failure = undefined;
    if (this.part.live) void this.part.live.load();
    else void this.open(this.#secret);
  }

  async #invite(cart: number): Promise<void> {
    const secret = this.#secret ?? '';
    if (!isUuid(secret)) return this.#stopped('not-joinable');
    const answer = await this.#deps.groups.invitation(cartId(cart), uuid(secret));
    if (!answer.ok) return this.#failed(answer.error);
    const invitation = answer.value;
    if (invitation.shopId !== this.#shop) return this.#stopped('not-joinable');
    runInAction(() => {
      this.invitation = invitation;
    });
    void this.other.look(cart);
    if (invitation.isLocked || invitation.isFull) return this.#stopped(invitation.isLocked ? 'locked' : 'full');
    runInAction(() => (this.state = 'join'));
  }

  #failed(error: RemoteFailure | GroupRejection): void {
    if (error.kind === 'refused')
      return error.why.kind === 'bad-name' ? this.reporter.refuse(error.why) : this.#stopped(error.why.kind);
    if (error.kind === 'rejected' && error.code === 'ERROR_440') return this.#stopped('other-shop');
    if (this.state === 'loading') runInAction(() => (this.failure = error));
    else this.reporter.failed(error);
  }

  #stopped(stop: GroupStop): void {
    runInAction(() => {
      this.stop = stop;
      this.state = 'stopped';
    });
  }
}
