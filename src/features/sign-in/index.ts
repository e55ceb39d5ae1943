export { accountFormClass, AccountPage } from './account-page.view.tsx';
export { faultText } from './field-fault.messages.ts';
export { PasswordField } from './password-field.view.tsx';
export { waitText } from './sign-in.messages.ts';
