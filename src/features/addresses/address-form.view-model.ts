import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  checkDraft, latLngText, parseLatLng, type AddressDraft, type AddressFault, type DevicePosition, type NewAddress, type PositionFailure,
} from '@domain/addresses/index.ts';
import type { DeliveryZones, GeoPoint, ZoneAnswer } from '@domain/catalog/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';

type Deps = {
  readonly draft: AddressDraft;
  /** Where the map begins while the place is not known. */
  readonly start: GeoPoint | undefined;
  readonly isNew: boolean;
  /** Saved addresses have a name; a guest's one needs none. */
  readonly hasTitle: boolean;
  /** Scheme and host of the map's tiles. */
  readonly tileHost: string;
  readonly save: (address: NewAddress) => Answer<void>;
  readonly position: DevicePosition;
  readonly zones: Pick<DeliveryZones, 'anyShop'>;
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
  zone: ZoneAnswer | undefined = undefined;
  isLocating = false;
  isSaving = false;
  failures = 0;
  readonly start: GeoPoint | undefined;
  readonly hasTitle: boolean;
  readonly isNew: boolean;
  readonly tileHost: string;
  readonly #deps: Deps;
  #zoneTurn = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.draft = deps.draft;
    this.start = deps.start;
    this.hasTitle = deps.hasTitle;
    this.isNew = deps.isNew;
    this.tileHost = deps.tileHost;
    this.placeText = deps.draft.location ? latLngText(deps.draft.location) : '';
    makeAutoObservable(
      this,
      { draft: observableRef, faults: observableRef, failure: observableRef, positionFailure: observableRef, start: false, hasTitle: false, isNew: false, tileHost: false },
      { autoBind: true },
    );
  }

  /** Asks about the place that the form begins with. */
  activate(): () => void {
    void this.#checkZone();
    return () => {
      this.#zoneTurn++;
    };
  }

  type(change: Partial<Omit<AddressDraft, 'location'>>): void {
    this.draft = { ...this.draft, ...change };
    if (change.text !== undefined) this.#forgive('street-missing');
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

  #moveTo(location: GeoPoint | undefined): void {
    this.draft = { ...this.draft, location };
    this.#forgive('place-missing');
    void this.#checkZone();
  }

  #forgive(fault: AddressFault): void {
    this.faults = this.faults.filter((known) => known !== fault);
  }

  /** ADDRESS-5: said while the address is written, not after. */
  async #checkZone(): Promise<void> {
    const turn = ++this.#zoneTurn;
    const { location } = this.draft;
    const outcome = location && (await this.#deps.zones.anyShop(location));
    if (turn !== this.#zoneTurn) return;
    runInAction(() => (this.zone = outcome?.ok ? outcome.value : undefined));
  }
}
