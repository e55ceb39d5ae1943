import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { GroupCart } from '@domain/cart/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { GroupPrice } from './group-price.view.tsx';
import type { GroupSession } from './group-session.ts';
import styles from './group.module.scss';

type GroupSoFarProps = { readonly live: GroupSession; readonly cart: GroupCart };

/** What each member's dishes come to; at a desk, where there is room beside them. */
export const GroupSoFar = observer(function GroupSoFar({ live, cart }: GroupSoFarProps) {
  const translate = useTranslate();
  const title = useId();
  return (
    <section className={styles.preview} aria-labelledby={title}>
      <h2 id={title}>{translate('group.so_far')}</h2>
      <dl className={styles.facts}>
        {cart.members.map((member) => (
          <div key={member.id}>
            <dt>
              <bdi>{member.name}</bdi>
            </dt>
            <dd>
              <GroupPrice amount={live.sumOf(member)} currency={cart.currencyId} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.total}>
        <span>{translate('group.part.lines')}</span>{' '}
        <GroupPrice amount={live.sumOfAll(cart)} currency={cart.currencyId} />
      </p>
    </section>
  );
});
