import type { ReactNode } from 'react';
import type { Menu, ProductCard } from '@domain/catalog/index.ts';

/** A menu as filters leave it, and what stands below it: what they set apart. */
export type NarrowedMenu = Menu<ProductCard> & { readonly apart: ReactNode };

/** The page whose menu is filtered. */
export interface MenuPage {
  readonly path: string;
  /** The parameters of the address, which the filters are part of. */
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly menu: { readonly value: Menu<ProductCard> | undefined } | undefined;
  /** Shows a filtered menu; `undefined` shows the whole one. */
  narrow(menu: NarrowedMenu | undefined): void;
}
