import { observer } from 'mobx-react-lite';
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { CROP_ZOOM_MAX } from '@domain/images/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { FormAlert } from '../../ui/form/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import type { PhotoViewModel } from './photo.view-model.ts';
import { photoFailureText } from './profile.messages.ts';
import styles from './crop-sheet.module.scss';

type CropProps = { readonly vm: PhotoViewModel };

/** ACCOUNT-5h: cuts a square out of the picked photo, by pointer, keyboard or the slider. */
export const CropSheet = observer(function CropSheet({ vm }: CropProps) {
  const translate = useTranslate();
  const heading = useId();
  const { picture } = vm;
  return (
    <Sheet
      isOpen={picture !== undefined}
      onClose={vm.close}
      labelledBy={heading}
      closeLabel={translate('profile.photo_cancel')}
    >
      {picture && (
        <div className={styles.crop}>
          <h2 id={heading}>{translate('profile.crop')}</h2>
          <Frame vm={vm} />
          <label className={styles.zoom}>
            <span>{translate('profile.zoom')}</span>
            <input
              type="range"
              min={1}
              max={CROP_ZOOM_MAX}
              step={0.05}
              value={vm.zoom}
              onChange={({ target }) => vm.zoomTo(Number(target.value))}
            />
          </label>
          {vm.failure && <FormAlert>{photoFailureText(vm.failure, translate)}</FormAlert>}
          <div className={styles.tools}>
            <Button look="main" isBusy={vm.isBusy} onClick={() => void vm.save()}>
              {translate('profile.photo_use')}
            </Button>
            <Button look="text" onClick={vm.close}>
              {translate('profile.photo_cancel')}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
});

/** How far a key moves the square, in parts of its side. */
const STEP = 0.05;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
/** A press that moves less is no drag: it centers the square there. */
const DRAG_PIXELS = 4;

const Frame = observer(function Frame({ vm }: CropProps) {
  const translate = useTranslate();
  const drag = useRef<{ x: number; y: number; moved: number } | undefined>(undefined);
  const { picture, square } = vm;
  if (!picture || !square) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    const way = KEYS[event.key];
    if (way) vm.move(...way);
    else if (event.key === '+' || event.key === '=') vm.zoomTo(vm.zoom + STEP * 2);
    else if (event.key === '-') vm.zoomTo(vm.zoom - STEP * 2);
    else return;
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (!current) return;
    const size = event.currentTarget.clientWidth;
    const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
    drag.current = { x: event.clientX, y: event.clientY, moved: current.moved + Math.abs(dx) + Math.abs(dy) };
    vm.move(-dx / size, -dy / size);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    drag.current = undefined;
    if (!current || current.moved >= DRAG_PIXELS) return;
    const box = event.currentTarget.getBoundingClientRect();
    vm.move((event.clientX - box.left) / box.width - 0.5, (event.clientY - box.top) / box.height - 0.5);
  };

  return (
    // The picture is dragged in its frame; the name says that keys move it, too.
    <button
      type="button"
      className={styles.frame}
      aria-label={translate('profile.crop_frame')}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, y: event.clientY, moved: 0 };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => (drag.current = undefined)}
    >
      <img
        src={picture.address}
        alt=""
        draggable={false}
        style={{
          inlineSize: `${(picture.width / square.side) * 100}%`,
          blockSize: `${(picture.height / square.side) * 100}%`,
          left: `${(-square.x / square.side) * 100}%`,
          top: `${(-square.y / square.side) * 100}%`,
        }}
      />
    </button>
  );
});
