export { Button, buttonAttributes } from './button.view.tsx';
export { IconButton, iconButtonAttributes } from './icon-button.view.tsx';
