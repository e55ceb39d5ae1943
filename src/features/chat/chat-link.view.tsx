import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { ChatPartner } from '@domain/chat/index.ts';
import { announces } from '@domain/settings/index.ts';
import { useService } from '../../di/index.ts';
import { AppLink } from '../../routes/index.ts';
import { REFERENCE_VIEW_MODEL } from '../reference/index.ts';
import { chatPath, type SubjectId } from './chat-address.ts';

type ChatLinkProps = Omit<ComponentProps<typeof AppLink>, 'to'> & {
  readonly partner: ChatPartner;
  readonly subject?: SubjectId;
};

/** A link to the conversation with a partner; nothing where the server has no chat. */
export const ChatLink = observer(function ChatLink({ partner, subject, ...rest }: ChatLinkProps) {
  const { settings } = useService(REFERENCE_VIEW_MODEL);
  return announces(settings, 'chat') ? <AppLink {...rest} to={chatPath(partner, subject)} /> : null;
});
