export { StarChoice } from './star-choice.view.tsx';
