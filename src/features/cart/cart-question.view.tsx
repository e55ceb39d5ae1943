import { observer } from 'mobx-react-lite';
import type { CartViewModel } from './cart.view-model.ts';
import { LeaveGroupDialog } from './leave-group-dialog.view.tsx';
import { ReplaceDialog, type ReplaceDialogProps } from './replace-dialog.view.tsx';

export type CartQuestionProps = {
  readonly vm: ReplaceDialogProps['vm'] | Pick<CartViewModel, 'cart' | 'answer' | 'question'>;
};

/** What a product that was added has to wait for. */
export const CartQuestionDialog = observer(function CartQuestionDialog({ vm }: CartQuestionProps) {
  const { cart, answer, question } = vm;
  return question?.kind === 'leave-group' ? (
    <LeaveGroupDialog question={question} answer={answer} />
  ) : (
    <ReplaceDialog vm={{ cart, answer, question }} />
  );
});
