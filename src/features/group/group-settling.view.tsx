import { observer } from 'mobx-react-lite';
import type { MemberShare, OrderedGroup } from '@domain/orders/index.ts';
import { priceText } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TOASTS_VIEW_MODEL } from '../toasts/index.ts';
import { groupPath } from './group-path.ts';
import styles from './group.module.scss';
import type { GroupViewModel } from './group.view-model.ts';
import { shareWords, reportShared } from '../sharing/index.ts';

type GroupSettlingProps = {
  readonly vm: GroupViewModel;
  readonly share: MemberShare;
  readonly order: OrderedGroup;
};

/** GROUP-6e: the owner marks a share as paid back, or reminds its member by a link; a paid one is settled. */
export const GroupSettling = observer(function GroupSettling({ vm, share, order }: GroupSettlingProps) {
  const translate = useTranslate();
  const toasts = useService(TOASTS_VIEW_MODEL);
  const { signs } = useNumbers();
  const { standing } = share;
  const remind = async (): Promise<void> => {
    const amount = priceText(share.total, { ...order.priceStyle, signs });
    const link = vm.part.known ? `${location.origin}${groupPath(vm.part.known)}` : '';
    const text = `${translate('group.reminder', { name: share.name, title: vm.title, amount })}\n${link}`;
    reportShared(await shareWords({ text }), 'group.text_copied', toasts, translate);
  };
  if (standing === 'paid') return null;
  return (
    <div className={styles.settling}>
      {standing === 'open' && (
        <Button onClick={() => void remind()}>{translate('group.remind', { name: share.name })}</Button>
      )}
      {standing !== 'settled' && (
        <Button look={standing === 'told' ? 'main' : 'outline'} onClick={() => void vm.part.settle(share.id, true)}>
          {translate(standing === 'told' ? 'group.confirm' : 'group.settle')}
        </Button>
      )}
      {standing !== 'open' && (
        <Button look="text" onClick={() => void vm.part.settle(share.id, false)}>
          {translate(standing === 'told' ? 'group.deny' : 'group.unsettle')}
        </Button>
      )}
    </div>
  );
});
