import { observer } from 'mobx-react-lite';
import type { UserCart } from '@domain/cart/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import { announces } from '@domain/settings/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as noticeIcons from '../../ui/icon/notice-icons.data.ts';
import { REFERENCE_VIEW_MODEL } from '../reference/index.ts';

type GroupLinkProps = {
  readonly shop: ShopId;
  readonly cart: UserCart | undefined;
  readonly onLeave?: (() => void) | undefined;
};

/** GROUP-5: leads to the group order of this cart, or to its start; hidden where the operator allows none. */
export const GroupLink = observer(function GroupLink({ shop, cart, onLeave }: GroupLinkProps) {
  const translate = useTranslate();
  const { settings } = useService(REFERENCE_VIEW_MODEL);
  if (!settings.isGroupOrderActive || !announces(settings, 'group_links')) return null;
  const isGroup = cart?.isGroup === true && cart.shopId === shop;
  return (
    <AppLink
      to={isGroup ? `/group/${shop}?g=${cart.id}` : `/group/${shop}`}
      {...buttonAttributes({ look: 'quiet' })}
      onClick={onLeave}
    >
      <Icon path={noticeIcons.usersIcon} size="small" />
      {translate(isGroup ? 'group.to_group' : 'group.to_start')}
    </AppLink>
  );
});
