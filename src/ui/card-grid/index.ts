export { CardGrid, CardPlaceholders, CardGridSkeleton } from './card-grid.view.tsx';
