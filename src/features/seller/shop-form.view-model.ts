import { makeAutoObservable, observableRef } from 'mobx';
import type { GeoPoint } from '@domain/catalog/index.ts';
import type { CategoryId } from '@domain/kernel/ids.ts';
import {
  APPLICATION_STEPS,
  checkShopApplication,
  checkZone,
  circleAround,
  stepOfFault,
  type ApplicationFault,
  type ApplicationStep,
  type ShopApplicationDraft,
  type ShopTexts,
} from '@domain/partners/index.ts';
import type { Scale } from '@domain/pricing/index.ts';

/** A field of the form; texts carry their language. */
export type FieldKey = string;

type Deps = {
  readonly scale: () => Scale;
  /** The language whose name and address are required. */
  readonly language: () => string;
  /** Whether the server takes delivery zones. */
  readonly hasZones: () => boolean;
  readonly onChange: () => void;
};

export const emptyForm: ShopApplicationDraft = {
  kind: 'restaurant',
  location: undefined,
  zone: [],
  logo: undefined,
  cover: undefined,
  documents: [],
  categories: [],
  tags: [],
  texts: {},
  phone: '',
  fee: '',
  feePerKm: '',
  minimum: '',
  taxPercent: '',
  leadFrom: '20',
  leadTo: '40',
  leadUnit: 'minute',
};
const NO_TEXTS: ShopTexts = { title: '', description: '', address: '' };

/** What the person fills in, and what is wrong with it until it is changed. */
export class ShopFormViewModel {
  form: ShopApplicationDraft = emptyForm;
  faults: readonly ApplicationFault[] = [];
  /** What the server said about fields. */
  refused: Readonly<Record<FieldKey, string>> = {};
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      { form: observableRef, faults: observableRef, refused: observableRef },
      { autoBind: true },
    );
  }

  get language(): string {
    return this.#deps.language();
  }

  /** The application, or everything that is wrong with it. */
  get checked() {
    return checkShopApplication(this.#sendable, this.#deps.scale(), this.language);
  }

  /** Steps that are whole as they are. */
  get wholeSteps(): ReadonlySet<ApplicationStep> {
    const { checked } = this;
    const faulty = new Set(checked.ok ? [] : checked.error.map((fault) => stepOfFault(fault, this.language)));
    return new Set(APPLICATION_STEPS.filter((step) => !faulty.has(step)));
  }

  textsIn(locale: string): ShopTexts {
    return this.form.texts[locale] ?? NO_TEXTS;
  }

  faultOf(field: FieldKey): ApplicationFault | undefined {
    return this.faults.find((fault) => keyOf(fault, this.language) === field);
  }

  fill(form: ShopApplicationDraft): void {
    this.form = form;
    this.faults = [];
    this.refused = {};
  }

  change(change: Partial<ShopApplicationDraft>): void {
    this.form = { ...this.form, ...change };
    this.#forgive(Object.keys(change));
  }

  changeTexts(locale: string, change: Partial<ShopTexts>): void {
    this.form = {
      ...this.form,
      texts: { ...this.form.texts, [locale]: { ...this.textsIn(locale), ...change } },
    };
    const [field] = Object.keys(change);
    // A name may be missing only because another text of its language was written.
    this.#forgive([`${field}.${locale}`, `title.${locale}`]);
  }

  toggleCategory(id: CategoryId): void {
    this.change({ categories: toggled(this.form.categories, id) });
  }

  toggleTag(id: number): void {
    this.change({ tags: toggled(this.form.tags, id) });
  }

  /** Puts the shop on the map; a zone that does not surround it starts anew. */
  place(location: GeoPoint, text?: string): void {
    const { zone = [] } = this.form;
    this.change({ location, zone: checkZone(zone, location).ok ? zone : circleAround(location) });
    if (text !== undefined && this.textsIn(this.language).address.trim() === '')
      this.changeTexts(this.language, { address: text });
  }

  /** Shows what is wrong in one step, or everywhere; returns the first step with a fault. */
  check(step?: ApplicationStep): ApplicationStep | undefined {
    const { checked, language } = this;
    const found = checked.ok ? [] : checked.error;
    const shown = step === undefined ? found : found.filter((fault) => stepOfFault(fault, language) === step);
    this.faults = [
      ...this.faults.filter((fault) => step !== undefined && stepOfFault(fault, language) !== step),
      ...shown,
    ];
    return APPLICATION_STEPS.find((known) => shown.some((fault) => stepOfFault(fault, language) === known));
  }

  refuse(refused: Readonly<Record<FieldKey, string>>): void {
    this.refused = refused;
  }

  get #sendable(): ShopApplicationDraft {
    return this.#deps.hasZones() ? this.form : { ...this.form, zone: undefined };
  }

  /** What was changed is no longer wrong; a span is wrong as a whole, and a zone depends on the shop. */
  #forgive(fields: readonly string[]): void {
    const forgiven = new Set(fields.flatMap((field) => TOGETHER[field] ?? [field]));
    this.faults = this.faults.filter((fault) => !forgiven.has(keyOf(fault, this.language)));
    this.refused = Object.fromEntries(Object.entries(this.refused).filter(([field]) => !forgiven.has(field)));
    this.#deps.onChange();
  }
}

const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  leadFrom: ['leadFrom', 'leadTo'],
  leadUnit: ['leadTo'],
  location: ['location', 'zone'],
  cover: ['cover', 'logo'],
};

/** The name of a field in the form: texts carry their language, else that of the marketplace. */
const keyOf = (fault: ApplicationFault, language: string): FieldKey =>
  fault.field === 'title' || fault.field === 'description' || fault.field === 'address'
    ? `${fault.field}.${fault.locale ?? language}`
    : fault.field;

const toggled = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.includes(item) ? items.filter((known) => known !== item) : [...items, item];
