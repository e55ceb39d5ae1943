export { Button, buttonLooks, type ButtonLook } from './button.view.tsx';
export { IconButton, iconButtonLooks } from './icon-button.view.tsx';
