import type { TFunction } from 'i18next';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  emptyDraft, guessAddress, isPlaced, isSameAddress, parseLatLng, withActive, withoutAddress, type AddressDraft, type Addresses, type DeliveryAddress, type DevicePosition,
  type NewAddress, type PositionFailure, type ReverseGeocoder, type SavedAddress, type Unplaced,
} from '@domain/addresses/index.ts';
import type { DeliveryZones, GeoPoint } from '@domain/catalog/index.ts';
import type { Session, SessionStore } from '@domain/identity/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { AddressId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { LiveQuery, type DataCache, type Query } from '../../data/index.ts';
import { failureText } from '../failure/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import type { AddressChoiceViewModel } from './address-choice.view-model.ts';
import { AddressFormViewModel } from './address-form.view-model.ts';

type Deps = {
  readonly choice: Pick<AddressChoiceViewModel, 'chosen' | 'choose'>;
  readonly addresses: Addresses;
  readonly cache: DataCache;
  readonly sessions: SessionStore;
  readonly position: DevicePosition;
  readonly zones: Pick<DeliveryZones, 'anyShop'>;
  readonly geocoder: ReverseGeocoder;
  readonly delay: (milliseconds: number) => Promise<void>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: TFunction;
};

type Saved = readonly SavedAddress[];

/** The customer's addresses, and every way to the one that is chosen (ADDRESS-1, ADDRESS-4). */
export class AddressBookViewModel {
  /** `undefined` for guests. */
  saved: LiveQuery<Saved> | undefined;
  form: AddressFormViewModel | undefined = undefined;
  positionFailure: PositionFailure | undefined = undefined;
  isLocating = false;
  isGuessRefused = false;
  readonly #deps: Deps;
  #activations: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** The active one as the server has told last. */
  #heldActive: AddressId | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.saved = this.#savedOf(deps.sessions.read());
    makeAutoObservable(this, { saved: observableRef, form: observableRef, positionFailure: observableRef }, { autoBind: true });
  }

  get isSignedIn(): boolean {
    return this.saved !== undefined;
  }

  get chosen(): DeliveryAddress | undefined {
    return this.#deps.choice.chosen;
  }

  get list(): Saved {
    return this.saved?.value ?? [];
  }

  /** ADDRESS-1: what "Order for this address?" asks about. */
  get guess(): DeliveryAddress | undefined {
    if (this.chosen || this.isGuessRefused || (this.saved && this.saved.value === undefined)) return undefined;
    return guessAddress({ saved: this.list, home: this.#home });
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

  /** ADDRESS-4: the device orders for it at once; the server follows in the order of the choices. */
  async pick(address: Unplaced): Promise<void> {
    if (!isPlaced(address)) return;
    const known = this.list.find((saved) => isSameAddress(saved, address));
    if (known && !known.isActive) {
      if (this.#waiting === 0) this.#heldActive = this.list.find(({ isActive }) => isActive)?.id;
      this.#waiting += 1;
      this.#show(withActive(this.list, known.id));
      this.#activations = this.#activations.then(() => this.#activate(known.id));
    }
    await this.#deps.choice.choose(address);
  }

  refuseGuess(): void {
    this.isGuessRefused = true;
  }

  openForm(address?: SavedAddress): void {
    if (address) return this.#openForm(address, (changed) => this.#change(address, changed));
    this.#openForm(emptyDraft, this.#add);
  }

  /** A guest's one address, to be mended. */
  openChosen(): void {
    if (this.chosen) this.#openForm({ title: '', ...this.chosen }, this.#chooseAsGuest);
  }

  closeForm(): void {
    this.form = undefined;
  }

  /** The device's own place, as the beginning of an address. */
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

  /** Gone at once and back on a press; the server is asked between the two. */
  async remove(address: SavedAddress): Promise<void> {
    const { addresses, choice, toasts, translate } = this.#deps;
    const before = this.list;
    this.#show(withoutAddress(before, address.id));
    const outcome = await addresses.remove(address.id);
    if (!outcome.ok) {
      this.#show(before);
      return toasts.show('error', failureText(outcome.error, translate));
    }
    this.saved?.renew();
    const wasChosen = this.isChosen(address);
    if (wasChosen) void choice.choose(undefined);
    // No server takes an address back that stands nowhere.
    const undo = isPlaced(address) ? { label: translate('address.undo'), run: () => void this.#restore(address, wasChosen) } : undefined;
    toasts.show('info', translate('address.removed'), undo);
  }

  /** A refused one leaves the list as the server holds it; the device orders for the choice all the same. */
  async #activate(id: AddressId): Promise<void> {
    const { addresses, toasts, translate } = this.#deps;
    const outcome = await addresses.activate(id);
    this.#waiting -= 1;
    if (outcome.ok) {
      this.#heldActive = id;
      return;
    }
    if (this.#waiting === 0 && this.#heldActive !== undefined) this.#show(withActive(this.list, this.#heldActive));
    toasts.show('error', failureText(outcome.error, translate));
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
    const { position, zones, geocoder, delay } = this.#deps;
    const start = draft.location ?? this.chosen?.location ?? this.#home?.location;
    const isNew = draft.text === '';
    this.form = new AddressFormViewModel({ draft, start, isNew, hasTitle: this.isSignedIn, save, position, zones, geocoder, delay, onDone: this.closeForm });
  }

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

  get #home(): { readonly text: string; readonly location: GeoPoint } | undefined {
    const { address, location } = this.#deps.reference.settings;
    const place = parseLatLng(location);
    return place.ok && address !== '' ? { text: address, location: place.value } : undefined;
  }

  #show(addresses: Saved): void {
    const session = this.#deps.sessions.read();
    if (session) this.#deps.cache.write(this.#queryOf(session), addresses);
  }

  #savedOf(session: Session | undefined): LiveQuery<Saved> | undefined {
    return session && new LiveQuery(this.#deps.cache, this.#queryOf(session));
  }

  #queryOf({ user }: Session): Query<Saved> {
    return { key: ['addresses', user.id], load: () => this.#deps.addresses.list() };
  }
}
