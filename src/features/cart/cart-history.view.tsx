import { observer } from 'mobx-react-lite';
import type { CartStep } from '@domain/cart/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { redo2Icon, undo2Icon } from '../../ui/icon/panel-icons.data.ts';
import styles from './cart-history.module.scss';
import { stepText } from './cart.messages.ts';
import type { UndoableCart } from './undoable-cart.ts';

type HistoryProps = { readonly edits: UndoableCart };

/**
 * CART-9: Undoes and redoes every change of the cart, also while it is closed. A button with nothing to do keeps the
 * focus.
 */
export const CartHistoryButtons = observer(function CartHistoryButtons({ edits }: HistoryProps) {
  const translate = useTranslate();
  const [undoable, redoable] = [edits.steps.at(-1), edits.redoable];
  if (!undoable && !redoable) return null;
  return (
    <div className={styles.buttons}>
      <IconButton
        icon={undo2Icon}
        points
        label={undoable ? translate('cart.undo_step', { step: stepText(undoable, translate) }) : translate('cart.undo')}
        aria-disabled={!undoable || undefined}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={edits.undo}
      />
      <IconButton
        icon={redo2Icon}
        points
        label={redoable ? translate('cart.redo_step', { step: stepText(redoable, translate) }) : translate('cart.redo')}
        aria-disabled={!redoable || undefined}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        onClick={edits.redo}
      />
    </div>
  );
});

type RemovedProps = { readonly step: CartStep; readonly onUndo: () => void };

/** Stands where lines were removed, until they are back or the cart is closed. */
export function RemovedLines({ step, onUndo }: RemovedProps) {
  const translate = useTranslate();
  const text = stepText(step, translate);
  return (
    <div className={styles.removed} data-removed>
      <p>{text}</p>
      <button type="button" aria-label={translate('cart.undo_step', { step: text })} onClick={onUndo}>
        <Icon path={undo2Icon} size="small" points />
        {translate('cart.undo')}
      </button>
    </div>
  );
}
