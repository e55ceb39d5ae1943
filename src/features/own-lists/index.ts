export { OwnLists } from './own-lists.view.tsx';
