export { createHomeTwoQueries as ask } from '../../features/home/home-two.queries.ts';
export { HomeTwo as View } from '../../features/home/home-two.view.tsx';
