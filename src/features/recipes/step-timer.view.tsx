import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { RecipeId } from '@domain/kernel/ids.ts';
import { useService } from '../../di/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { Button, IconButton } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as recipeIcons from '../../ui/icon/recipe-icons.data.ts';
import { STEP_TIMERS } from './recipes.tokens.ts';
import styles from './step-timer.module.scss';

type StepTimerProps = {
  readonly recipe: RecipeId;
  readonly step: number;
  readonly minutes: number;
  /** In the list of steps, or on a screen of its own. */
  readonly look: 'row' | 'big';
};

/** CATALOG-4l: the timer of one step. Only its start and its end are spoken. */
export const StepTimer = observer(function StepTimer({ recipe, step, minutes, look }: StepTimerProps) {
  const translate = useTranslate();
  const { count } = useNumbers();
  const timers = useService(STEP_TIMERS);
  useEffect(() => timers.watch(), [timers]);
  const timer = timers.of(recipe, step);
  const root = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const isThere = timer !== undefined;
  // The pressed button is gone: its successor takes the focus.
  useEffect(() => {
    if (wasPressed.current) root.current?.querySelector<HTMLElement>('[data-next]')?.focus();
    wasPressed.current = false;
  }, [isThere]);
  const start = (): void => {
    wasPressed.current = true;
    timers.start(recipe, step, minutes);
  };
  if (!timer)
    return (
      <div ref={root} className={styles.start}>
        <Button data-next="" size={look === 'big' ? 'big' : 'medium'} isWide={look === 'big'} onClick={start}>
          <Icon path={recipeIcons.timerIcon} />
          {translate('recipe.timer_start', { minutes: count(minutes) })}
        </Button>
      </div>
    );
  const clear = (): void => {
    wasPressed.current = true;
    timers.clear(timer);
  };
  const left = timers.leftOf(timer);
  const isOver = left === 0;
  return (
    <div
      ref={root}
      role="group"
      aria-label={translate('recipe.timer', { step: count(step + 1) })}
      className={styles.timer}
      data-look={look}
      data-over={isOver || undefined}
    >
      <strong role="timer" aria-live="off">
        {isOver ? translate('recipe.timer_up') : <bdi dir="ltr">{clockText(left)}</bdi>}
      </strong>
      <span className={styles.buttons}>
        <IconButton
          icon={recipeIcons.plusIcon}
          label={translate('recipe.timer_longer')}
          onClick={() => timers.lengthen(timer)}
        />
        {!isOver && (
          <IconButton
            data-next=""
            icon={timer.endsAt === undefined ? recipeIcons.playIcon : recipeIcons.pauseIcon}
            label={translate(timer.endsAt === undefined ? 'recipe.timer_resume' : 'recipe.timer_pause')}
            onClick={() => timers.toggle(timer)}
          />
        )}
        <IconButton icon={recipeIcons.xIcon} label={translate('recipe.timer_clear')} onClick={clear} />
      </span>
      <progress max={timer.totalMs} value={timer.totalMs - left} aria-hidden="true" />
    </div>
  );
});

/** Minutes and seconds, as a kitchen clock shows them. */
const clockText = (left: number): string => {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
