import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { USUAL, type UsualProps } from './usual.tokens.ts';

/** ORDER-8: the place of what a customer usually orders; empty for everybody else. */
export const Usual = observer(function Usual(props: UsualProps) {
  const View = useService(USUAL).get();
  return View && <View {...props} />;
});
