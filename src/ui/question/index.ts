export { Question } from './question.view.tsx';
