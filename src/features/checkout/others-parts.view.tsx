import { observer } from 'mobx-react-lite';
import { netOfLine, type CartMember } from '@domain/cart/index.ts';
import { Price } from '../currency/index.ts';
import styles from './others-parts.module.scss';

/** GROUP-3: what each member of the group chose; only they change it. */
export const OthersParts = observer(function OthersParts({ others }: { readonly others: readonly CartMember[] }) {
  return others.map((member) => (
    <section key={member.id} className={styles.part}>
      <h3>
        <bdi>{member.name}</bdi>
      </h3>
      <ul>
        {member.lines.map((line) => (
          <li key={line.detailId}>
            <span>
              {line.quantity} × <bdi>{line.item.title}</bdi>
            </span>
            <Price amount={netOfLine(line)} />
          </li>
        ))}
      </ul>
    </section>
  ));
});
