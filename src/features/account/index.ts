export { AccountLayout } from './account-layout.view.tsx';
