import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  emptyDraft,
  guessAddress,
  isPlaced,
  isSameAddress,
  withoutAddress,
  type AddressDraft,
  type Addresses,
  type DeliveryAddress,
  type DevicePosition,
  type NewAddress,
  type PositionFailure,
  type SavedAddress,
  type Unplaced,
} from '@domain/addresses/index.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import type { Session, SessionStore } from '@domain/identity/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import { ok } from '@domain/kernel/result.ts';
import type { Translate } from '../../i18n/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { failureText } from '../failure/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { ActiveAddress } from './active-address.ts';
import type { AddressChoiceViewModel } from './address-choice.view-model.ts';
import { AddressFormViewModel } from './address-form.view-model.ts';
import { AddressSearchViewModel } from './address-search.view-model.ts';
import { ReachViewModel } from './reach.view-model.ts';
import { resumeAddress } from './resume-address.ts';
import { homeOf, nearOf, savedAddressesQuery } from './saved-addresses.query.ts';

type Deps = {
  readonly choice: Pick<AddressChoiceViewModel, 'chosen' | 'choose'>;
  readonly addresses: Addresses;
  readonly cache: DataCache;
  readonly sessions: SessionStore;
  readonly position: DevicePosition;
  readonly language: () => string;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
} & Pick<ConstructorParameters<typeof AddressFormViewModel>[0], 'zones' | 'shops' | 'geocoder' | 'suggester' | 'delay'>;

/** The customer's addresses, and every way of choosing one (ADDRESS-1, ADDRESS-4). */
export class AddressBookViewModel {
  /** `undefined` for guests. */
  saved: LiveQuery<readonly SavedAddress[]> | undefined;
  form: AddressFormViewModel | undefined = undefined;
  positionFailure: PositionFailure | undefined = undefined;
  isLocating = false;
  isGuessRefused = false;
  /** Completes an address that is typed in the panel. */
  readonly search: AddressSearchViewModel;
  /** Which saved addresses no shop delivers to. */
  readonly reach: ReachViewModel;
  readonly #deps: Deps;
  readonly active: ActiveAddress;
  readonly resume = (): Promise<void> => resumeAddress(this.#deps);

  constructor(deps: Deps) {
    this.#deps = deps;
    this.saved = this.#savedOf(deps.sessions.read());
    this.reach = new ReachViewModel(deps);
    this.search = new AddressSearchViewModel({
      ...deps,
      near: () => this.near,
      onChoose: ({ text, location }) => this.#openForm({ ...emptyDraft, text, location }, this.#add),
    });
    this.active = new ActiveAddress({
      addresses: deps.addresses,
      list: () => this.list,
      show: (list) => this.#show(list),
      failed: (failure) => deps.toasts.show('error', failureText(failure, deps.translate)),
    });
    makeAutoObservable(
      this,
      { saved: observableRef, form: observableRef, positionFailure: observableRef, search: false, reach: false },
      { autoBind: true },
    );
  }

  get isSignedIn(): boolean {
    return this.saved !== undefined;
  }

  get chosen(): DeliveryAddress | undefined {
    return this.#deps.choice.chosen;
  }

  /** Where the customer probably is. */
  get near(): GeoPoint | undefined {
    return nearOf(this.chosen, this.list, this.#deps.reference.settings);
  }

  get language(): string {
    return this.#deps.language();
  }

  get list(): readonly SavedAddress[] {
    return this.saved?.value ?? [];
  }

  /** ADDRESS-1: the address of "Order for this address?". */
  get guess(): DeliveryAddress | undefined {
    if (this.chosen || this.isGuessRefused || (this.saved && this.saved.value === undefined)) return undefined;
    return guessAddress({ saved: this.list, home: homeOf(this.#deps.reference.settings) });
  }

  activate(): () => void {
    let stop = (): void => {};
    const show = (session: Session | undefined): void =>
      runInAction(() => {
        stop();
        this.saved = this.#savedOf(session);
        stop = this.saved?.follow() ?? (() => {});
      });
    const following = this.#deps.sessions.changes.subscribe({ next: show });
    return () => {
      following.unsubscribe();
      stop();
    };
  }

  isChosen(address: Unplaced): boolean {
    return this.chosen !== undefined && isSameAddress(this.chosen, address);
  }

  /** ADDRESS-4: This device orders to it at once; the server receives the choices in order. */
  async pick(address: Unplaced): Promise<void> {
    if (!isPlaced(address)) return;
    const known = this.list.find((saved) => isSameAddress(saved, address));
    if (known && !known.isActive) this.active.activate(known.id);
    await this.#deps.choice.choose(address);
  }

  refuseGuess(): void {
    this.isGuessRefused = true;
  }

  openForm(address?: SavedAddress): void {
    if (address) return this.#openForm(address, (changed) => this.#change(address, changed));
    this.#openForm(emptyDraft, this.#add);
  }

  /** Opens the form with the guest's only address. */
  openChosen(): void {
    if (this.chosen) this.#openForm({ title: '', ...this.chosen }, this.#chooseAsGuest);
  }

  closeForm(): void {
    this.form = undefined;
  }

  /** Fills the form with the device's own position. */
  async usePosition(): Promise<void> {
    if (this.isLocating) return;
    this.isLocating = true;
    this.positionFailure = undefined;
    const outcome = await this.#deps.position.locate();
    runInAction(() => {
      this.isLocating = false;
      if (!outcome.ok) return (this.positionFailure = outcome.error);
      this.#openForm({ ...emptyDraft, location: outcome.value }, this.#add);
    });
  }

  /** Removes the address from the list at once, then on the server, and offers to undo it. */
  async remove(address: SavedAddress): Promise<void> {
    const { addresses, choice, toasts, translate } = this.#deps;
    const before = this.list;
    this.#show(withoutAddress(before, address.id));
    const outcome = await addresses.remove(address.id);
    if (!outcome.ok) {
      this.#show(before);
      return toasts.show('error', failureText(outcome.error, translate));
    }
    this.saved?.reload();
    const wasChosen = this.isChosen(address);
    if (wasChosen) void choice.choose(undefined);
    // The server requires a location, so an address without one cannot be restored.
    const undo = isPlaced(address)
      ? { label: translate('address.undo'), run: () => void this.#restore(address, wasChosen) }
      : undefined;
    toasts.show('info', translate('address.removed'), undo);
  }

  async #restore(address: NewAddress, wasChosen: boolean): Promise<void> {
    const { toasts, translate } = this.#deps;
    const outcome = await this.#deps.addresses.add(address);
    if (!outcome.ok) return toasts.show('error', failureText(outcome.error, translate));
    this.#show([...this.list, outcome.value]);
    // Unless another was chosen meanwhile.
    if (wasChosen && !this.chosen) void this.pick(outcome.value);
  }

  #openForm(draft: AddressDraft, save: (address: NewAddress) => Answer<void>): void {
    this.form = new AddressFormViewModel({
      ...this.#deps,
      draft,
      start: draft.location ?? this.near,
      isNew: save === this.#add,
      hasTitle: this.isSignedIn,
      save,
      near: () => draft.location ?? this.near,
      language: this.language,
      onDone: this.closeForm,
      onCollect: this.#collect,
    });
  }

  readonly #collect = (): void => {
    this.closeForm();
    void this.#deps.choice.choose(undefined);
  };

  readonly #add = async (address: NewAddress): Answer<void> => {
    if (!this.isSignedIn) return this.#chooseAsGuest(address);
    const outcome = await this.#deps.addresses.add(address);
    if (!outcome.ok) return outcome;
    this.#show([...this.list, outcome.value]);
    void this.pick(outcome.value);
    return ok(undefined);
  };

  async #change(before: SavedAddress, address: NewAddress): Answer<void> {
    const outcome = await this.#deps.addresses.update(before.id, address);
    if (!outcome.ok) return outcome;
    const wasChosen = this.isChosen(before);
    this.#show(this.list.map((saved) => (saved.id === before.id ? outcome.value : saved)));
    if (wasChosen && isPlaced(outcome.value)) void this.#deps.choice.choose(outcome.value);
    return ok(undefined);
  }

  readonly #chooseAsGuest = (address: NewAddress): Answer<void> => {
    void this.#deps.choice.choose(address);
    return Promise.resolve(ok(undefined));
  };

  #show(addresses: readonly SavedAddress[]): void {
    const session = this.#deps.sessions.read();
    if (session) this.#deps.cache.write(savedAddressesQuery(session, this.#deps.addresses), addresses);
  }

  #savedOf(session: Session | undefined): LiveQuery<readonly SavedAddress[]> | undefined {
    return session && new LiveQuery(this.#deps.cache, savedAddressesQuery(session, this.#deps.addresses));
  }
}
