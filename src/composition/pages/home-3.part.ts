export { createHomeThreeQueries as ask } from '../../features/home/home-three.queries.ts';
export { HomeThree as View } from '../../features/home/home-three.view.tsx';
