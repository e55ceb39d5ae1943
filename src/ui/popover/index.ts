export { closePopover, Popover } from './popover.view.tsx';
