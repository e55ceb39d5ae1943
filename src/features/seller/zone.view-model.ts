import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { placeName, type ReverseGeocoder } from '@domain/addresses/index.ts';
import { kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';
import {
  addCorner,
  circleAround,
  directionTo,
  moveCorner,
  placeCorner,
  removeCorner,
  ZONE_CORNERS,
  type Direction,
  type Zone,
} from '@domain/partners/index.ts';
import type { ShopFormViewModel } from './shop-form.view-model.ts';

/** Where a corner is. */
export type CornerPlace = { readonly km: number; readonly direction: Direction; readonly name: string | undefined };

type Deps = {
  readonly form: ShopFormViewModel;
  readonly geocoder: ReverseGeocoder;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Reads out where a corner is now. */
  readonly say: (index: number, place: CornerPlace) => void;
};

/** How far one press moves a corner, in meters. */
export const STEP_METRES = 50;
const STEPS = {
  north: { north: STEP_METRES, east: 0 },
  south: { north: -STEP_METRES, east: 0 },
  west: { north: 0, east: -STEP_METRES },
  east: { north: 0, east: STEP_METRES },
} as const;
/** How long a corner must stand before it is looked up and read out. */
const QUIET_MS = 500;
const UNDO_MAX = 50;

/** The delivery zone: the same corners on the map and in a list. */
export class ZoneViewModel {
  /** The corner that the buttons move. */
  chosen = 0;
  names: ReadonlyMap<string, string> = new Map();
  past: readonly Zone[] = [];
  readonly #deps: Deps;
  #turn = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { names: observableRef, past: observableRef }, { autoBind: true });
  }

  get zone(): Zone {
    return this.#deps.form.form.zone ?? [];
  }

  get shop(): GeoPoint | undefined {
    return this.#deps.form.form.location;
  }

  get canAdd(): boolean {
    return this.zone.length < ZONE_CORNERS.most;
  }

  get canRemove(): boolean {
    return this.zone.length > ZONE_CORNERS.least;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  placeOf(index: number): CornerPlace | undefined {
    const [corner, shop] = [this.zone[index], this.shop];
    if (!corner || !shop) return undefined;
    return {
      km: kilometresBetween(shop, corner),
      direction: directionTo(shop, corner),
      name: this.names.get(spotOf(corner)),
    };
  }

  choose(index: number): void {
    this.chosen = index;
  }

  step(direction: keyof typeof STEPS): void {
    const { shop, chosen, zone } = this;
    if (!shop) return;
    this.#set(moveCorner(zone, chosen, STEPS[direction], shop));
    void this.#settle(chosen);
  }

  /** Puts a corner where it was dragged to. */
  drag(index: number, at: GeoPoint): void {
    if (!this.shop) return;
    this.chosen = index;
    this.#set(placeCorner(this.zone, index, at, this.shop));
    void this.#settle(index);
  }

  add(): void {
    const { zone, index } = addCorner(this.zone);
    this.#set(zone);
    this.chosen = index;
    void this.#settle(index);
  }

  remove(index: number): void {
    this.#set(removeCorner(this.zone, index));
    this.chosen = Math.min(index, this.zone.length - 1);
  }

  /** A circle around the shop instead. */
  restart(): void {
    if (this.shop) this.#set(circleAround(this.shop));
    this.chosen = 0;
    void this.lookUpAll();
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.#deps.form.change({ zone: last });
    this.chosen = Math.min(this.chosen, last.length - 1);
  }

  /** Forgets the changes of another shop's place. */
  forget(): void {
    this.past = [];
    this.chosen = 0;
    void this.lookUpAll();
  }

  /** Finds the names of all corners, one after the other. */
  async lookUpAll(): Promise<void> {
    for (const corner of this.zone) await this.#lookUp(corner);
  }

  #set(zone: Zone): void {
    this.past = [...this.past, this.zone].slice(-UNDO_MAX);
    this.#deps.form.change({ zone });
  }

  async #settle(index: number): Promise<void> {
    const turn = ++this.#turn;
    await this.#deps.delay(QUIET_MS);
    const corner = this.zone[index];
    if (turn !== this.#turn || !corner) return;
    await this.#lookUp(corner);
    const place = this.placeOf(index);
    if (turn === this.#turn && place) this.#deps.say(index, place);
  }

  async #lookUp(corner: GeoPoint): Promise<void> {
    if (this.names.has(spotOf(corner))) return;
    const name = placeName(await this.#deps.geocoder.find(corner));
    if (name.ok) runInAction(() => (this.names = new Map([...this.names, [spotOf(corner), name.value]])));
  }
}

const spotOf = ({ latitude, longitude }: GeoPoint): string => `${latitude},${longitude}`;
