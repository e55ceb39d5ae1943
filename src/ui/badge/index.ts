export { Badge } from './badge.view.tsx';
