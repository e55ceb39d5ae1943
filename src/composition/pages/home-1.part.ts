export { askHomeOne as ask } from '../../features/home/home-one.questions.ts';
export { HomeOne as View } from '../../features/home/home-one.view.tsx';
