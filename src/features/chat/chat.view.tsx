import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Drawing } from '../../ui/drawing/index.ts';
import * as icons from '../../ui/icon/chat-icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { FailureState } from '../failure/index.ts';
import { REFERENCE_VIEW_MODEL } from '../reference/index.ts';
import { chosenTalkDrawing, otherWaysDrawing, talkDrawing } from './chat-drawings.data.ts';
import { chatPath } from './chat-address.ts';
import { ChatList } from './chat-list.view.tsx';
import styles from './chat.module.scss';
import type { ChatViewModel } from './chat.view-model.ts';
import { ConversationView } from './conversation.view.tsx';

type ChatProps = { readonly vm: ChatViewModel };

/** ROUTE-9, CHAT-1: conversations, and the chosen one beside them; a phone shows one of both. */
export const ChatView = observer(function ChatView({ vm }: ChatProps) {
  const translate = useTranslate();
  const { partner } = vm;
  if (!vm.isOffered) return <NotOffered />;
  if (!partner && vm.partners.length === 0 && !vm.isLoading && !vm.failure) return <NoChats />;
  const Heading = partner ? 'h2' : 'h1';
  return (
    <div className={styles.talk} data-open={partner !== undefined || undefined}>
      <section className={styles.list} aria-labelledby="chats">
        <div className={styles.listHead}>
          <Heading id="chats" tabIndex={-1}>
            {translate('chat.heading')}
          </Heading>
          <AskMarket />
        </div>
        {vm.failure ? (
          <FailureState failure={vm.failure} onRetry={vm.box.reload} level={partner ? 3 : 2} />
        ) : vm.isLoading ? (
          <div role="status" aria-label={translate('progress')} className={styles.waiting}>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </div>
        ) : (
          <ChatList vm={vm} />
        )}
      </section>
      {partner ? (
        <ConversationView key={vm.conversation?.key} vm={vm} partner={partner} />
      ) : (
        <section className={styles.choose}>
          <ChooseOne />
        </section>
      )}
    </div>
  );
});

const AskMarket = observer(function AskMarket() {
  const translate = useTranslate();
  const { settings } = useService(REFERENCE_VIEW_MODEL);
  return (
    <AppLink to={chatPath({ kind: 'operator' })} {...buttonAttributes({})}>
      <Icon path={icons.lifeBuoyIcon} />
      {translate('chat.ask', { title: settings.title })}
    </AppLink>
  );
});

const ChooseOne = observer(function ChooseOne() {
  const translate = useTranslate();
  const { settings } = useService(REFERENCE_VIEW_MODEL);
  return (
    <State art={<Drawing shapes={chosenTalkDrawing} />} title={translate('chat.choose')} action={<AskMarket />}>
      {translate('chat.choose_text', { title: settings.title })}
    </State>
  );
});

/** Contract 8.5: without a chat, customers call or write an e-mail. */
function NotOffered() {
  const translate = useTranslate();
  return (
    <State
      art={<Drawing shapes={otherWaysDrawing} />}
      title={translate('chat.none')}
      level={1}
      action={
        <AppLink to="/help" {...buttonAttributes({ look: 'main' })}>
          {translate('chat.contact')}
        </AppLink>
      }
    >
      {translate('chat.none_text')}
    </State>
  );
}

function NoChats() {
  const translate = useTranslate();
  return (
    <State
      art={<Drawing shapes={talkDrawing} />}
      title={translate('chat.empty')}
      level={1}
      action={
        <div className={styles.ways}>
          <AppLink to="/orders" {...buttonAttributes({ look: 'main' })}>
            {translate('chat.orders')}
          </AppLink>
          <AskMarket />
          <AppLink to="/help" {...buttonAttributes({ look: 'text' })}>
            {translate('chat.help')}
          </AppLink>
        </div>
      }
    >
      {translate('chat.empty_text')}
    </State>
  );
}
