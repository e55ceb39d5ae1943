import type { PlannedOrder } from '@domain/orders/index.ts';
import type { Translate } from '../../i18n/index.ts';

/** Says what came of an answered question: it may be asked again, about a price that has risen since. */
export const answerText = ({ question, missed }: PlannedOrder, isYes: boolean, translate: Translate): string => {
  if (question) return translate('repeat.dearer_again');
  if (!isYes) return translate('repeat.skipped_now');
  return missed ? translate(`repeat.why.${missed.why}`) : translate('repeat.ordered');
};
