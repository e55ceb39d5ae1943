import {
  quantityChanges,
  stepSummary,
  type AddRefusal,
  type CartStep,
  type ForeignChange,
  type StepSummary,
} from '@domain/cart/index.ts';
import type { TextKey, Translate } from '../../i18n/index.ts';

/** The text for every refusal to add a line: a refusal without one does not compile. */
export const ADD_REFUSAL_TEXTS = {
  'other-shop': 'cart.replace_text',
  'too-many-lines': 'cart.too_many_lines',
} as const satisfies Record<AddRefusal['kind'], TextKey>;

const STEP_TEXTS = {
  added: 'cart.step_added',
  removed: 'cart.removed',
  changed: 'cart.step_changed',
  noted: 'cart.step_noted',
  cleared: 'cart.step_cleared',
  replaced: 'cart.replaced',
  several: 'cart.step_several',
} as const satisfies Record<StepSummary['kind'], TextKey>;

/** What a step did, in a few words: "Fattoush removed". */
export const stepText = (step: CartStep, translate: Translate): string => {
  const summary = stepSummary(step);
  return translate(STEP_TEXTS[summary.kind], 'line' in summary ? { name: summary.line.item.title } : {});
};

/** More changes than these are counted only. */
const FOREIGN_MAX = 3;

/** What other tabs did, line by line: "Fattoush: 3 → 1". */
export const foreignTexts = (change: ForeignChange, translate: Translate): readonly string[] => {
  const texts = quantityChanges(change).flatMap(({ from, to }) => {
    if (from && from.shopId === to?.shopId)
      return [translate('cart.foreign_quantity', { name: to.item.title, from: from.quantity, to: to.quantity })];
    return [
      ...(from ? [translate('cart.removed', { name: from.item.title })] : []),
      ...(to ? [translate('cart.step_added', { name: to.item.title })] : []),
    ];
  });
  const more = texts.length - FOREIGN_MAX;
  return more <= 0 ? texts : [...texts.slice(0, FOREIGN_MAX), translate('cart.foreign_more', { count: more })];
};
