export { askHomeThree as ask } from '../../features/home/home-three.questions.ts';
export { HomeThree as View } from '../../features/home/home-three.view.tsx';
