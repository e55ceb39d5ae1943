import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { CHAT_BOX } from './chat.tokens.ts';

/** How many messages wait to be read; nothing where there are none. Follows them while it is shown. */
export const UnreadChats = observer(function UnreadChats() {
  const translate = useTranslate();
  const box = useService(CHAT_BOX);
  useEffect(() => box.follow(), [box]);
  const { unread } = box;
  if (unread === 0) return null;
  return (
    <Badge tone="soft">
      <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
      <VisuallyHidden>{translate('chat.unread', { count: unread })}</VisuallyHidden>
    </Badge>
  );
});
