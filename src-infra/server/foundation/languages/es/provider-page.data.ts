import type { ProviderPageTexts } from '../page-texts.ts';

export const providerPage: ProviderPageTexts = {
  title: 'Continuar con :provider',
  note: 'Esta página simula :provider mientras Tiffin es una demo. No se envía nada a :provider.',
  pick: 'Elige quién eres', type: 'O sé otra persona', name: 'Nombre', email: 'Correo electrónico', phone: 'Teléfono (opcional)', go: 'Continuar',
  cancel: 'Cancelar y volver', unverified: 'Lo que escribas aquí cuenta como no verificado, porque otras personas también usan esta demo.',
  brokenTitle: 'No se puede continuar con el inicio de sesión', broken: 'El enlace a esta página está incompleto o lleva a otro sitio. Vuelve a Tiffin y empieza de nuevo.',
  mistakes: { name: 'Escribe un nombre.', email: 'Escribe un correo como ada@mail.example.', phone: 'Escribe un teléfono con su código de país o deja este campo vacío.' },
};
