import type { ReactNode } from 'react';
import type { Menu, ProductCard } from '@domain/catalog/index.ts';

/** A filtered menu, and the unsuitable dishes set apart below it. */
export type NarrowedMenu = Menu<ProductCard> & { readonly apart: ReactNode };

/** The page of the filtered menu. */
export interface MenuPage {
  readonly path: string;
  /** The parameters of the address, which the filters are part of. */
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly menu: { readonly value: Menu<ProductCard> | undefined } | undefined;
  /** Shows a filtered menu; `undefined` shows the whole one. */
  narrow(menu: NarrowedMenu | undefined): void;
}
