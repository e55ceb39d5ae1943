import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { CART, SIGN_IN_CART } from './cart.tokens.ts';

/** The cart, in sight while somebody signs in; nothing without one. */
export const SignInCart = observer(function SignInCart() {
  const { isEmpty } = useService(CART);
  const Summary = useService(SIGN_IN_CART);
  return isEmpty ? null : <Summary />;
});
