export { MenuChoice, menuItemClass, MenuList } from './menu.view.tsx';
