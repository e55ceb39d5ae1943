import { observer } from 'mobx-react-lite';
import { lineKey, missingLines, positionOf, stepSummary, type CartLine, type CartStep } from '@domain/cart/index.ts';
import { BonusLineView } from './bonus-line.view.tsx';
import styles from './cart-content.module.scss';
import { RemovedLines } from './cart-history.view.tsx';
import { CartLineView } from './cart-line.view.tsx';
import type { CartViewModel } from './cart.view-model.ts';
import { LineNote } from './line-note.view.tsx';

type CartLinesProps = {
  readonly vm: Pick<CartViewModel, 'cart' | 'lines' | 'bonusLines' | 'edits' | 'edit' | 'setQuantity'>;
  /** Steps from before the cart was opened. */
  readonly earlier: ReadonlySet<CartStep>;
  readonly onOpen?: (() => void) | undefined;
  /** Called before lines return, with the first of them, and before a line gets another note. */
  readonly onReturn: (line: CartLine, part?: 'note') => void;
};

/** Removals that the list still shows; older ones can be undone with the buttons at the heading. */
const REMOVALS_MAX = 3;

/** The lines of the cart; what was removed while it is open leaves its way back in its place (CART-9). */
export const CartLines = observer(function CartLines({ vm, earlier, onOpen, onReturn }: CartLinesProps) {
  const removals = vm.edits.steps
    // CART-3d: the replaced cart is put aside, which is said above the lines.
    .filter((step) => !earlier.has(step) && stepSummary(step).kind !== 'replaced')
    .map((step) => ({ step, missing: missingLines(step, vm.cart) }))
    .filter(({ missing }) => missing.length > 0)
    .slice(-REMOVALS_MAX);
  const takeBack = (step: CartStep, line: CartLine | undefined) => () => {
    if (line) onReturn(line);
    vm.edits.takeBack(step);
  };
  const rows = [
    ...vm.lines.map((line) => {
      const key = lineKey(line);
      const row = (
        <CartLineView key={key} line={line} vm={vm} onOpen={onOpen}>
          <LineNote
            line={line}
            onNote={(noted) => {
              onReturn(noted, 'note');
              vm.edit(noted, key);
            }}
          />
        </CartLineView>
      );
      return { row, position: positionOf(vm.cart, key) ?? 0 };
    }),
    ...removals.map(({ step, missing: [first] }) => ({
      row: (
        <li key={`removed ${vm.edits.steps.indexOf(step)}`}>
          <RemovedLines step={step} onUndo={takeBack(step, first?.line)} />
        </li>
      ),
      position: (first?.position ?? 0) - 0.5,
    })),
  ].toSorted((one, other) => one.position - other.position);
  if (rows.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {rows.map(({ row }) => row)}
      {vm.bonusLines.map((line) => (
        <BonusLineView key={line.detailId} line={line} />
      ))}
    </ul>
  );
});
