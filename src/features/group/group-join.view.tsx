import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { checkMemberName, MEMBER_NAME_MAX } from '@domain/cart/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Form } from '../../ui/form/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import { GroupFacts } from './group-facts.view.tsx';
import { groupPath } from './group-path.ts';
import styles from './group.module.scss';
import type { GroupViewModel } from './group.view-model.ts';

/** GROUP-1b: who invites to what; a name is enough to join. */
export const GroupJoin = observer(function GroupJoin({ vm }: { readonly vm: GroupViewModel }) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [failures, setFailures] = useState(0);
  const { invitation, other } = vm;
  if (!invitation) return null;
  const isWrong = !checkMemberName(name).ok;
  const submit = (): void => {
    if (isWrong) setFailures(failures + 1);
    else void vm.join(name);
  };
  const { ownerName, currencyId } = invitation;
  return (
    <div className={styles.columns} data-even="">
      <Picture source={vm.shop?.value?.cover} shape="cover" sizes="(width < 720px) 100vw, 720px" priority="early" />
      <div className={styles.column}>
        <p className={styles.muted}>{translate('group.invites', { name: ownerName })}</p>
        <h1 tabIndex={-1}>
          {invitation.title === ''
            ? translate('group.start_title', { shop: vm.shopTitle })
            : translate('group.join_title', { title: invitation.title, shop: vm.shopTitle })}
        </h1>
        <GroupFacts terms={invitation} owner={ownerName} currency={currencyId} time={vm.time} />
        {!invitation.isShopOpen && <p className={styles.notice}>{translate('group.shop_closed')}</p>}
        {other.group ? (
          <div className={styles.panel}>
            <h2>{translate('group.other_title')}</h2>
            <p>{translate('group.other_text', { title: other.title })}</p>
            <Button look="main" isWide onClick={() => void other.leave()}>
              {translate('group.other_leave')}
            </Button>
            <AppLink to={groupPath(other.group)} {...buttonAttributes({ isWide: true })}>
              {translate('group.other_stay')}
            </AppLink>
          </div>
        ) : (
          <Form onSubmit={submit} failures={failures} className={styles.form}>
            <TextField
              name="name"
              label={translate('group.your_name')}
              hint={translate('group.your_name_hint', { name: ownerName })}
              error={failures > 0 && isWrong ? translate('group.name_invalid') : undefined}
              value={name}
              maxLength={MEMBER_NAME_MAX}
              autoComplete="given-name"
              onChange={(event) => setName(event.target.value)}
            />
            {other.kept !== undefined && (
              <AppLink to={other.kept} {...buttonAttributes({ look: 'text' })}>
                {translate('group.other_kept')}
              </AppLink>
            )}
            {vm.hasOwnCart && <p className={styles.notice}>{translate('group.own_cart_stays')}</p>}
            <Button type="submit" look="main" size="big" isWide isBusy={vm.isBusy}>
              {translate('group.join')}
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
});
