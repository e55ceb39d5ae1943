import type { DeclaredAddon } from '@domain/catalog/index.ts';
import type { DietaryDeclaration } from '@domain/dietary/index.ts';
import type { StockId } from '@domain/kernel/ids.ts';

/** A dish with the add-ons that are offered beside it and those that are chosen. */
export type EatenDish = {
  readonly dish: { readonly dietary: DietaryDeclaration | undefined };
  readonly offers: readonly DeclaredAddon[];
  readonly chosen: ReadonlySet<StockId>;
};
