import type { DeskTexts } from '../desk-texts.ts';

export const desk: DeskTexts = {
  title: 'Tiffin desk', menu: 'Desk', skip: 'Skip to the content', toSite: 'To the site', signOut: 'Sign out',
  error: 'Error', failed: 'That did not work: :reason', sent: 'What you sent',
  signIn: {
    title: 'Sign in to the desk', note: 'The desk is for the people who run this marketplace and its shops.',
    ended: 'Your sign-in has ended, so nothing was done yet. Sign in again, and what you typed stands in its form again; only a picture has to be chosen anew.',
    email: 'E-mail', password: 'Password', go: 'Sign in', back: 'Back to the site', noRights: 'This account has no rights at the desk.',
    tooLong: 'Your sign-in has ended, and what you sent is too long to be kept. Nothing was done.',
    signedOut: 'You had been signed out. Nothing was done yet: look at what you typed, and send it again.',
  },
  customer: {
    title: 'For staff only', heading: 'This page is for staff',
    text: 'Behind it is the desk from which this marketplace and its shops are run. Your account is a customer’s account, so there is nothing here for you; your orders, your wallet and your chats are all on the site.',
    sell: 'Open a shop of your own', other: 'Sign in with a staff account',
  },
  waiting: { title: 'Your shop is not open for business', text: 'The desk opens to you once your shop is approved. See your application for its status.', go: 'Look at your application' },
  missing: { title: 'There is nothing here', text: 'The desk has no such page, or it is gone.' },
  busy: { title: 'Too many requests', text: 'Please wait :seconds seconds.' },
  foreign: { title: 'This form came from elsewhere', text: 'The desk takes only what its own pages send. Nothing was done.' },
  unreadable: { title: 'This form cannot be read', text: 'It is too large, or it is no form. A picture may have at most 2 MB. Nothing was done.' },
  toDesk: 'To the desk',
  list: { status: 'Status', all: 'All', search: 'Search', show: 'Show', none: 'No matches.', whole: 'Show the whole list', pages: 'Pages', previous: 'Previous', next: 'Next', page: 'Page :page of :last, :total in all' },
  statuses: { new: 'New', accepted: 'Accepted', cooking: 'Being prepared', ready: 'Ready', on_a_way: 'On the way', delivered: 'Delivered', canceled: 'Canceled', unread: 'Waiting for an answer' },
  ownShop: { title: 'Your shop', address: 'Address', phone: 'Phone', orders: 'Orders', taken: 'Are taken', paused: 'Are paused', page: 'See the shop as customers do', change: 'Change the details' },
};
