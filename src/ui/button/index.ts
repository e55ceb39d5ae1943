export { Button, buttonLooks } from './button.view.tsx';
export { IconButton, iconButtonLooks } from './icon-button.view.tsx';
