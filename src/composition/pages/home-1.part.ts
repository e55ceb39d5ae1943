export { createHomeOneQueries as ask } from '../../features/home/home-one.queries.ts';
export { HomeOne as View } from '../../features/home/home-one.view.tsx';
