import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { Recovery, Session, SignInMethod } from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { CART, SHOP_TITLES, type CartViewModel } from '@app/features/cart/index.ts';
import { SIGN_IN_BY_SMS } from '@app/features/sign-in/code-purposes.ts';
import { CodeSignInViewModel } from '@app/features/sign-in/code-sign-in.view-model.ts';
import { SignInView } from '@app/features/sign-in/sign-in.view.tsx';
import { SignInViewModel } from '@app/features/sign-in/sign-in.view-model.ts';
import { line } from '../cart/cart-server.ts';
import { stage as cartStage } from '../cart/stage.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { methodsStage } from './methods.ts';
import { passkeyStage } from './passkey.ts';

const show = ({
  status = 400,
  retryAfter,
  isDemo = '0',
  stage = methodsStage(),
  passkeys = passkeyStage({ hasPasskeys: false }),
  query = {},
  cart,
}: {
  status?: number;
  retryAfter?: number;
  isDemo?: string;
  stage?: ReturnType<typeof methodsStage>;
  passkeys?: ReturnType<typeof passkeyStage>;
  query?: Readonly<Record<string, string>>;
  cart?: CartViewModel;
} = {}) => {
  const refusal = {
    kind: 'rejected',
    status,
    code: '',
    message: 'The account demo@tiffin.test is locked',
    params: {},
    data: undefined,
    ...(retryAfter && { retryAfter }),
  } as const;
  const recoveries = createLiveValue<Recovery | undefined>(undefined);
  const sessions = createLiveValue<Session | undefined>(undefined);
  const lastMethod = createLiveValue<SignInMethod | undefined>(undefined);
  const reference = { settings: settingsOf([{ key: 'is_demo', value: isDemo }]) };
  const code = new CodeSignInViewModel({
    recovery: {
      ask: () => Promise.resolve(ok({ verifyId: 'id-1' })),
      enter: () => Promise.resolve(err(refusal)),
    },
    recoveries,
    sessions,
    session: { signOut: () => Promise.resolve() },
    reference,
    navigator: { go: () => vm.show({ path: '/login', params: {}, query: { way: 'code', step: 'code' } }) },
    clock: { now: () => instant(1000) },
    lastMethod,
    purpose: SIGN_IN_BY_SMS,
  });
  const vm: SignInViewModel = new SignInViewModel({
    home: '/',
    code,
    ways: stage.vm,
    passkey: passkeys.vm,
    lastMethod,
    accounts: { signIn: () => Promise.resolve(err(refusal)) },
    recoveries,
    sessions,
    reference,
    navigator: { go: () => {} },
  });
  vm.show({ path: '/login', params: {}, query });
  render(<SignInView vm={vm} />, { services: [...viewServices, ...(cart ? cartServices(cart) : [])] });
  return vm;
};

/** The cart in sight, with the same summary as in the app. */
const cartServices = (cart: CartViewModel) => [bound(CART, cart), bound(SHOP_TITLES, async () => 'Noodle House')];

const fill = (): void => {
  fireEvent.change(screen.getByLabelText('E-mail or phone number'), { target: { value: 'demo@tiffin.test' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'nonsense' } });
};
const press = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));

describe('ACCOUNT-1 the sign-in page', () => {
  it('keeps the cart in sight above the form, where it opens', async () => {
    const cart = cartStage({ guest: [line(1, 2), line(2, 1)] });
    show({ cart: cart.vm });
    const strip = screen.getByRole('button', { name: /Your cart is kept/ });
    await waitFor(() => expect(strip.textContent).toContain('3 items · Noodle House'));
    fireEvent.click(strip);
    expect(cart.vm.isOpen).toBe(true);
  });

  it('names its dishes beside the form, and after it for the Tab key', async () => {
    show({ cart: cartStage({ guest: [line(1, 2), line(2, 1)] }).vm });
    const view = await screen.findByRole('button', { name: 'View cart' });
    const kept = view.closest('aside')!;
    expect(
      within(kept)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('2 × '), expect.not.stringContaining('×')]);
    const form = screen.getByLabelText('Password').closest('form')!;
    expect(form.compareDocumentPosition(kept) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('says nothing of an empty cart', () => {
    show();
    expect(screen.queryByRole('complementary', { name: 'Your cart' })).toBeNull();
  });

  it('is a form that password managers understand', () => {
    show();
    const login = screen.getByLabelText('E-mail or phone number');
    expect(login.closest('form')?.getAttribute('method')).toBe('post');
    expect([
      login.getAttribute('autocomplete'),
      screen.getByLabelText('Password').getAttribute('autocomplete'),
    ]).toEqual(['username', 'current-password']);
  });

  it('links errors to their field and focuses the first', async () => {
    show();
    press();
    const login = screen.getByLabelText('E-mail or phone number');
    await waitFor(() => expect(document.activeElement).toBe(login));
    expect(login.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(login.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Required');
  });

  it('shows the same text for a wrong password and an unknown account', async () => {
    show();
    fill();
    press();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Login or password is invalid');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('nonsense');
  });

  it('says how long to wait after too many attempts', async () => {
    show({ status: 429, retryAfter: 540 });
    fill();
    press();
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 9 minutes.');
  });

  it('shows the password while its button is pressed', () => {
    show();
    const password = screen.getByLabelText('Password');
    expect(password.getAttribute('type')).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.getAttribute('type')).toBe('text');
    expect(screen.getByRole('button', { name: 'Show password' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('fills in the demo account in demo mode only', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Fill in the demo account' })).toBeNull();
  });

  it('fills in the demo account on a press', () => {
    const vm = show({ isDemo: '1' });
    fireEvent.click(screen.getByRole('button', { name: 'Fill in the demo account' }));
    expect([vm.login, vm.password]).toEqual(['demo@tiffin.test', 'lunchbox']);
  });
});

it('ACCOUNT-2 the sign-in page links to the password reset', () => {
  const vm = show();
  fill();
  const link = screen.getByRole('link', { name: 'Forgot your password?' });
  expect(link.getAttribute('href')).toBe(`/reset-password?next=${encodeURIComponent(vm.returnPath)}`);
});

describe('ACCOUNT-1 the other ways to sign in', () => {
  it('come after the password, by their names, in their order', () => {
    show();
    const names = [...document.querySelectorAll('main button, main a, button, a')].map(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    );
    const wanted = [
      'Sign in',
      'Text me a code instead',
      'Continue with Google',
      'Continue with Apple',
      'Continue with Facebook',
      'Create an account',
    ];
    expect(names.filter((name) => wanted.includes(name))).toEqual(wanted);
  });

  it('are left out where none is offered', () => {
    show({ stage: methodsStage({ settings: { api_extensions: '' } }) });
    expect(screen.queryByText('or')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Text me a code instead' })).toBeNull();
  });

  it('mark the one used last', () => {
    const stage = methodsStage({ lastMethod: 'apple' });
    act(() => void stage.vm.activate());
    show({ stage });
    const apple = screen.getByRole('button', { name: 'Continue with Apple', description: 'Last used here' });
    expect(apple).toBeDefined();
    expect(screen.getAllByText('Last used here')).toHaveLength(1);
  });

  it('say that they wait, that it takes long, and let go', async () => {
    const stage = methodsStage({ authenticate: () => new Promise(() => {}) });
    show({ stage });
    fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    const status = screen.getByRole('status');
    expect(within(status).getByRole('heading', { name: 'Waiting for Google.' })).toBeDefined();
    act(() => stage.waits[0]?.());
    expect(await within(status).findByRole('heading', { name: 'This takes longer than usual' })).toBeDefined();
    fireEvent.click(within(status).getByRole('button', { name: 'Cancel' }));
    expect(status.textContent).toBe('');
  });

  it.each([
    ['cancelled', 'You did not sign in with Google', 'Try Google again'],
    ['offline', 'You are offline', 'Try Google again'],
    ['forged', 'This sign-in did not start here', 'Try Google again'],
    ['unavailable', 'Google cannot be used right now', 'Other ways'],
    ['expired', 'The sign-in with Google has expired', 'Try Google again'],
    ['other-way', 'You signed in another way before', 'Use my password'],
  ] as const)('say what %s means and offer one next step', async (kind, title, step) => {
    const stage = methodsStage({ signIn: () => Promise.resolve(err({ kind })) });
    show({ stage });
    fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: title })).toBeDefined();
    expect(within(alert).getByRole('button', { name: step })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(alert));
  });

  it('say the wait of the server after too many attempts', async () => {
    const failure = { kind: 'rejected', status: 429, code: '', message: '', params: {}, data: undefined } as const;
    const stage = methodsStage({
      signIn: () => Promise.resolve(err({ kind: 'server', failure: { ...failure, retryAfter: 120 } })),
    });
    show({ stage });
    fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts. Try again in 2 minutes.');
  });
});

describe('ACCOUNT-1 signing in with a code', () => {
  it('asks for the number, then for the code, and says so without revealing accounts', async () => {
    const vm = show({ query: { way: 'code' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in with a code' })).toBeDefined();
    fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '+1 401 555 0101' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Enter the code' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/If there is an account for/).textContent).toContain('+1 401 555 0101');
    expect(screen.getByRole('link', { name: 'Create an account' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Use the password' })).toBeDefined();
    expect(vm.code.resending.secondsLeft).toBe(60);
  });

  it('says at the field that a code is wrong, and keeps it', async () => {
    show({ query: { way: 'code' } });
    fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '+1 401 555 0101' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
    const code = await screen.findByLabelText<HTMLInputElement>('Code');
    fireEvent.change(code, { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Wrong verification code')).toBeDefined();
    expect([code.value, code.getAttribute('aria-invalid')]).toEqual(['123456', 'true']);
  });
});

describe('ACCOUNT-1g the passkey on the page', () => {
  const failed = async (kind: 'cancelled' | 'unknown' | 'expired' | 'refused' | 'unsuitable' | 'offline') => {
    const passkeys = passkeyStage();
    show({ passkeys });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
    await act(async () => passkeys.attempts[0]?.end(err({ kind })));
    return screen.getByRole('alert');
  };

  it('is suggested in the first field where it is offered, and nowhere else', () => {
    show({ passkeys: passkeyStage() });
    expect(screen.getByRole('textbox').getAttribute('autocomplete')).toBe('username webauthn');
  });

  it('is not on a page that offers none', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    expect(screen.getByRole('textbox').getAttribute('autocomplete')).toBe('username');
  });

  it.each([
    ['cancelled', 'You did not use a passkey', 'Try the passkey again'],
    ['expired', 'That took too long', 'Try the passkey again'],
    ['offline', 'You are offline', 'Try the passkey again'],
    ['unknown', 'No account has this passkey', 'Use my password'],
    ['refused', 'This passkey was not accepted', 'Use my password'],
    ['unsuitable', 'Passkeys cannot be used on this device', 'Use my password'],
  ] as const)('%s says what happened and one next step', async (kind, title, step) => {
    const alert = await failed(kind);
    expect(within(alert).getByRole('heading', { name: title })).toBeTruthy();
    expect(within(alert).getAllByRole('button')[0]?.textContent).toBe(step);
    expect(document.activeElement).toBe(alert);
  });
});
