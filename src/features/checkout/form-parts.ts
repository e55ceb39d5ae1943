// The parts of the form, which load together after the frame of the page.
export { ContactSection } from './contact-section.view.tsx';
export { FulfilmentSection } from './fulfilment-section.view.tsx';
export { HandoverSection } from './handover-section.view.tsx';
export { PaymentSection } from './payment-section.view.tsx';
export { ReplacementSection } from './replacement-section.view.tsx';
export { TimeSection } from './time-section.view.tsx';
export { TipSection } from './tip-section.view.tsx';
export { WhatChangedSheet } from './what-changed-sheet.view.tsx';
