import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type TouchEvent } from 'react';
import type { RecipeDetail } from '@domain/recipes/index.ts';
import { useService } from '../../di/index.ts';
import { Trans, useNumbers, useTranslate } from '../../i18n/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { Button, IconButton } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as recipeIcons from '../../ui/icon/recipe-icons.data.ts';
import { useAddSheet } from '../../ui/sheet/open-sheets.tsx';
import { useAmountText } from './amount-text.ts';
import styles from './cook-mode.module.scss';
import type { RecipeViewModel } from './recipe.view-model.ts';
import { StepTimer } from './step-timer.view.tsx';
import { useScreenOn } from './use-screen-on.ts';
import { STEP_TIMERS } from './recipes.tokens.ts';

type CookModeProps = {
  readonly vm: Pick<RecipeViewModel, 'plan'>;
  readonly recipe: RecipeDetail;
  readonly step: number;
};

/** A finger that moves less than this presses. */
const SWIPE_PX = 48;

/** CATALOG-4: one step on the whole screen, turned by buttons, arrow keys and swipes. The address holds the step. */
export const CookMode = observer(function CookMode({ vm, recipe, step }: CookModeProps) {
  const translate = useTranslate();
  const { count } = useNumbers();
  const navigator = useService(NAVIGATOR);
  const addSheet = useAddSheet();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const isScreenOn = useScreenOn();
  const path = `/recipes/${recipe.id}`;
  const { steps } = recipe;
  const shown = steps[step];

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    const removeSheet = addSheet(element);
    return () => {
      removeSheet();
      element.close();
      document.querySelector<HTMLElement>('main a[href*="step="]')?.focus();
    };
  }, [addSheet]);
  useEffect(() => dialog.current?.querySelector<HTMLElement>('h2')?.focus(), [step]);

  const close = (): void => navigator.close(path);
  const turn = (by: number): void => {
    const next = step + by;
    if (next >= steps.length) close();
    else if (next >= 0) navigator.go(`${path}?step=${next + 1}`, { replace: true });
  };
  const press = ({ key }: KeyboardEvent): void => {
    const forward = isRightToLeft() ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') turnWithin(key === forward ? 1 : -1);
  };
  /** Keys and swipes turn steps; only a button leaves. */
  const turnWithin = (by: number): void => {
    if (step + by < steps.length) turn(by);
  };
  const swipe = useSwipe((isToLeft) => turnWithin(isToLeft === isRightToLeft() ? -1 : 1));

  if (!shown) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.cook}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={press}
      {...swipe}
    >
      <div className={styles.top}>
        <IconButton icon={recipeIcons.xIcon} label={translate('recipe.leave_cook')} onClick={close} />
        {isScreenOn && (
          <p>
            <Icon path={recipeIcons.sunIcon} size="small" />
            {translate('recipe.screen_on')}
          </p>
        )}
      </div>
      <div className={styles.progress} aria-hidden="true">
        {steps.map(({ text }, place) => (
          <i key={`${place} ${text}`} data-done={place <= step || undefined} />
        ))}
      </div>
      <div className={styles.step}>
        <div className={styles.words}>
          <p>{translate('recipe.step_of', { step: count(step + 1), steps: count(steps.length) })}</p>
          <h2 id={heading} tabIndex={-1} lang={shown.language} dir="auto">
            {shown.text}
          </h2>
        </div>
        <div className={styles.aside}>
          {shown.minutes !== undefined && (
            <StepTimer recipe={recipe.id} step={step} minutes={shown.minutes} look="big" />
          )}
          <OtherTimers recipe={recipe} step={step} />
          <ForStep vm={vm} recipe={recipe} step={step} />
        </div>
      </div>
      <div className={styles.foot}>
        <Button size="big" disabled={step === 0} onClick={() => turn(-1)}>
          <Icon path={recipeIcons.arrowLeftIcon} points />
          {translate('recipe.back')}
        </Button>
        <Button look="main" size="big" isWide isSplit onClick={() => turn(1)}>
          {translate(step === steps.length - 1 ? 'recipe.finish' : 'recipe.next')}
          <Icon
            path={step === steps.length - 1 ? recipeIcons.checkIcon : recipeIcons.arrowRightIcon}
            points={step < steps.length - 1}
          />
        </Button>
      </div>
    </dialog>
  );
});

const isRightToLeft = (): boolean => getComputedStyle(document.documentElement).direction === 'rtl';

/** What the step needs, for the portions that are cooked. */
const ForStep = observer(function ForStep({ vm, recipe, step }: CookModeProps) {
  const translate = useTranslate();
  const textOf = useAmountText();
  const needed = recipe.steps[step]?.stocks ?? [];
  const rows = vm.plan?.rows.filter(({ need }) => needed.includes(need.stockId)) ?? [];
  if (rows.length === 0) return null;
  return (
    <section className={styles.needs}>
      <h3>{translate('recipe.for_step')}</h3>
      <ul>
        {rows.map(({ need: { stockId, product, name }, amount }) => {
          const named = <bdi lang={name?.language ?? product.language}>{name?.text ?? product.title}</bdi>;
          return (
            <li key={stockId}>
              {amount ? (
                <Trans id="recipe.ingredient" parts={{ name: named, amount: <bdi>{textOf(amount)}</bdi> }} />
              ) : (
                named
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
});

/** Timers of the other steps, which go on. */
const OtherTimers = observer(function OtherTimers({ recipe, step }: Omit<CookModeProps, 'vm'>) {
  const translate = useTranslate();
  const { count } = useNumbers();
  const timers = useService(STEP_TIMERS);
  return recipe.steps.map(({ minutes, text }, place) =>
    place === step || minutes === undefined || !timers.of(recipe.id, place) ? null : (
      <div key={`${place} ${text}`} className={styles.other}>
        <span>{translate('recipe.timer', { step: count(place + 1) })}</span>
        <StepTimer recipe={recipe.id} step={place} minutes={minutes} look="row" />
      </div>
    ),
  );
});

/** Returns handlers that call `onSwipe` for a swipe, with whether it went to the left. */
const useSwipe = (onSwipe: (isToLeft: boolean) => void) => {
  const start = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      start.current = touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (!start.current || !touch) return;
      const [across, along] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(across) >= SWIPE_PX && Math.abs(across) > 2 * Math.abs(along)) onSwipe(across < 0);
    },
  };
};
