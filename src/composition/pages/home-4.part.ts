export { createHomeFourQueries as ask } from '../../features/home/home-four.queries.ts';
export { HomeFour as View } from '../../features/home/home-four.view.tsx';
