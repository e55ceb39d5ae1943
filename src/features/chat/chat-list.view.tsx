import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { partnerKey, type ChatPartner } from '@domain/chat/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { useIsHydrated } from '../../ui/lazy/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { chatPath } from './chat-address.ts';
import { lineOf, shortWhen } from './chat-texts.ts';
import styles from './chat-list.module.scss';
import type { ChatViewModel } from './chat.view-model.ts';
import { PartnerFace } from './partner-face.view.tsx';
import { TypingDots } from './typing-line.view.tsx';

type ListProps = { readonly vm: ChatViewModel };

/** Everybody the customer writes with, the latest first; the arrow keys move between them. */
export const ChatList = observer(function ChatList({ vm }: ListProps) {
  const translate = useTranslate();
  return (
    // The keys move between links, which work without them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul className={styles.chats} aria-label={translate('chat.heading')} onKeyDown={moveFocus}>
      {vm.partners.map((partner) => (
        <ChatItem key={partnerKey(partner)} vm={vm} partner={partner} />
      ))}
    </ul>
  );
});

const ChatItem = observer(function ChatItem({ vm, partner }: ListProps & { readonly partner: ChatPartner }) {
  const translate = useTranslate();
  const face = vm.faces.of(partner);
  const chat = vm.chatWith(partner);
  const unsent = vm.box.opened(partner)?.conversation.outgoing.at(-1);
  const [unread, content] = [chat?.unread ?? 0, unsent?.content ?? chat?.last];
  const isMine = unsent !== undefined || chat?.last?.sender === 'own';
  const line = content && lineOf(content, translate);
  const isTyping = !unsent && vm.box.isTyping(partner);
  const at = unsent?.sentAt ?? chat?.last?.createdAt;
  return (
    <li className={styles.chat} data-unread={unread > 0 || undefined} data-chosen={vm.isChosen(partner) || undefined}>
      <PartnerFace partner={partner} face={face} />
      <div className={styles.words}>
        <AppLink to={chatPath(partner)} aria-current={vm.isChosen(partner) || undefined}>
          <bdi>{face.name}</bdi>
        </AppLink>
        {isTyping && (
          <p data-typing>
            <TypingDots /> {translate('chat.typing_short')}
          </p>
        )}
        {!isTyping && line !== undefined && (
          <p data-failed={unsent?.state === 'failed' || undefined}>
            {unsent?.state === 'failed' ? (
              translate('chat.error')
            ) : (
              <bdi>{isMine ? translate('chat.you', { text: line }) : line}</bdi>
            )}
          </p>
        )}
      </div>
      <div className={styles.end}>
        {at !== undefined && <When vm={vm} at={at} />}
        {unread > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <VisuallyHidden>{translate('chat.unread', { count: unread })}</VisuallyHidden>
          </span>
        )}
      </div>
    </li>
  );
});

/** A server does not know the zone of the device, which counts where the marketplace names none. */
const When = observer(function When({ vm, at }: ListProps & { readonly at: ChatViewModel['now'] }) {
  const { language } = useService(LOCALE_VIEW_MODEL);
  return useIsHydrated() ? (
    <time dateTime={new Date(at).toISOString()}>
      {shortWhen(at, { now: vm.now, zone: vm.zone, zones: vm.zones, language })}
    </time>
  ) : null;
});

const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const next = links[links.indexOf(document.activeElement as HTMLElement) + step];
  if (step === 0 || !next || !links.includes(document.activeElement as HTMLElement)) return;
  event.preventDefault();
  next.focus();
};
