import type { Menu, ProductCard } from '@domain/catalog/index.ts';
import { VERDICTS, verdictOf, type DietaryProfile, type Verdict } from '@domain/dietary/index.ts';

/** A real dish and how it reads with a profile. */
export type Example = { readonly dish: ProductCard; readonly verdict: Verdict };

/** One dish for each verdict that a menu holds, from the best to the gravest. */
export const examplesOf = (menu: Menu<ProductCard>, profile: DietaryProfile): readonly Example[] => {
  const read = menu.sections
    .flatMap(({ items }) => items)
    .map((dish) => ({ dish, verdict: verdictOf([dish.dietary], profile) }));
  return VERDICTS.flatMap((kind) => read.find(({ verdict }) => verdict.kind === kind) ?? []);
};
