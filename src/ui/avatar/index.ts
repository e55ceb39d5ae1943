export { Avatar } from './avatar.view.tsx';
