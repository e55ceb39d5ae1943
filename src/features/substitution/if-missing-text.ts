import type { OrderedChoice } from '@domain/substitution/index.ts';
import type { Translate } from '../../i18n/index.ts';

const TEXTS = {
  replace: 'substitution.missing_replace',
  ask: 'substitution.missing_ask',
  'ask-declared': 'substitution.missing_ask',
  'leave-out': 'substitution.missing_leave_out',
} as const;

/** ORDER-10: says what was chosen for a dish that is missing; empty without a choice. */
export const ifMissingText = (choice: OrderedChoice | undefined, translate: Translate): string =>
  choice === undefined ? '' : translate(TEXTS[choice]);
