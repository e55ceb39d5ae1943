import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import { FailureState } from '../failure/index.ts';
import { Composer } from './composer.view.tsx';
import type { ConversationViewModel } from './conversation.view-model.ts';
import { MessageLog, type LogViewModel } from './message-log.view.tsx';
import { PartnerFace } from './partner-face.view.tsx';
import type { Face } from './partner-faces.ts';
import styles from './talk-sheet.module.scss';

type TalkSheetProps = {
  readonly vm: LogViewModel;
  readonly conversation: ConversationViewModel;
  readonly face: Face;
  /** What the conversation is about. */
  readonly about: string;
  readonly onClose: () => void;
};

/** One conversation over a page that goes on behind it. */
export const TalkSheet = observer(function TalkSheet({ vm, conversation, face, about, onClose }: TalkSheetProps) {
  const translate = useTranslate();
  const id = useId();
  const hasNothing = conversation.entries.length === 0;
  return (
    <Sheet isOpen onClose={onClose} labelledBy={id} closeLabel={translate('chat.close')} shape="end">
      <div className={styles.talk}>
        <header className={styles.head}>
          <PartnerFace partner={conversation.partner} face={face} />
          <div>
            <h2 id={id}>
              <bdi>{face.name}</bdi>
            </h2>
            <p>{about}</p>
          </div>
        </header>
        {hasNothing && conversation.failure ? (
          <div className={styles.failure}>
            <FailureState failure={conversation.failure} onRetry={() => void conversation.catchUp()} />
          </div>
        ) : (
          <MessageLog vm={vm} conversation={conversation} name={face.name} />
        )}
        <Composer conversation={conversation} name={face.name} />
      </div>
    </Sheet>
  );
});
