import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import { CART_CONTENT } from './cart.tokens.ts';
import type { CartViewModel } from './cart.view-model.ts';
import styles from './cart-sheet.module.scss';

/** The cart in a sheet over the page. Named by itself: its heading comes with content that may load later. */
export const CartSheet = observer(function CartSheet({ vm }: { readonly vm: CartViewModel }) {
  const translate = useTranslate();
  const Content = useService(CART_CONTENT);
  const headingId = useId();
  return (
    <Sheet
      isOpen={vm.isOpen}
      onClose={vm.close}
      label={translate('cart.title')}
      closeLabel={translate('cart.close')}
      shape="end"
    >
      <div className={styles.sheet}>
        <Content headingId={headingId} onLeave={vm.close} />
      </div>
    </Sheet>
  );
});
