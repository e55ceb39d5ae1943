import type { Substitution } from '@domain/substitution/index.ts';
import type { Translate } from '../../i18n/index.ts';

const LEFT_OUT = {
  choice: 'substitution.left_out_choice',
  undeclared: 'substitution.left_out_undeclared',
  customer: 'substitution.left_out_customer',
  time: 'substitution.left_out_time',
  gone: 'substitution.left_out_gone',
  canceled: 'substitution.left_out_gone',
} as const;

/** ORDER-10: says what became of a missing dish, and why. */
export const outcomeText = (
  { state, reason, ordered, proposed }: Pick<Substitution, 'state' | 'reason' | 'ordered' | 'proposed'>,
  translate: Translate,
): string => {
  const names = { dish: ordered.title, other: proposed?.title ?? '' };
  if (state === 'replaced') return translate('substitution.replaced', names);
  return translate(state === 'open' ? 'substitution.asked' : LEFT_OUT[reason ?? 'gone'], names);
};
