import type { UndoPageTexts } from '../page-texts.ts';

export const undoPage: UndoPageTexts = {
  title: 'Deshacer el cambio',
  note: 'Se han cambiado los datos de acceso de tu cuenta. Si no has sido tú, deshazlo aquí: todo volverá a estar como antes y se cerrará la sesión en todos los dispositivos.',
  go: 'Deshacer y cerrar todas las sesiones',
  doneTitle: 'Cambio deshecho',
  done: 'Tu cuenta vuelve a estar como antes y se ha cerrado la sesión en todos los dispositivos. Elige ahora una contraseña nueva: alguien podría conocer la anterior.',
  newPassword: 'Elegir una contraseña nueva',
  goneTitle: 'Este enlace ya no funciona',
  gone: 'Tiene más de 72 horas o está incompleto. Si no puedes entrar en tu cuenta, pide una contraseña nueva o escríbenos.',
  home: 'Ir al inicio',
};
