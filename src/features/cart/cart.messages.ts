import { stepSummary, type AddRefusal, type CartStep, type StepSummary } from '@domain/cart/index.ts';
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
  cleared: 'cart.step_cleared',
  replaced: 'cart.replaced',
  several: 'cart.step_several',
} as const satisfies Record<StepSummary['kind'], TextKey>;

/** What a step did, in a few words: "Fattoush removed". */
export const stepText = (step: CartStep, translate: Translate): string => {
  const summary = stepSummary(step);
  return translate(STEP_TEXTS[summary.kind], 'line' in summary ? { name: summary.line.item.title } : {});
};
