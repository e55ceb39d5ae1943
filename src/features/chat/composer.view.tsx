import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { MESSAGE_MAX } from '@domain/chat/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import * as chatIcons from '../../ui/icon/chat-icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { PhotosView } from '../pictures/index.ts';
import styles from './composer.module.scss';
import type { ConversationViewModel } from './conversation.view-model.ts';
import { isDesk } from './is-desk.ts';

type ComposerProps = {
  readonly conversation: ConversationViewModel;
  readonly name: string;
};

/** CHAT-2: the field for the next message. Enter sends, Shift and Enter begin a new line. */
export const Composer = observer(function Composer({ conversation, name }: ComposerProps) {
  const translate = useTranslate();
  const numbers = useNumbers();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft } = conversation;
  const { photos, fault } = draft;
  useEffect(() => {
    if (isDesk()) field.current?.focus();
  }, []);
  const send = (): void => {
    void conversation.send();
    field.current?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    // Enter also ends the composition of a character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.compose}
      aria-label={translate('chat.write')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {photos.photos.length > 0 && (
        <div className={styles.photos}>
          <PhotosView vm={photos} />
        </div>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {fault === 'picture'
            ? translate('photos.not_sent')
            : translate('chat.too_long', { limit: numbers.count(MESSAGE_MAX) })}
        </p>
      )}
      <label className={styles.add} data-full={!photos.canAdd || undefined}>
        <input
          type="file"
          accept="image/*"
          disabled={!photos.canAdd}
          onChange={({ target }) => {
            photos.add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Icon path={chatIcons.imagePlusIcon} />
        <VisuallyHidden>{translate('chat.add_picture')}</VisuallyHidden>
      </label>
      <div className={styles.field}>
        <label htmlFor={id}>
          <VisuallyHidden>{translate('chat.message', { name })}</VisuallyHidden>
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          dir="auto"
          enterKeyHint="send"
          placeholder={translate('chat.placeholder')}
          value={draft.text}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onChange={({ target }) => draft.type(target.value)}
          onKeyDown={onKey}
        />
      </div>
      <IconButton
        type="submit"
        look="accent"
        points
        icon={chatIcons.sendHorizontalIcon}
        label={translate('chat.send')}
        aria-busy={draft.isPreparing || undefined}
      />
    </form>
  );
});
