import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { CART, KEPT_CART } from './cart.tokens.ts';

/** The cart, in sight while somebody signs in; nothing without one. */
export const KeptCart = observer(function KeptCart() {
  const { isEmpty } = useService(CART);
  const Summary = useService(KEPT_CART);
  return isEmpty ? null : <Summary />;
});
