export { Chip, chipClass } from './chip.view.tsx';
