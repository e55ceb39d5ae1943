import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  checkDraft, latLngText, parseLatLng, withProposal, type AddressDraft, type AddressFault, type DevicePosition, type NewAddress, type PositionFailure,
} from '@domain/addresses/index.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { PlaceFactsViewModel } from './place-facts.view-model.ts';

type Deps = Omit<ConstructorParameters<typeof PlaceFactsViewModel>[0], 'onFound'> & {
  readonly draft: AddressDraft;
  /** Where the map begins while the place is not known. */
  readonly start: GeoPoint | undefined;
  readonly isNew: boolean;
  /** Saved addresses have a name; a guest's one needs none. */
  readonly hasTitle: boolean;
  readonly save: (address: NewAddress) => Answer<void>;
  readonly position: DevicePosition;
  readonly onDone: () => void;
};

/** One address being written or mended (ADDRESS-2). */
export class AddressFormViewModel {
  draft: AddressDraft;
  /** ADDRESS-3: the place as text, also while it is being typed. */
  placeText: string;
  faults: readonly AddressFault[] = [];
  failure: RemoteFailure | undefined = undefined;
  positionFailure: PositionFailure | undefined = undefined;
  isLocating = false;
  isSaving = false;
  failures = 0;
  readonly start: GeoPoint | undefined;
  readonly hasTitle: boolean;
  readonly isNew: boolean;
  /** What is known of the place under the pin. */
  readonly facts: PlaceFactsViewModel;
  readonly #deps: Deps;
  #proposed: string | undefined = undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.draft = deps.draft;
    this.start = deps.start;
    this.hasTitle = deps.hasTitle;
    this.isNew = deps.isNew;
    this.placeText = deps.draft.location ? latLngText(deps.draft.location) : '';
    this.facts = new PlaceFactsViewModel({ ...deps, onFound: (text) => this.propose(text) });
    makeAutoObservable(
      this,
      { draft: observableRef, faults: observableRef, failure: observableRef, positionFailure: observableRef, start: false, hasTitle: false, isNew: false, facts: false },
      { autoBind: true },
    );
  }

  /** The address at the pin, where the customer's own words say another. */
  get otherAddress(): string | undefined {
    const { address } = this.facts;
    return address?.kind === 'found' && address.text !== this.draft.text.trim() ? address.text : undefined;
  }

  /** Asks about the place that the form begins with; one that has its address keeps it. */
  activate(): () => void {
    const { location, text } = this.draft;
    if (text === '') void this.facts.ask(location);
    else void this.facts.askZone(location);
    return () => this.facts.forget();
  }

  type(change: Partial<Omit<AddressDraft, 'location'>>): void {
    this.draft = { ...this.draft, ...change };
    if (change.text !== undefined) this.#forgive('street-missing');
  }

  /** ADDRESS-2: the address at the pin instead of the customer's own words, because the customer says so. */
  useAddressAtPin(): void {
    const { otherAddress } = this;
    if (otherAddress === undefined) return;
    this.#proposed = otherAddress;
    this.type({ text: otherAddress });
  }

  typePlace(text: string): void {
    this.placeText = text;
    const place = parseLatLng(text);
    this.#moveTo(place.ok ? place.value : undefined);
  }

  /** The pin was moved, on the map or by its buttons. */
  place(location: GeoPoint): void {
    this.placeText = latLngText(location);
    this.#moveTo(location);
  }

  async usePosition(): Promise<void> {
    if (this.isLocating) return;
    this.isLocating = true;
    this.positionFailure = undefined;
    const outcome = await this.#deps.position.locate();
    runInAction(() => {
      this.isLocating = false;
      if (outcome.ok) this.place(outcome.value);
      else this.positionFailure = outcome.error;
    });
  }

  async submit(): Promise<void> {
    if (this.isSaving) return;
    const checked = checkDraft(this.draft);
    this.failure = undefined;
    this.faults = checked.ok ? [] : checked.error;
    if (!checked.ok) return void this.failures++;
    this.isSaving = true;
    const outcome = await this.#deps.save(checked.value);
    runInAction(() => {
      this.isSaving = false;
      if (outcome.ok) return;
      this.failure = outcome.error;
      this.failures++;
    });
    if (outcome.ok) this.#deps.onDone();
  }

  private propose(text: string): void {
    const proposed = withProposal(this.draft, text, this.#proposed);
    if (proposed === this.draft) return;
    this.#proposed = text;
    this.type({ text });
  }

  #moveTo(location: GeoPoint | undefined): void {
    this.draft = { ...this.draft, location };
    this.#forgive('place-missing');
    void this.facts.ask(location);
  }

  #forgive(fault: AddressFault): void {
    this.faults = this.faults.filter((known) => known !== fault);
  }
}
