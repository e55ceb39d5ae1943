import type { Html } from '../pages/index.ts';
import type { Couriers } from './couriers.ts';
import type { DeskApi, DeskRefusal } from './desk-api.ts';

/** A form that was refused: which (`section/subject`), what was typed, why. */
export type Trouble = { readonly form: string; readonly typed: Typed; readonly refusal: DeskRefusal };
/** What somebody sent with a form. */
export type Typed = {
  /** Every text by the name of its field, in the order of the form. */
  readonly texts: readonly (readonly [name: string, text: string])[];
  text(name: string): string;
  has(name: string): boolean;
  file(name: string): File | undefined;
};

export type Visit = {
  readonly api: DeskApi;
  /** Asked for when they are first wanted. */
  couriers(): Promise<Couriers>;
  readonly query: URLSearchParams;
  /** What stands in the path behind the section: an id, and what to do with it. */
  readonly rest: readonly string[];
  readonly trouble: Trouble | undefined;
  /** Only in demo mode there is a simulation. */
  readonly isDemo: boolean;
};
export type View = { readonly title: string; readonly body: Html; readonly status?: number };
/** What came of a form: where to go on and what to tell there, or why not. */
export type Acted = { readonly kind: 'done'; readonly to: string; readonly told: string } | { readonly kind: 'refused'; readonly trouble: Trouble } | { readonly kind: 'unknown' };

/** A part of the desk with its own address. */
export interface Section {
  readonly key: string;
  readonly title: string;
  /** `undefined` where there is no such page. */
  show(visit: Visit): Promise<View | undefined>;
  act?(visit: Visit, typed: Typed): Promise<Acted>;
}
