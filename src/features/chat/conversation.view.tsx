import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ChatPartner } from '@domain/chat/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { iconButtonAttributes } from '../../ui/button/index.ts';
import * as chatIcons from '../../ui/icon/chat-icons.data.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { FailureState } from '../failure/index.ts';
import type { ChatViewModel } from './chat.view-model.ts';
import { Composer } from './composer.view.tsx';
import styles from './conversation.module.scss';
import { isDesk } from './is-desk.ts';
import type { ConversationViewModel } from './conversation.view-model.ts';
import { MessageLog } from './message-log.view.tsx';
import { PartnerFace } from './partner-face.view.tsx';

type ConversationProps = { readonly vm: ChatViewModel; readonly partner: ChatPartner };

/** One conversation: with whom, about what, what was said, and the field for more. */
export const ConversationView = observer(function ConversationView({ vm, partner }: ConversationProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { conversation } = vm;
  const face = vm.faces.of(partner);
  useEffect(() => {
    // On a desk the field takes the focus.
    if (conversation && !isDesk()) heading.current?.focus();
  }, [conversation]);
  return (
    <section className={styles.one} aria-labelledby="partner">
      <header className={styles.head}>
        <AppLink to="/chat" {...iconButtonAttributes()} aria-label={translate('chat.all')}>
          <Icon path={icons.arrowLeftIcon} points />
        </AppLink>
        <PartnerFace partner={partner} face={face} />
        <h1 id="partner" ref={heading} tabIndex={-1}>
          <bdi>{face.name}</bdi>
        </h1>
      </header>
      {conversation ? <Opened vm={vm} conversation={conversation} name={face.name} /> : <Waiting />}
    </section>
  );
});

function Waiting() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('progress')} className={styles.waiting}>
      <Skeleton shape="line" />
      <Skeleton shape="short" />
      <Skeleton shape="line" />
    </div>
  );
}

type OpenedProps = {
  readonly vm: ChatViewModel;
  readonly conversation: ConversationViewModel;
  readonly name: string;
};

const Opened = observer(function Opened({ vm, conversation, name }: OpenedProps) {
  const { subject } = vm;
  const hasNothing = conversation.entries.length === 0;
  return (
    <>
      {subject && (
        <AppLink to={subject.path} className={styles.about}>
          <Icon path={subject.path.startsWith('/parcels') ? chatIcons.packageIcon : chatIcons.receiptTextIcon} />
          <span>
            <strong>{subject.title}</strong>
            <span>{subject.text}</span>
          </span>
          <Icon path={chatIcons.chevronRightIcon} points />
        </AppLink>
      )}
      {hasNothing && conversation.failure ? (
        <div className={styles.body}>
          <FailureState failure={conversation.failure} onRetry={() => void conversation.catchUp()} />
        </div>
      ) : hasNothing && !conversation.isLoaded ? (
        <Waiting />
      ) : (
        <MessageLog vm={vm} conversation={conversation} name={name} />
      )}
      <Composer conversation={conversation} name={name} />
    </>
  );
});
