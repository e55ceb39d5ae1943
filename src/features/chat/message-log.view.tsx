import { observer } from 'mobx-react-lite';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import type { ChatEntry } from '@domain/chat/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/chat-icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { dayOf, dayText } from './chat-texts.ts';
import type { ChatViewModel } from './chat.view-model.ts';
import styles from './conversation.module.scss';
import type { ConversationViewModel } from './conversation.view-model.ts';
import { OutgoingView, SaidView } from './message.view.tsx';
import { TypingLine } from './typing-line.view.tsx';

/** Where a conversation is, and by which clock it is read. */
export type LogViewModel = Pick<ChatViewModel, 'now' | 'zone' | 'zones'> & {
  readonly box: Pick<ChatViewModel['box'], 'isTyping'>;
};
type LogProps = {
  readonly vm: LogViewModel;
  readonly conversation: ConversationViewModel;
  readonly name: string;
};

const idOf = (entry: ChatEntry): string =>
  entry.kind === 'message' ? entry.message.id : `unsent ${entry.outgoing.localId}`;
const atOf = (entry: ChatEntry) => (entry.kind === 'message' ? entry.message.createdAt : entry.outgoing.sentAt);
const isTheirs = (entry: ChatEntry): boolean => entry.kind === 'message' && entry.message.sender === 'other';

/**
 * What was said, by days. New messages are announced by the page, with the partner's name: the log itself would also
 * read out earlier messages that are loaded later.
 */
export const MessageLog = observer(function MessageLog({ vm, conversation, name }: LogProps) {
  const translate = useTranslate();
  const { language } = useService(LOCALE_VIEW_MODEL);
  const { entries } = conversation;
  const { body, isAtEnd, fresh, follow, toEnd } = useStickyEnd(entries);
  const reading = { now: vm.now, zone: vm.zone, zones: vm.zones, language };
  return (
    <div className={styles.frame}>
      <div
        ref={body}
        className={styles.body}
        role="log"
        aria-live="off"
        aria-label={translate('chat.log', { name })}
        // It scrolls, also with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={follow}
      >
        {conversation.older.hasMore && (
          <Button isBusy={conversation.older.isLoading} onClick={() => void conversation.older.load()}>
            {translate('chat.older')}
          </Button>
        )}
        {entries.length === 0 && <p className={styles.nothing}>{translate('chat.start', { name })}</p>}
        {entries.map((entry, index) => {
          const [before, after] = [entries[index - 1], entries[index + 1]];
          const isNewDay = !before || dayOf(atOf(before), reading) !== dayOf(atOf(entry), reading);
          return (
            <Fragment key={idOf(entry)}>
              {isNewDay && <p className={styles.day}>{dayText(atOf(entry), reading)}</p>}
              {entry.kind === 'message' ? (
                <SaidView
                  message={entry.message}
                  name={name}
                  isRead={entry.message.id === conversation.readUpTo}
                  isLast={!after || isTheirs(after) !== isTheirs(entry) || after.kind === 'outgoing'}
                  reading={reading}
                />
              ) : (
                <OutgoingView conversation={conversation} outgoing={entry.outgoing} />
              )}
            </Fragment>
          );
        })}
        <TypingLine isTyping={vm.box.isTyping(conversation.partner)} name={name} />
      </div>
      {!isAtEnd && (
        <button type="button" className={styles.jump} onClick={toEnd}>
          <Icon path={icons.arrowDownIcon} size="small" />
          {fresh > 0 ? translate('chat.new', { count: fresh }) : translate('chat.newest')}
        </button>
      )}
    </div>
  );
});

/** How near the end counts as there, in pixels. */
const NEAR_PX = 48;

/** Follows the end while it is in sight, keeps its place when earlier messages come, and counts what comes below. */
const useStickyEnd = (entries: readonly ChatEntry[]) => {
  const body = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [seen, setSeen] = useState<string>();
  const known = useRef({ first: '', height: 0, isAtEnd: true });
  const [first, last] = [entries[0], entries.at(-1)];
  const lastId = last && idOf(last);

  useLayoutEffect(() => {
    const place = body.current;
    if (!place) return;
    const { current } = known;
    const firstId = first ? idOf(first) : '';
    if (current.isAtEnd || last?.kind === 'outgoing') place.scrollTop = place.scrollHeight;
    else if (firstId !== current.first) place.scrollTop += place.scrollHeight - current.height;
    current.first = firstId;
    current.height = place.scrollHeight;
  }, [first, last]);

  // A picture or the keyboard changes the height without a message.
  useLayoutEffect(() => {
    const place = body.current;
    if (!place || typeof ResizeObserver === 'undefined') return;
    const stay = new ResizeObserver(() => {
      if (known.current.isAtEnd) place.scrollTop = place.scrollHeight;
    });
    stay.observe(place);
    return () => stay.disconnect();
  }, []);

  const at = entries.findIndex((entry) => idOf(entry) === seen);
  return {
    body,
    isAtEnd,
    fresh: isAtEnd || at < 0 ? 0 : entries.slice(at + 1).filter(isTheirs).length,
    follow: () => {
      const place = body.current;
      if (!place) return;
      const isThere = place.scrollHeight - place.scrollTop - place.clientHeight <= NEAR_PX;
      if (known.current.isAtEnd && !isThere) setSeen(lastId);
      known.current.isAtEnd = isThere;
      known.current.height = place.scrollHeight;
      setIsAtEnd(isThere);
    },
    toEnd: () => {
      const place = body.current;
      if (!place) return;
      place.scrollTop = place.scrollHeight;
      place.focus();
    },
  };
};
