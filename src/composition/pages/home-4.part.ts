export { askHomeFour as ask } from '../../features/home/home-four.questions.ts';
export { HomeFour as View } from '../../features/home/home-four.view.tsx';
