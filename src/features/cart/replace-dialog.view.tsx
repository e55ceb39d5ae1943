import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { cartLines, cartOf, cartTotals, ownLines, type Cart, type CartLine } from '@domain/cart/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate, type TextKey } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { chevronDownIcon } from '../../ui/icon/icons.data.ts';
import { Picture } from '../../ui/picture/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import { Price } from '../currency/index.ts';
import { PUT_ASIDE } from './cart.tokens.ts';
import type { ReplaceQuestion } from './cart-questions.ts';
import type { CartViewModel } from './cart.view-model.ts';
import styles from './replace-dialog.module.scss';
import { useShopTitle } from './use-shop-title.ts';

/** Several lines of another shop at once. */
type ManyLines = { readonly kind: 'lines'; readonly lines: readonly CartLine[] };
type Question = ReplaceQuestion | ManyLines | undefined;

export type ReplaceDialogProps = {
  readonly vm: Pick<CartViewModel, 'cart' | 'answer'> & { readonly question: Question };
};

/** CART-3: one shop per cart; the customer decides which, and the other is put aside for the day. */
export const ReplaceDialog = observer(function ReplaceDialog({ vm }: ReplaceDialogProps) {
  const translate = useTranslate();
  const headingId = useId();
  const aside = useService(PUT_ASIDE);
  const { question } = vm;
  const [held, wanted] = sidesOf(vm.cart, question);
  const [heldShop, wantedShop] = [useShopTitle(held), useShopTitle(wanted)];
  const isMerge = question?.kind === 'guest-cart';
  /** A shop whose name has not arrived is not named. */
  const named = (plain: TextKey, full: TextKey, { shop }: { readonly shop: string }): string =>
    shop === '' ? translate(plain) : translate(full, { shop });
  const replace = (): void => {
    if (!isMerge) aside.keep(heldShop);
    void vm.answer(true);
  };
  return (
    <Sheet
      isOpen={question !== undefined}
      onClose={() => void vm.answer(false)}
      labelledBy={headingId}
      closeLabel={translate('cart.close')}
      shape="narrow"
    >
      <div className={styles.dialog}>
        <h2 id={headingId}>
          {isMerge
            ? translate('cart.two_carts')
            : named('cart.replace_title', 'cart.replace_title_at', { shop: wantedShop })}
        </h2>
        <p>
          {isMerge
            ? translate('cart.two_carts_text')
            : named('cart.replace_text', 'cart.replace_aside', { shop: wantedShop })}
        </p>
        <Side cart={held} shop={heldShop} words={translate('cart.count', { count: cartTotals(held).pieces })} />
        <Icon path={chevronDownIcon} />
        <Side
          cart={wanted}
          shop={wantedShop}
          words={
            question?.kind === 'add'
              ? question.line.item.title
              : translate('cart.count', { count: cartTotals(wanted).pieces })
          }
          isNew
        />
        <Button look="main" isWide onClick={replace}>
          {isMerge ? translate('cart.keep_new') : named('cart.replace', 'cart.replace_with', { shop: wantedShop })}
        </Button>
        <Button isWide onClick={() => void vm.answer(false)}>
          {isMerge ? translate('cart.keep_saved') : named('cart.keep', 'cart.keep_of', { shop: heldShop })}
        </Button>
      </div>
    </Sheet>
  );
});

type SideProps = { readonly cart: Cart; readonly shop: string; readonly words: string; readonly isNew?: boolean };

function Side({ cart, shop, words, isNew = false }: SideProps) {
  const [first] = cartLines(cart);
  return (
    <div className={styles.side} data-new={isNew || undefined}>
      <Picture source={first?.item.image} shape="square" sizes="56px" />
      <div>
        <h3>
          <bdi>{shop}</bdi>
        </h3>
        <p>{words}</p>
      </div>
      <Price amount={cartTotals(cart).net} />
    </div>
  );
}

/** The cart that is there, and the one that would take its place. */
const sidesOf = (cart: Cart, question: Question): readonly [Cart, Cart] => {
  if (question?.kind === 'add') return [cart, cartOf([question.line])];
  if (question?.kind === 'lines') return [cart, cartOf(question.lines)];
  return question ? [cartOf(ownLines(question.server)), question.here ?? cart] : [cart, cart];
};
