import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useService } from '../../di/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { CartDock } from './cart-dock.view.tsx';
import { CART, CART_QUESTION, SHARED_CART } from './cart.tokens.ts';

const CartSheet = lazyView(() => import('./cart-sheet.view.tsx').then((module) => module.CartSheet));

type CartLayerProps = { readonly hasDock: boolean };

/** The parts of the cart that lie over every page: the dock, the sheet, its questions. */
export const CartLayer = observer(function CartLayer({ hasDock }: CartLayerProps) {
  const vm = useService(CART);
  const SharedCart = useService(SHARED_CART);
  const Question = useService(CART_QUESTION);
  const { search } = useLocation();
  return (
    <>
      {hasDock && <CartDock onOpen={vm.open} />}
      {vm.wasOpened && <CartSheet vm={vm} />}
      {vm.question && <Question vm={vm} />}
      {/* CART-11: the cart of a link, over its shop. */}
      {search.includes('cart=') && <SharedCart />}
    </>
  );
});
