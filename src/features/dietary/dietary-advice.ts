import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { allergenSource, dishParts, type AllergenSource, type ProductDetail } from '@domain/catalog/index.ts';
import {
  isEmptyProfile,
  verdictOf,
  type Conflict,
  type DietaryDeclaration,
  type DietaryProfile,
  type StoredDietaryProfile,
  type Verdict,
} from '@domain/dietary/index.ts';
import { DietaryMark } from './dietary-mark.view.tsx';
import { DietaryQuestion } from './dietary-question.view.tsx';
import { DietaryWarning } from './dietary-warning.view.tsx';
import type { EatenDish } from './eaten-dish.ts';
import { VerdictLine } from './verdict-line.view.tsx';

/** Reads dishes by the profile of this device, and holds the views that say so. */
export class DietaryAdvice {
  profile: DietaryProfile;
  /** Why one declaration does not fit this customer, in a line. */
  readonly Mark = DietaryMark;
  /** One verdict in sentences. */
  readonly Line = VerdictLine;
  /** The verdict on a dish with its choices for this customer, shown above them. */
  readonly Warning = DietaryWarning;
  /** Asks before a dangerous dish is added. */
  readonly Question = DietaryQuestion;

  constructor({ kept }: { readonly kept: StoredDietaryProfile }) {
    this.profile = kept.read();
    makeAutoObservable(this, { profile: observableRef, Mark: false, Line: false, Warning: false, Question: false });
    kept.changes.subscribe({ next: (profile) => runInAction(() => (this.profile = profile)) });
  }

  /** False once the profile is deleted. */
  get isGiven(): boolean {
    return !isEmptyProfile(this.profile);
  }

  verdictOn(...parts: readonly (DietaryDeclaration | undefined)[]): Verdict {
    return verdictOf(parts, this.profile);
  }

  verdictOnDish({ dish, offers, chosen }: EatenDish): Verdict {
    return this.verdictOn(...dishParts(dish, offers, chosen));
  }

  /** Whether adding the dish has to be confirmed. */
  asksFor(eaten: EatenDish): boolean {
    return this.isGiven && this.verdictOnDish(eaten).kind === 'dangerous';
  }

  /** Whether adding the product without changes needs confirmation. */
  asksForProduct(dish: Pick<ProductDetail, 'dietary' | 'stocks'>): boolean {
    return dish.stocks.some(({ addons }) => this.asksFor({ dish, offers: addons, chosen: new Set() }));
  }

  sourceOf({ allergen }: Conflict, { dish, offers, chosen }: EatenDish): AllergenSource {
    return allergenSource(allergen, dish, offers, chosen);
  }
}
