import { observer } from 'mobx-react-lite';
import type { ChatMessage, MessageContent, OutgoingMessage } from '@domain/chat/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import * as chatIcons from '../../ui/icon/chat-icons.data.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { lineOf, timeOf, type Reading } from './chat-texts.ts';
import styles from './conversation.module.scss';
import type { ConversationViewModel } from './conversation.view-model.ts';

type SaidProps = {
  readonly message: ChatMessage;
  readonly name: string;
  /** Everything up to this message has been read by the other side. */
  readonly isRead: boolean;
  /** The last one of its side before the other speaks. */
  readonly isLast: boolean;
  readonly reading: Reading;
};

/** A message that the server has. */
export function SaidView({ message, name, isRead, isLast, reading }: SaidProps) {
  const translate = useTranslate();
  const isMine = message.sender === 'own';
  const author = isMine ? translate('chat.yours') : name;
  return (
    <div className={styles.message} data-mine={isMine || undefined}>
      <Bubble content={message} author={author} />
      {(isLast || isRead) && (
        <p className={styles.meta}>
          {isMine && (
            <span className={styles.mark} data-read={isRead || undefined}>
              <Icon path={isRead ? chatIcons.checkCheckIcon : chatIcons.checkIcon} />
            </span>
          )}
          {isMine && translate(isRead ? 'chat.read' : 'chat.sent')}{' '}
          <time dateTime={new Date(message.createdAt).toISOString()}>{timeOf(message.createdAt, reading)}</time>
        </p>
      )}
    </div>
  );
}

type OutgoingProps = { readonly conversation: ConversationViewModel; readonly outgoing: OutgoingMessage };

/** CHAT-2: a message on its way, or one that failed and what can be done about it. */
export const OutgoingView = observer(function OutgoingView({ conversation, outgoing }: OutgoingProps) {
  const translate = useTranslate();
  const { localId, content, state } = outgoing;
  const text = lineOf(content, translate);
  return (
    <div className={styles.message} data-mine data-state={state}>
      <Bubble content={content} author={translate('chat.yours')} />
      {state === 'pending' ? (
        <p className={styles.meta}>
          <Icon path={chatIcons.clockIcon} />
          {translate(conversation.isWaiting ? 'chat.waiting' : 'chat.sending')}
        </p>
      ) : (
        <div className={styles.failed}>
          <span role="alert">
            <Icon path={icons.circleAlertIcon} size="small" />
            {translate('chat.error')}
          </span>
          <Button
            look="text"
            aria-label={translate('chat.send_again_this', { text })}
            onClick={() => void conversation.sendAgain(localId)}
          >
            {translate('chat.send_again')}
          </Button>
          <Button
            look="text"
            aria-label={translate('chat.discard_this', { text })}
            onClick={() => conversation.discard(localId)}
          >
            {translate('chat.discard')}
          </Button>
        </div>
      )}
    </div>
  );
});

/** Plain text as it was typed, and the picture, which opens whole. */
function Bubble({ content, author }: { readonly content: MessageContent; readonly author: string }) {
  const translate = useTranslate();
  const { text, image } = content;
  return (
    <div className={styles.bubble}>
      <VisuallyHidden>{`${author}: `}</VisuallyHidden>
      {image !== undefined && (
        <a className={styles.picture} href={image} target="_blank" rel="noopener">
          <VisuallyHidden>{translate('chat.picture')}</VisuallyHidden>
          <BarePicture source={image} widths={[232, 464]} sizes="232px" width="232" height="174" loading="lazy" />
        </a>
      )}
      {text !== '' && <p dir="auto">{text}</p>}
    </div>
  );
}
