// Writes the `*icons.data.ts` beside it from the Lucide set (ISC license): `npx tsx src/ui/icon/make-icons.ts`.
// Every icon becomes one path, so that a component needs no markup injection and unused icons are shaken off.
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Icons of a first screen are in its chunk; the others load with the pages that show them. A file that two chunks
 * import becomes a chunk of its own, so an icon may be in two files.
 */
const FILES = {
  'icons.data.ts': [
    'arrow-left',
    'check',
    'chevron-down',
    'circle-alert',
    'globe',
    'heart',
    'info',
    'map-pin',
    'menu',
    'moon',
    'plus',
    'search',
    'shopping-basket',
    'star',
    'store',
    'sun',
    'tag',
    'triangle-alert',
    'wifi-off',
    'x',
  ],
  'more-icons.data.ts': [
    'banknote',
    'chevron-right',
    'coins',
    'eye',
    'eye-off',
    'key-round',
    'layout-dashboard',
    'locate-fixed',
    'log-in',
    'log-out',
    'pencil',
    'receipt-text',
    'sliders-horizontal',
    'wallet',
  ],
  'way-icons.data.ts': ['bike', 'house', 'utensils'],
  'courier-icons.data.ts': ['navigation', 'phone'],
  'shop-icons.data.ts': ['badge-check', 'clock', 'share-2'],
  'dish-icons.data.ts': ['leaf'],
  'comfort-icons.data.ts': ['chevron-right', 'coins', 'globe', 'utensils'],
  'panel-icons.data.ts': ['clock', 'minus', 'monitor-smartphone', 'redo-2', 'share-2', 'trash', 'undo-2'],
  'address-icons.data.ts': [
    'ellipsis-vertical',
    'briefcase-business',
    'building',
    'map',
    'map-pin-off',
    'signpost',
    'train-front',
  ],
  'info-icons.data.ts': ['navigation', 'phone'],
  'sign-in-icons.data.ts': [
    'circle-alert',
    'fingerprint-pattern',
    'hourglass',
    'key-round',
    'message-square-text',
    'shield-check',
    'wifi-off',
    'x',
  ],
  'story-icons.data.ts': ['chevron-left', 'chevron-right', 'pause', 'play'],
  'dietary-icons.data.ts': ['circle-question-mark', 'lock', 'shield-check'],
  'after-icons.data.ts': ['camera', 'check', 'clock', 'rotate-ccw', 'star', 'thumbs-down', 'thumbs-up', 'x'],
  'account-icons.data.ts': [
    'arrow-down-left',
    'arrow-up-right',
    'check',
    'hourglass',
    'landmark',
    'plus',
    'rotate-ccw',
    'sparkles',
    'store',
  ],
  'paying-icons.data.ts': [
    'app-window',
    'banknote',
    'check',
    'circle-x',
    'clock',
    'credit-card',
    'external-link',
    'loader',
    'wallet',
  ],
  'data-icons.data.ts': ['chevron-right', 'clock', 'download', 'lock', 'trash', 'wallet', 'x'],
  'profile-icons.data.ts': [
    'badge-check',
    'calendar',
    'camera',
    'chevron-right',
    'file-text',
    'gift',
    'key-round',
    'mail',
    'monitor-smartphone',
    'package',
    'receipt-text',
    'sliders-horizontal',
    'smartphone',
    'user-round',
    'wallet',
  ],
  'recipe-icons.data.ts': [
    'arrow-left',
    'arrow-right',
    'check',
    'chef-hat',
    'pause',
    'play',
    'plus',
    'share-2',
    'sun',
    'timer',
    'x',
  ],
  'table-icons.data.ts': ['hourglass'],
  'referral-icons.data.ts': ['copy', 'gift', 'share-2'],
  'seller-icons.data.ts': [
    'arrow-down',
    'arrow-left',
    'arrow-right',
    'arrow-up',
    'camera',
    'check',
    'circle',
    'eye',
    'file-text',
    'hourglass',
    'image',
    'key-round',
    'map-pin',
    'plus',
    'store',
    'tag',
    'undo-2',
    'wallet',
    'x',
  ],
  'chat-icons.data.ts': [
    'arrow-down',
    'check',
    'check-check',
    'chevron-right',
    'clock',
    'image-plus',
    'life-buoy',
    'package',
    'receipt-text',
    'send-horizontal',
  ],
  'message-icons.data.ts': ['message-circle'],
  'notice-icons.data.ts': ['bell', 'calendar', 'newspaper', 'package', 'users'],
} as const;

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> };

const attribute = (tag: string, name: string): number => Number(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? 0);

const toPath = (tag: string): string => {
  if (tag.startsWith('<path')) return fromOrigin(/\bd="([^"]*)"/.exec(tag)?.[1] ?? '');
  if (tag.startsWith('<circle')) {
    const [x, y, r] = [attribute(tag, 'cx'), attribute(tag, 'cy'), attribute(tag, 'r')];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  if (tag.startsWith('<rect')) {
    const [x, y, w, h] = [attribute(tag, 'x'), attribute(tag, 'y'), attribute(tag, 'width'), attribute(tag, 'height')];
    const r = attribute(tag, 'rx');
    const corner = (dx: number, dy: number): string => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
    return (
      `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v` +
      `${2 * r - h}${corner(r, -r)}z`
    );
  }
  if (tag.startsWith('<line'))
    return `M${attribute(tag, 'x1')} ${attribute(tag, 'y1')}L${attribute(tag, 'x2')} ${attribute(tag, 'y2')}`;
  throw new Error(`No path for ${tag}`);
};

/** A relative first move is absolute only at the beginning of a path, and these paths are joined. */
const fromOrigin = (path: string): string =>
  path.replace(
    /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([-\d.])?)/,
    (_, x: string, y: string, next?: string) => `M${x} ${y}${next ? 'l' : ''}`,
  );

const nameOf = (icon: string): string => `${icon.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`;

const { icons } = JSON.parse(readFileSync('node_modules/@iconify-json/lucide/icons.json', 'utf8')) as IconSet;
for (const [file, names] of Object.entries(FILES)) {
  const lines = names.map((name) => {
    const tags = icons[name]?.body.match(/<(?:path|circle|rect|line)\b[^>]*>/g);
    if (!tags) throw new Error(`No icon ${name}`);
    return `export const ${nameOf(name)} = '${tags.map(toPath).join('')}';`;
  });
  writeFileSync(
    new URL(`./${file}`, import.meta.url),
    `// Lucide, ISC license. Written by make-icons.ts.\n${lines.join('\n')}\n`,
  );
}
