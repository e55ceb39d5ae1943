export { FormAlert } from './form-alert.view.tsx';
export { Form } from './form.view.tsx';
