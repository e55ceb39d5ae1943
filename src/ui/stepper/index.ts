export { Stepper } from './stepper.view.tsx';
