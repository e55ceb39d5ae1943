export { closeBehind, closePopover, Popover } from './popover.view.tsx';
