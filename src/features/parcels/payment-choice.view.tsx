import { observer } from 'mobx-react-lite';
import type { PaymentMethod, PayOffer } from '@domain/payments/index.ts';
import type { Money } from '@domain/pricing/index.ts';
import { MethodList, type WalletPart } from '../paying/index.ts';

type PaymentChoiceProps = {
  readonly offers: readonly PayOffer[];
  readonly chosen: PaymentMethod | undefined;
  /** What is to be paid; `undefined` while it is unknown. */
  readonly due: Money | undefined;
  readonly balance: Money | undefined;
  readonly part: WalletPart | undefined;
  readonly onChoose: (method: PaymentMethod) => void;
};

/** Cash, wallet, and every provider; nothing is chosen in advance. */
export const PaymentChoice = observer(function PaymentChoice({
  offers,
  chosen,
  onChoose,
  ...money
}: PaymentChoiceProps) {
  const methods = offers.map(({ method }) => method);
  const choose = (tag: string): void =>
    methods
      .filter((method) => method.tag === tag)
      .slice(0, 1)
      .forEach(onChoose);
  return <MethodList {...money} methods={methods} chosen={chosen?.tag} choose={choose} />;
});
