import { observer } from 'mobx-react-lite';
import { netOfLine, type CartMember, type GroupCart } from '@domain/cart/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import { GroupPrice } from './group-price.view.tsx';
import type { GroupSession } from './group-session.ts';
import { LineDetails } from './line-details.view.tsx';
import styles from './group.module.scss';
import type { GroupViewModel } from './group.view-model.ts';

type GroupMembersProps = { readonly vm: GroupViewModel; readonly cart: GroupCart; readonly live: GroupSession };

/** Everybody else with what they chose. */
export const GroupMembers = observer(function GroupMembers({ vm, cart, live }: GroupMembersProps) {
  const translate = useTranslate();
  const { leaving } = vm.owner;
  const others = cart.members.filter(({ id }) => id !== live.part.member);
  return (
    <section className={styles.block} aria-labelledby="members">
      <h2 id="members">{translate('group.others')}</h2>
      {others.length === 0 && <p className={styles.muted}>{translate('group.nobody')}</p>}
      <ul className={styles.members}>
        {others.map((member) => (
          <li key={member.id} data-leaving={leaving?.id === member.id || undefined}>
            <div className={styles.member}>
              <span className={styles.face} aria-hidden="true">
                {[...member.name][0]}
              </span>
              <div>
                <h3>
                  <bdi>{member.name}</bdi>
                </h3>
                <p className={styles.muted}>
                  {member.userId !== undefined && member.userId === cart.ownerId
                    ? translate('group.owner')
                    : live.present.has(member.id) && translate('group.here')}
                </p>
              </div>
              <Badge tone={member.isChoosing ? 'soft' : 'positive'}>
                {translate(member.isChoosing ? 'group.choosing' : 'group.done')}
              </Badge>
            </div>
            <MemberLines member={member} cart={cart} />
            {vm.isOwner && leaving?.id !== member.id && (
              <Button look="text" onClick={() => void vm.owner.kick(member)}>
                {translate('group.remove', { name: member.name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && (
        <p className={styles.notice} role="status">
          {translate('group.removed', { name: leaving.name })}{' '}
          <Button look="text" onClick={vm.owner.undoKick}>
            {translate('group.undo')}
          </Button>
        </p>
      )}
    </section>
  );
});

function MemberLines({ member, cart }: { readonly member: CartMember; readonly cart: GroupCart }) {
  const translate = useTranslate();
  if (member.lines.length === 0) return <p className={styles.muted}>{translate('group.no_dishes_yet')}</p>;
  return (
    <ul className={styles.dishes}>
      {member.lines.map((line) => (
        <li key={line.detailId}>
          <Picture source={line.item.image} shape="square" sizes="48px" />
          <span>
            <span>
              {line.quantity > 1 && `${line.quantity} × `}
              <bdi>{line.item.title}</bdi>
            </span>
            <LineDetails line={line} />
          </span>
          <span>
            <GroupPrice amount={netOfLine(line)} currency={cart.currencyId} />
          </span>
        </li>
      ))}
    </ul>
  );
}
