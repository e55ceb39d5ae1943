export { CardGrid, CardPlaceholders, WaitingCards } from './card-grid.view.tsx';
