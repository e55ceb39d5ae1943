import { useEffect } from 'react';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { ANNOUNCER } from '../announcer/index.ts';
import styles from './typing-line.module.scss';

type TypingLineProps = { readonly isTyping: boolean; readonly name: string };

/** CHAT-1l: that the other side is typing, said once. The line keeps its place while nobody does: nothing moves. */
export function TypingLine({ isTyping, name }: TypingLineProps) {
  const translate = useTranslate();
  const announcer = useService(ANNOUNCER);
  const text = translate('chat.typing', { name });
  useEffect(() => {
    if (isTyping) announcer.say(text);
  }, [announcer, isTyping, text]);
  return (
    <p className={styles.typing}>
      {isTyping && (
        <>
          <TypingDots />
          <span>{text}</span>
        </>
      )}
    </p>
  );
}

/** Three dots that come and go. */
export function TypingDots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
