import type { ProviderPageTexts } from '../page-texts.ts';

export const providerPage: ProviderPageTexts = {
  title: 'Continue with :provider',
  note: 'This page stands in for :provider while Tiffin runs as a demo. Nothing is sent to :provider.',
  pick: 'Choose somebody to be', type: 'Or be somebody else', name: 'Name', email: 'E-mail', phone: 'Phone (optional)', go: 'Continue',
  cancel: 'Cancel and go back', unverified: 'What you type here counts as not verified, because others use this demo too.',
  brokenTitle: 'This sign-in cannot continue', broken: 'The link to this page is incomplete or leads to another site. Go back to Tiffin and start again.',
  mistakes: { name: 'Please enter a name.', email: 'Please enter an e-mail address like ada@mail.example.', phone: 'Please enter a phone number with its country code, or leave this empty.' },
};
