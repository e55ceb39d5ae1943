export { CARD_SIZES } from './card-sizes.ts';
export { CardGrid, CardPlaceholders, WaitingCards } from './card-grid.view.tsx';
