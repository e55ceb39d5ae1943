import { divIcon, type DivIcon } from 'leaflet';
import styles from './courier-map.module.scss';

/** A round pin with an icon, built of elements: the page forbids markup made of text. */
export const pin = (kind: 'shop' | 'home' | 'courier' | 'place', path: string): DivIcon => {
  const element = document.createElement('span');
  element.className = styles.pin ?? '';
  element.dataset['kind'] = kind;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  drawing.setAttribute('d', path);
  svg.append(drawing);
  element.append(svg);
  const size = SIZES[kind];
  // A movable pin has its tip on the location; the others are centered on it.
  return divIcon({
    html: element,
    className: '',
    iconSize: [size, size],
    iconAnchor: [size / 2, kind === 'place' ? size + TIP : size / 2],
  });
};

const SIZES = { shop: 44, home: 44, courier: 52, place: 44 } as const;
/** How far the corner of the rotated square extends below it. */
const TIP = 9;
