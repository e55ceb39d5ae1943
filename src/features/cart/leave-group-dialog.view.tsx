import { useId } from 'react';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import type { LeaveGroupQuestion } from './cart-questions.ts';
import type { CartViewModel } from './cart.view-model.ts';
import styles from './replace-dialog.module.scss';

type LeaveGroupDialogProps = {
  readonly question: LeaveGroupQuestion;
  readonly answer: CartViewModel['answer'];
};

/** GROUP-1e: a group of another shop is left first; what was chosen there is not lost. */
export function LeaveGroupDialog({ question, answer }: LeaveGroupDialogProps) {
  const translate = useTranslate();
  const headingId = useId();
  const stay = (): void => void answer(false);
  return (
    <Sheet isOpen onClose={stay} labelledBy={headingId} closeLabel={translate('cart.close')} shape="narrow">
      <div className={styles.dialog}>
        <h2 id={headingId}>{translate('group.other_title')}</h2>
        <p>
          <Trans id="group.other_text" parts={{ title: <bdi>{question.title}</bdi> }} />
        </p>
        <Button look="main" isWide onClick={() => void answer(true)}>
          {translate('group.other_leave_add')}
        </Button>
        <AppLink to={question.path} {...buttonAttributes({ isWide: true })} onClick={stay}>
          {translate('group.other_stay')}
        </AppLink>
      </div>
    </Sheet>
  );
}
