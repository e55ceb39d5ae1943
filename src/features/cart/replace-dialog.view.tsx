import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import { ADD_REFUSAL_TEXTS } from './cart.messages.ts';
import type { CartViewModel } from './cart.view-model.ts';
import styles from './replace-dialog.module.scss';

/** CART-3: one shop per cart; the customer decides which. */
export const ReplaceDialog = observer(function ReplaceDialog({ vm }: { readonly vm: CartViewModel }) {
  const translate = useTranslate();
  const headingId = useId();
  const isHandOver = vm.question?.kind === 'hand-over';
  return (
    <Sheet
      isOpen={vm.question !== undefined}
      onClose={() => void vm.answer(false)}
      labelledBy={headingId}
      closeLabel={translate('cart.close')}
      shape="narrow"
    >
      <div className={styles.dialog}>
        <h2 id={headingId}>{translate(isHandOver ? 'cart.two_carts' : 'cart.replace_title')}</h2>
        <p>{translate(isHandOver ? 'cart.two_carts_text' : ADD_REFUSAL_TEXTS['other-shop'])}</p>
        <Button look="main" isWide onClick={() => void vm.answer(true)}>
          {translate(isHandOver ? 'cart.keep_new' : 'cart.replace')}
        </Button>
        <Button isWide onClick={() => void vm.answer(false)}>
          {translate(isHandOver ? 'cart.keep_saved' : 'cart.keep')}
        </Button>
      </div>
    </Sheet>
  );
});
