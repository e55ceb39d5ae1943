export { ProductSheet } from './lazy-product-sheet.ts';
export { ProductCard } from './product-card.view.tsx';
export type { ProductSheetProps } from './product-sheet.view.tsx';
export type { OpenProduct } from './open-product.ts';
export { PRODUCT_DEPS, QUICK_ADD } from './product.tokens.ts';
export { QuickAdd } from './quick-add.ts';
export { DietaryStatement } from './dietary-statement.view.tsx';
