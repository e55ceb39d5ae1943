export { Skeleton } from './skeleton.view.tsx';
