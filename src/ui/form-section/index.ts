export { FormFault } from './form-fault.view.tsx';
export { FormSection } from './form-section.view.tsx';
