import type { PayPageTexts } from '../page-texts.ts';

export const payPage: PayPageTexts = {
  title: 'Pagar con :provider', note: 'Esta página simula :provider. No se mueve dinero real.',
  things: { cart: 'Tu pedido de Tiffin', order: 'Pedido de Tiffin #:id', tip: 'Propina del pedido #:id', parcel: 'Paquete de Tiffin #:id', 'top-up': 'Dinero para tu saldo Tiffin', share: 'Tu parte de un pedido en grupo' },
  pay: 'Pagar :amount', cancel: 'Cancelar y volver', tryOut: 'Ver qué más puede pasar', decline: 'Hacer que el banco lo rechace', lost: 'Pagar y perder la respuesta',
  declined: 'Tu banco ha rechazado el pago. No se te ha cobrado nada. Inténtalo de nuevo o vuelve y elige otra forma de pago.',
  paidTitle: 'Pagado', paid: 'Tu pago de :amount se ha completado. Tiffin aún no lo sabe; el aviso llega en unos segundos.',
  waitingTitle: 'Estamos confirmando tu pago', waiting: 'Suele tardar unos segundos. La página se actualiza sola.', goOn: 'Continuar a Tiffin',
  brokenTitle: 'Aquí no hay nada que pagar', broken: 'El enlace está incompleto o ha caducado. Vuelve a Tiffin y empieza el pago de nuevo.',
  unreachableTitle: ':provider no responde', unreachable: 'No se te ha cobrado nada. Inténtalo de nuevo en un momento o vuelve y elige otra forma de pago.', again: 'Intentar de nuevo',
  busyTitle: 'Demasiados intentos', busy: 'Espera un momento e inténtalo de nuevo. No se te ha cobrado nada.', home: 'Ir a Tiffin',
};
