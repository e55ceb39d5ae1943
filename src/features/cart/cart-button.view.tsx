import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { CART } from './cart.tokens.ts';

/** The cart button in the header, with the number of items. */
export const CartButton = observer(function CartButton() {
  const translate = useTranslate();
  const vm = useService(CART);
  return (
    <IconButton
      icon={icons.shoppingBasketIcon}
      label={vm.isEmpty ? translate('cart.title') : translate('cart.button', { count: vm.count })}
      badge={vm.isEmpty ? undefined : String(vm.count)}
      aria-haspopup="dialog"
      onClick={vm.open}
    />
  );
});
