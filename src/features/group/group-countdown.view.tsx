import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { Instant } from '@domain/kernel/clock.port.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { ANNOUNCER } from '../announcer/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';

const MINUTE = 60_000;
/** When the time left is spoken, in minutes. */
const SPOKEN = [10, 5, 1] as const;

type GroupCountdownProps = { readonly deadline: Instant; readonly time: string };

/** When the group locks, and in how many minutes; in seconds during the last one. */
export const GroupCountdown = observer(function GroupCountdown({ deadline, time }: GroupCountdownProps) {
  const translate = useTranslate();
  const clock = useService(NOW_VIEW_MODEL);
  const announcer = useService(ANNOUNCER);
  const { language } = useService(LOCALE_VIEW_MODEL);
  const left = Math.max(0, deadline - clock.now);
  const minutes = Math.ceil(left / MINUTE);
  const isLast = left <= MINUTE + MINUTE / 2;
  useEffect(() => {
    if (!isLast) return undefined;
    const timer = setInterval(() => clock.tick(), 1000);
    return () => clearInterval(timer);
  }, [isLast, clock]);

  const words = new Intl.RelativeTimeFormat(language);
  const text = left > MINUTE ? words.format(minutes, 'minute') : words.format(Math.ceil(left / 1000), 'second');
  const [first] = useState(minutes);
  const spoken = useRef<number>(first);
  useEffect(() => {
    const due = SPOKEN.find((at) => minutes <= at && spoken.current > at);
    if (due === undefined || minutes === 0) return;
    spoken.current = minutes;
    announcer.say(`${translate('group.locks_at', { time })}, ${text}`);
  }, [minutes, announcer, translate, time, text]);
  return (
    <>
      {translate('group.locks_at', { time })} <span>({text})</span>
    </>
  );
});
