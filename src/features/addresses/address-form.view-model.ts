import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  agreeOn,
  beginAgreement,
  checkDraft,
  keepAddress,
  movePin,
  nameInWords,
  offerText,
  pinOf,
  takeOffer,
  type AddressAgreement,
  type AddressDraft,
  type AddressFault,
  type NewAddress,
  type PlacedText,
} from '@domain/addresses/index.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { AddressSearchViewModel } from './address-search.view-model.ts';
import { PinLookupViewModel } from './pin-lookup.view-model.ts';

type Deps = Omit<ConstructorParameters<typeof PinLookupViewModel>[0], 'onAnswer'> &
  Omit<ConstructorParameters<typeof AddressSearchViewModel>[0], 'onChoose'> & {
    readonly draft: AddressDraft;
    /** Where the map is centered while no location is set. */
    readonly start: GeoPoint | undefined;
    readonly isNew: boolean;
    /** Saved addresses have a name; a guest's address needs none. */
    readonly hasTitle: boolean;
    readonly save: (address: NewAddress) => Answer<void>;
    readonly language: string;
    readonly onDone: () => void;
    /** Orders are collected: no address narrows the shops. */
    readonly onCollect: () => void;
  };

type Details = Omit<AddressDraft, 'text' | 'location'>;

/** One address being created or edited: its text and pin, and the way to the door (ADDRESS-2, ADDRESS-6). */
export class AddressFormViewModel {
  agreement: AddressAgreement;
  details: Details;
  faults: readonly AddressFault[] = [];
  failure: RemoteFailure | undefined = undefined;
  isSaving = false;
  isSearching = false;
  failures = 0;
  readonly start: GeoPoint | undefined;
  readonly hasTitle: boolean;
  readonly isNew: boolean;
  readonly language: string;
  /** The known facts about the location under the pin. */
  readonly lookup: PinLookupViewModel;
  readonly search: AddressSearchViewModel;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    const { text, location, ...details } = deps.draft;
    this.#deps = deps;
    this.details = details;
    this.agreement = beginAgreement({ text, location });
    this.start = deps.start;
    this.hasTitle = deps.hasTitle;
    this.isNew = deps.isNew;
    this.language = deps.language;
    this.lookup = new PinLookupViewModel({ ...deps, onAnswer: (place, found) => this.answer(place, found) });
    this.search = new AddressSearchViewModel({ ...deps, onChoose: (suggestion) => this.choose(suggestion) });
    makeAutoObservable(
      this,
      {
        agreement: observableRef,
        details: observableRef,
        faults: observableRef,
        failure: observableRef,
        start: false,
        hasTitle: false,
        isNew: false,
        language: false,
        lookup: false,
        search: false,
      },
      { autoBind: true },
    );
  }

  /** The content to save: details, and the agreed text and location. */
  get draft(): AddressDraft {
    const { agreement } = this;
    return {
      ...this.details,
      text: this.text,
      location: agreement.kind === 'agreed' ? agreement.location : undefined,
    };
  }

  /** The address as it was agreed last. */
  get text(): string {
    const { agreement } = this;
    return agreement.kind === 'moved' ? agreement.before.text : agreement.text;
  }

  get pin(): GeoPoint | undefined {
    return pinOf(this.agreement);
  }

  /** Looks up the location that the form starts with; an address that has a text keeps it. */
  activate(): () => void {
    if (this.agreement.kind === 'agreed') void this.lookup.lookUpZone(this.agreement.location);
    else if (this.pin) void this.lookup.lookUp(this.pin);
    return () => this.lookup.forget();
  }

  describe(change: Partial<Details>): void {
    this.details = { ...this.details, ...change };
  }

  openSearch(): void {
    this.isSearching = true;
  }

  /** Leaves the address aside: dishes are collected from the shop. */
  collect(): void {
    this.#deps.onCollect();
  }

  /** A suggestion was chosen: text and pin change together. */
  choose(place: PlacedText): void {
    this.isSearching = false;
    this.#agree(agreeOn(place));
    void this.lookup.lookUpZone(place.location);
  }

  /** The pin was moved, on the map or by its buttons. */
  place(location: GeoPoint): void {
    this.#agree(movePin(this.agreement, location));
    void this.lookup.lookUp(location);
  }

  keep(): void {
    this.#agree(keepAddress(this.agreement));
    if (this.pin) void this.lookup.lookUpZone(this.pin);
  }

  take(): void {
    this.#agree(takeOffer(this.agreement));
  }

  name(words: string): void {
    this.#agree(nameInWords(this.agreement, words));
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

  private answer(place: GeoPoint, found: string | undefined): void {
    this.#agree(offerText(this.agreement, place, found));
  }

  #agree(agreement: AddressAgreement): void {
    this.agreement = agreement;
    if (agreement.kind === 'agreed') this.faults = [];
  }
}
