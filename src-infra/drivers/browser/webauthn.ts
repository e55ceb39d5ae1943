/** What the app uses of the WebAuthn library; loaded when an authenticator is asked. */
export { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
