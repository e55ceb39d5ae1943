import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Language, LanguageCode } from '../../foundation/languages/index.ts';
import type { Html } from '../pages/index.ts';
import type { Couriers } from './couriers.ts';
import type { DeskApi, DeskRefusal } from './desk-api.ts';

/** A refused form: its name (`section/subject`), what was typed and why it was refused. */
export type FormError = { readonly form: string; readonly typed: Typed; readonly refusal: DeskRefusal };
/** The fields of a submitted form. */
export type Typed = {
  /** Every text field, in the order of the form. */
  readonly texts: readonly (readonly [name: string, text: string])[];
  text(name: string): string;
  has(name: string): boolean;
  file(name: string): File | undefined;
};

export type Role = 'operator' | 'seller';
export type Visit = {
  readonly api: DeskApi;
  readonly role: Role;
  /** The shop in question: a seller's own, or the one that an operator names by `?shop=`. */
  readonly shopId: number | undefined;
  readonly language: LanguageCode;
  /** The texts of that language; operators read English. */
  readonly texts: Language;
  /** Loads the couriers on first use. */
  couriers(): Promise<Couriers>;
  readonly query: URLSearchParams;
  /** The marketplace's time. */
  readonly now: Instant;
  /** The path behind the section: an id and an action. */
  readonly rest: readonly string[];
  readonly trouble: FormError | undefined;
  /** The simulation exists in demo mode only. */
  readonly isDemo: boolean;
};
export type View = {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** The path of the script that keeps the page current. */
  readonly script?: string;
};
/** The outcome of a form: where to go on and what to say there, or why it was refused. */
export type ActionOutcome =
  | { readonly kind: 'done'; readonly to: string; readonly notice: string }
  | { readonly kind: 'refused'; readonly trouble: FormError }
  | { readonly kind: 'unknown' };

/** A text in English, or one that is looked up in the language of the visitor. */
export type Worded = string | ((texts: Language) => string);
export const worded = (text: Worded, texts: Language): string => (typeof text === 'string' ? text : text(texts));

/**
 * For whom a section is: the operators, one shop (its owner, and operators who name it by `?shop=`), or both, where
 * operators see all shops.
 */
export type Audience = 'operators' | 'shop' | 'both';

export type Waiting = { readonly count: number; readonly text: string };

/** A part of the desk with its own address. */
export interface Section {
  readonly key: string;
  readonly title: Worded;
  readonly audience: Audience;
  /** Resolves to `undefined` if there is no such page. */
  show(visit: Visit): Promise<View | undefined>;
  act?(visit: Visit, typed: Typed): Promise<ActionOutcome>;
  /** How much waits for the visitor there, for the menu; `undefined` if nothing does. */
  waiting?(visit: Visit): Promise<Waiting | undefined>;
}

/** Returns whether the visitor may open the section; the API decides again about everything in it. */
export const isFor = ({ audience }: Pick<Section, 'audience'>, { role, shopId }: Pick<Visit, 'role' | 'shopId'>) =>
  audience === 'both' || (audience === 'shop' ? shopId !== undefined : role === 'operator');
