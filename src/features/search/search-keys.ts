import type { SearchOption } from './search-options.ts';

/** The lines under the field, of which the keyboard can activate one. */
type Lines = {
  readonly state: string;
  readonly options: readonly SearchOption[];
  readonly activeOption: SearchOption | undefined;
  /** Index of the active option; -1 is the field itself. */
  active: number;
  /** Whether the remove button of the active recent term is selected. */
  isOnRemove: boolean;
  readonly forget: (term: string) => void;
  readonly choose: (option: SearchOption) => void;
};

/** SEARCH-8: handles a key; returns false for keys that belong to the text field. */
export const pressKey = (lines: Lines, key: string, isRightToLeft: boolean): boolean => {
  switch (key) {
    case 'ArrowDown':
      return moveTo(lines, lines.active + 1);
    case 'ArrowUp':
      return moveTo(lines, lines.active - 1);
    case 'Home':
      return lines.active >= 0 && moveTo(lines, 0);
    case 'End':
      return lines.active >= 0 && moveTo(lines, lines.options.length - 1);
    case 'ArrowLeft':
    case 'ArrowRight':
      return turnTo(lines, (key === 'ArrowRight') !== isRightToLeft);
    case 'Delete':
      return forgetActive(lines);
    case 'Enter':
      return lines.isOnRemove ? forgetActive(lines) : chooseActive(lines);
    default:
      return false;
  }
};

/** Wraps around; the field itself is one of the positions. */
const moveTo = (lines: Lines, place: number): boolean => {
  const places = lines.options.length + 1;
  lines.active = ((place + 1 + places) % places) - 1;
  lines.isOnRemove = false;
  return places > 1;
};

const turnTo = (lines: Lines, isOnRemove: boolean): boolean => {
  if (lines.state !== 'recents' || lines.active < 0) return false;
  lines.isOnRemove = isOnRemove;
  return true;
};

const forgetActive = (lines: Lines): boolean => {
  const option = lines.activeOption;
  if (!option || lines.state !== 'recents') return false;
  lines.forget(option.text);
  const left = lines.options.length;
  lines.isOnRemove = lines.isOnRemove && left > 0;
  lines.active = Math.min(lines.active, left - 1);
  return true;
};

const chooseActive = (lines: Lines): boolean => {
  const option = lines.activeOption;
  if (option) lines.choose(option);
  return option !== undefined;
};
