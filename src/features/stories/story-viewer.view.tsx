import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import type { StoryGroup } from '@domain/stories/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes, IconButton } from '../../ui/button/index.ts';
import { xIcon } from '../../ui/icon/icons.data.ts';
import { chevronLeftIcon, chevronRightIcon, pauseIcon, playIcon } from '../../ui/icon/story-icons.data.ts';
import { isCalm } from '../../ui/motion/index.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { StoryPlayerViewModel, type StoryTime } from './story-player.view-model.ts';
import styles from './story-viewer.module.scss';

type StoryViewerProps = {
  readonly groups: readonly StoryGroup[];
  /** The shop to begin with. */
  readonly first: number;
  readonly onClose: () => void;
  readonly time?: StoryTime;
};

/** A longer press pauses the story and is no tap. */
const TAP_MS = 300;

/** CATALOG-3: Stories one after the other over the page. They pause while held, hovered or read by keyboard. */
export const StoryViewer = observer(function StoryViewer({
  groups,
  first,
  onClose,
  time = deviceTime,
}: StoryViewerProps) {
  const translate = useTranslate();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [vm] = useState(
    () =>
      new StoryPlayerViewModel({
        groups,
        first,
        time,
        isStill: isCalm(),
        onEnd: onClose,
      }),
  );
  useEffect(() => vm.activate(), [vm]);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    stage.current?.focus();
    return () => element?.close();
  }, []);
  // These events count anywhere within the dialog.
  useEffect(() => {
    const element = dialog.current;
    const onKey = (event: KeyboardEvent): void => {
      const isLeftToRight = getComputedStyle(element!).direction !== 'rtl';
      if (event.key === (isLeftToRight ? 'ArrowRight' : 'ArrowLeft')) vm.next();
      else if (event.key === (isLeftToRight ? 'ArrowLeft' : 'ArrowRight')) vm.previous();
      else if (event.key === ' ' && event.target === stage.current) vm.togglePause();
      else return;
      event.preventDefault();
    };
    const onFocus = (event: FocusEvent): void =>
      (event.target as Element).matches('a:focus-visible, button:focus-visible')
        ? vm.hold('focus')
        : vm.release('focus');
    const onPressBeside = (event: MouseEvent): void => void (event.target === element && onClose());
    element?.addEventListener('keydown', onKey);
    element?.addEventListener('focusin', onFocus);
    element?.addEventListener('click', onPressBeside);
    return () => {
      element?.removeEventListener('keydown', onKey);
      element?.removeEventListener('focusin', onFocus);
      element?.removeEventListener('click', onPressBeside);
    };
  }, [vm, onClose]);
  const pressedAt = useRef(0);
  const { story, group, place } = vm;

  const onPress = (): void => {
    pressedAt.current = time.now();
    vm.hold('finger');
  };
  /** Taps on the first third of the picture go back, all others forward. */
  const onLift = (event: PointerEvent<HTMLDivElement>): void => {
    vm.release('finger');
    if (time.now() - pressedAt.current > TAP_MS) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const fromLeft = (event.clientX - left) / width;
    const isBack = getComputedStyle(event.currentTarget).direction === 'rtl' ? fromLeft > 2 / 3 : fromLeft < 1 / 3;
    if (isBack) vm.previous();
    else vm.next();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && vm.hold('pointer')}
      onPointerLeave={() => vm.release('pointer')}
    >
      <div className={styles.body} data-held={vm.isHeld || undefined}>
        <div
          ref={stage}
          className={styles.stage}
          tabIndex={-1}
          onPointerDown={onPress}
          onPointerUp={onLift}
          onPointerCancel={() => vm.release('finger')}
        >
          <BarePicture
            key={story.image}
            source={story.image}
            widths={[640, 1280]}
            sizes="(width < 600px) 100vw, 480px"
          />
        </div>
        <div className={styles.top}>
          <div className={styles.segments} aria-hidden="true">
            {group.stories.map(({ image }, index) => (
              <i key={image} data-state={index < place.story ? 'over' : index === place.story ? 'now' : undefined}>
                <b key={index === place.story ? vm.turn : undefined} />
              </i>
            ))}
          </div>
          <div className={styles.head}>
            <h2 id={heading}>
              <bdi>{story.shopTitle}</bdi>
            </h2>
            <IconButton
              icon={vm.isPaused ? playIcon : pauseIcon}
              label={translate(vm.isPaused ? 'stories.play' : 'stories.pause')}
              onClick={vm.togglePause}
            />
            <IconButton icon={xIcon} label={translate('stories.close')} onClick={onClose} />
          </div>
        </div>
        <div className={styles.foot}>
          <p role="status">
            <span className={styles.count}>
              {translate('stories.place', { number: place.story + 1, total: group.stories.length })}
            </span>
            <bdi>{story.product.title}</bdi>
          </p>
          <div className={styles.ways}>
            <IconButton
              icon={chevronLeftIcon}
              points
              label={translate('stories.previous')}
              look="solid"
              disabled={!vm.hasPrevious}
              onClick={vm.previous}
            />
            <AppLink
              to={`/shop/${story.shopId}?product=${story.product.uuid}`}
              {...buttonAttributes({ look: 'main', isWide: true })}
            >
              {translate('stories.product')}
            </AppLink>
            <IconButton
              icon={chevronRightIcon}
              points
              label={translate('stories.next')}
              look="solid"
              onClick={vm.next}
            />
          </div>
        </div>
      </div>
    </dialog>
  );
});

const deviceTime: StoryTime = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
