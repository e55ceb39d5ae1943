import { observer } from 'mobx-react-lite';
import type { DietaryDeclaration } from '@domain/dietary/index.ts';
import type { DietaryAdvice } from './dietary-advice.ts';
import { VerdictLine } from './verdict-line.view.tsx';

type DietaryMarkProps = { readonly advice: DietaryAdvice; readonly dietary: DietaryDeclaration | undefined };

/**
 * Why one dish or add-on does not fit this customer. Says nothing of what fits: a card does not know the mandatory
 * add-ons of a dish, only the sheet does.
 */
export const DietaryMark = observer(function DietaryMark({ advice, dietary }: DietaryMarkProps) {
  const verdict = advice.verdictOn(dietary);
  return advice.isGiven && verdict.kind !== 'fits' ? <VerdictLine verdict={verdict} /> : null;
});
