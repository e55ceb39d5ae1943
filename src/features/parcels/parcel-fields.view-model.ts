import { makeAutoObservable, observableRef } from 'mobx';
import type { AddressSuggester } from '@domain/addresses/index.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import type { ParcelTypeId } from '@domain/kernel/ids.ts';
import type { ParcelDraft, ParcelFault, ParcelField, ParcelPlace, PartyDraft } from '@domain/parcels/index.ts';
import { AddressSearchViewModel } from '../addresses/search/index.ts';

export type ParcelEndName = 'sender' | 'receiver';

/** The fields of a tab across reloads. */
export type ParcelFormStore = {
  read(): StoredForm | undefined;
  write(form: StoredForm | undefined): void;
};
export type StoredForm = {
  readonly typeId: number | undefined;
  readonly isSoon: boolean;
  readonly draft: ParcelDraft;
};

type Deps = {
  readonly suggester: AddressSuggester;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Where the customer probably is. */
  readonly near: () => GeoPoint | undefined;
  readonly soonest: () => { readonly date: string; readonly time: string };
};

const nobody: PartyDraft = { name: '', phone: '', place: undefined };
export const blankParcel: ParcelDraft = {
  size: { width: undefined, height: undefined, length: undefined },
  weight: undefined,
  sender: nobody,
  receiver: nobody,
  date: '',
  time: '',
  note: '',
  qrValue: '',
  instruction: '',
  description: '',
  isNotifying: true,
};

/** What the customer fills in, and what is wrong with it until it is changed. */
export class ParcelFieldsViewModel {
  typeId: ParcelTypeId | undefined = undefined;
  isSoon = true;
  draft: ParcelDraft = blankParcel;
  faults: readonly ParcelFault[] = [];
  needsType = false;
  /** The end whose address is being chosen. */
  choosing: ParcelEndName | undefined = undefined;
  readonly search: AddressSearchViewModel;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.search = new AddressSearchViewModel({
      ...deps,
      near: () => this.draft.sender.place?.location ?? deps.near(),
      onChoose: ({ text, location }) => this.choosePlace({ text, location, house: '', stage: '', room: '' }),
    });
    makeAutoObservable(this, { draft: observableRef, faults: observableRef, search: false }, { autoBind: true });
  }

  faultOf(field: ParcelField): ParcelFault['kind'] | undefined {
    return this.faults.find((fault) => 'field' in fault && fault.field === field)?.kind;
  }

  fill({ typeId, isSoon, draft }: Pick<ParcelFieldsViewModel, 'typeId' | 'isSoon' | 'draft'>): void {
    [this.typeId, this.isSoon, this.draft] = [typeId, isSoon, draft];
  }

  chooseType(id: ParcelTypeId): void {
    this.typeId = id;
    this.needsType = false;
    this.#forgive([]);
  }

  change(change: Partial<ParcelDraft>): void {
    this.draft = { ...this.draft, ...change };
    this.#forgive(Object.keys(change));
  }

  changeParty(end: ParcelEndName, change: Partial<PartyDraft>): void {
    this.draft = { ...this.draft, [end]: { ...this.draft[end], ...change } };
    this.#forgive(Object.keys(change).map((field) => `${end}-${field}`));
  }

  changePlace(end: ParcelEndName, change: Partial<ParcelPlace>): void {
    const { place } = this.draft[end];
    if (place) this.changeParty(end, { place: { ...place, ...change } });
  }

  chooseSoon(isSoon: boolean): void {
    this.isSoon = isSoon;
    this.#forgive(['date', 'time']);
    if (!isSoon && this.draft.date === '') this.change(this.#deps.soonest());
  }

  openPlaces(end: ParcelEndName): void {
    this.search.clear();
    this.choosing = this.choosing === end ? undefined : end;
  }

  choosePlace(place: ParcelPlace): void {
    if (this.choosing) this.changeParty(this.choosing, { place });
    this.choosing = undefined;
  }

  /** The people stay; only the addresses change sides. */
  swap(): void {
    const { sender, receiver } = this.draft;
    this.changeParty('sender', { place: receiver.place });
    this.changeParty('receiver', { place: sender.place });
  }

  /** What was changed is no longer wrong; the distance depends on both addresses and on the type. */
  #forgive(fields: readonly string[]): void {
    this.faults = this.faults.filter((fault) => 'field' in fault && !fields.includes(fault.field));
  }
}
