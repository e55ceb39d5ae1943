export { accountFormClass, AccountPage, accountTexts } from './account-page.view.tsx';
export { faultText } from './field-fault.messages.ts';
export { PasswordField } from './password-field.view.tsx';
export { LOGIN_INPUT } from './login-input.data.ts';
export { RECOVERY_STORE } from './sign-in.tokens.ts';
export { ResendCode } from './resend-code.view.tsx';
export { waitText } from './sign-in.messages.ts';
