import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { CART, SIGN_IN_CART } from './cart.tokens.ts';
import styles from './sign-in-cart.module.scss';

/** The cart, in sight while somebody signs in; nothing without one. */
export const SignInCart = observer(function SignInCart() {
  const { isEmpty } = useService(CART);
  const Summary = useService(SIGN_IN_CART);
  // Its place is there before its code: the form below must not move under a finger.
  return isEmpty ? null : (
    <div className={styles.place}>
      <Summary />
    </div>
  );
});
