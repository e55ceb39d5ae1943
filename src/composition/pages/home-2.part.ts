export { askHomeTwo as ask } from '../../features/home/home-two.questions.ts';
export { HomeTwo as View } from '../../features/home/home-two.view.tsx';
