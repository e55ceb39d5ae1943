export { TextArea, TextField } from './field.view.tsx';
