export { CardGrid, CardPlaceholders, CardGridSkeleton, WideItem } from './card-grid.view.tsx';
