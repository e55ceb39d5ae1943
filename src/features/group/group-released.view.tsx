import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { lineKey } from '@domain/cart/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import styles from './group.module.scss';
import type { GroupViewModel } from './group.view-model.ts';

const TITLES = {
  left: 'group.released.left',
  kicked: 'group.released.removed',
  'group-ended': 'group.released.ended',
  unknown: 'group.released.lost',
} as const;

/** GROUP-2e: what happened, and the dishes as a cart of one's own. */
export const GroupReleased = observer(function GroupReleased({ vm }: { readonly vm: GroupViewModel }) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reason, kept, keepAddress } = vm.part;
  return (
    <>
      <div role={reason ? 'alert' : undefined}>
        <h1 ref={heading} tabIndex={-1}>
          {translate(TITLES[reason ?? 'left'], { title: vm.title })}
        </h1>
      </div>
      {keepAddress === undefined ? (
        <p className={styles.lead}>{translate('group.released.nothing')}</p>
      ) : (
        <>
          <p className={styles.lead}>{translate('group.released.text', { shop: vm.shopTitle })}</p>
          <ul className={styles.dishes}>
            {kept.map((line) => (
              <li key={lineKey(line)}>
                <span>
                  <bdi>{line.item.title}</bdi>
                </span>
                <span>× {line.quantity}</span>
              </li>
            ))}
          </ul>
          <AppLink to={keepAddress} {...buttonAttributes({ look: 'main', size: 'big', isWide: true })}>
            {translate('group.released.keep')}
          </AppLink>
        </>
      )}
      <AppLink to={vm.shopPath} {...buttonAttributes({ isWide: true })}>
        {translate('group.see_menu')}
      </AppLink>
    </>
  );
});
