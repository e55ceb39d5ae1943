import type { AddRefusal } from '@domain/cart/index.ts';
import type { TextKey } from '../../i18n/index.ts';

/** The text for every refusal to add a line: a refusal without one does not compile. */
export const ADD_REFUSAL_TEXTS = {
  'other-shop': 'cart.replace_text',
  'too-many-lines': 'cart.too_many_lines',
} as const satisfies Record<AddRefusal['kind'], TextKey>;
