import { observer } from 'mobx-react-lite';
import { clampQuantity, lineKey, type CartLine } from '@domain/cart/index.ts';
import { lineAmounts, subtractMoney } from '@domain/pricing/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import { Stepper } from '../../ui/stepper/index.ts';
import { GroupPrice } from './group-price.view.tsx';
import type { GroupSession } from './group-session.ts';
import { LineDetails } from './line-details.view.tsx';
import styles from './group.module.scss';
import type { GroupViewModel } from './group.view-model.ts';

type GroupOwnLinesProps = { readonly vm: GroupViewModel; readonly live: GroupSession; readonly canChoose: boolean };

/** The reader's own dishes; only these have steppers. */
export const GroupOwnLines = observer(function GroupOwnLines({ vm, live, canChoose }: GroupOwnLinesProps) {
  const translate = useTranslate();
  const { lines, total, cart } = live;
  const limit = vm.isOwner ? undefined : cart?.spendLimit;
  return (
    <section className={styles.block} aria-labelledby="own-dishes">
      <h2 id="own-dishes">{translate('group.your_dishes')}</h2>
      {canChoose && limit && limit.minor >= total.minor && (
        <p className={styles.muted}>
          <Trans
            id="group.left"
            parts={{
              left: <GroupPrice amount={subtractMoney(limit, total)} currency={cart?.currencyId} />,
              limit: <GroupPrice amount={limit} currency={cart?.currencyId} />,
            }}
          />
        </p>
      )}
      {lines.length === 0 ? (
        <p className={styles.muted}>{translate('group.no_dishes')}</p>
      ) : (
        <ul className={styles.dishes}>
          {lines.map((line) => (
            <OwnLine key={lineKey(line)} line={line} live={live} canChoose={canChoose} />
          ))}
        </ul>
      )}
    </section>
  );
});

type OwnLineProps = { readonly line: CartLine; readonly live: GroupSession; readonly canChoose: boolean };

const OwnLine = observer(function OwnLine({ line, live, canChoose }: OwnLineProps) {
  const translate = useTranslate();
  const { item, quantity, addons } = line;
  const { min, max, available } = item.limits;
  const isLowest = quantity <= Math.max(1, min);
  return (
    <li>
      <Picture source={item.image} shape="square" sizes="48px" />
      <span>
        <bdi>{item.title}</bdi>
        <LineDetails line={line} />
        <small>
          <GroupPrice amount={lineAmounts(item.price, quantity, addons).net} currency={live.cart?.currencyId} />
        </small>
      </span>
      {canChoose ? (
        <Stepper
          quantity={quantity}
          labels={{
            less: translate(isLowest ? 'cart.remove' : 'cart.less', { name: item.title }),
            more: translate('cart.more', { name: item.title }),
            count: translate('cart.quantity', { name: item.title }),
          }}
          removes={isLowest}
          isAtMost={quantity >= Math.min(max, available)}
          onLess={() => live.set(line, isLowest ? 0 : quantity - 1)}
          onMore={() => live.set(line, clampQuantity(quantity + 1, item.limits).quantity)}
        />
      ) : (
        <span>× {quantity}</span>
      )}
    </li>
  );
});
