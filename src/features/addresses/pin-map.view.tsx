import { observer } from 'mobx-react-lite';
import { useRef, useState, type PointerEvent } from 'react';
import type { GeoPoint } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { THEME_VIEW_MODEL } from '../theme/index.ts';
import { placeAt, spotOf, tilesAround, type Spot } from './mercator.ts';
import styles from './pin-map.module.scss';

type PinMapProps = {
  /** Under the pin. */
  readonly place: GeoPoint;
  /** The pin stands where the customer put it. */
  readonly isSet: boolean;
  readonly onMove: (place: GeoPoint) => void;
  /** Scheme and host of the tiles. */
  readonly host: string;
};

const WINDOW = { width: 640, height: 320 };
const ZOOMS = { first: 16, least: 12, most: 19 };
/** How far a button moves the map, in pixels. */
const STEP = 64;
const STEPS = [
  { turn: 'west', label: 'address.move_west', x: -STEP, y: 0 },
  { turn: 'north', label: 'address.move_north', x: 0, y: -STEP },
  { turn: 'south', label: 'address.move_south', x: 0, y: STEP },
  { turn: 'east', label: 'address.move_east', x: STEP, y: 0 },
] as const;
const still: Spot = { x: 0, y: 0 };

/** ADDRESS-2: the pin stays in the middle and the city moves under it, by dragging or by buttons. Without tiles there is no map. */
export const PinMap = observer(function PinMap({ place, isSet, onMove, host }: PinMapProps) {
  const translate = useTranslate();
  const theme = useService(THEME_VIEW_MODEL);
  const [zoom, setZoom] = useState(ZOOMS.first);
  const [dragged, setDragged] = useState(still);
  const [hasFailed, setFailed] = useState(false);
  const grip = useRef<Spot>(undefined);
  if (hasFailed) return null;

  const middle = spotOf(place, zoom);
  const shown = { x: middle.x - dragged.x, y: middle.y - dragged.y };
  const moveBy = ({ x, y }: Spot): void => onMove(placeAt({ x: middle.x + x, y: middle.y + y }, zoom));
  const take = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY };
  };
  const drag = ({ clientX, clientY }: PointerEvent): void => {
    if (grip.current) setDragged({ x: clientX - grip.current.x, y: clientY - grip.current.y });
  };
  const drop = (): void => {
    if (grip.current && (dragged.x !== 0 || dragged.y !== 0)) moveBy({ x: -dragged.x, y: -dragged.y });
    grip.current = undefined;
    setDragged(still);
  };

  return (
    <div className={styles.map}>
      <div className={styles.view} dir="ltr" onPointerDown={take} onPointerMove={drag} onPointerUp={drop} onPointerCancel={drop}>
        {tilesAround(shown, zoom, WINDOW).map(({ column, row, left, top }) => (
          <img
            key={`${zoom}/${column}/${row}`}
            src={`${host}/tiles/${zoom}/${column}/${row}.svg?theme=${theme.theme}`}
            alt=""
            width="256"
            height="256"
            draggable={false}
            style={{ transform: `translate(${left}px, ${top}px)` }}
            onError={() => setFailed(true)}
          />
        ))}
        <span className={styles.pin} data-set={isSet || undefined}>
          <Icon path={icons.mapPinIcon} isFilled={false} />
        </span>
      </div>
      <div className={styles.buttons} role="group" aria-label={translate('address.move_pin')} dir="ltr">
        {STEPS.map(({ turn, label, ...step }) => (
          <IconButton key={turn} icon={icons.arrowLeftIcon} look="well" label={translate(label)} data-turn={turn} onClick={() => moveBy(step)} />
        ))}
        <IconButton icon={icons.minusIcon} look="well" label={translate('address.zoom_out')} onClick={() => setZoom(Math.max(ZOOMS.least, zoom - 1))} />
        <IconButton icon={icons.plusIcon} look="well" label={translate('address.zoom_in')} onClick={() => setZoom(Math.min(ZOOMS.most, zoom + 1))} />
      </div>
      {!isSet && <p className={styles.hint}>{translate('address.move_hint')}</p>}
    </div>
  );
});
