import type { KitchenTexts } from '../kitchen-texts.ts';

export const kitchen: KitchenTexts = {
  title: 'Cocina', history: 'Pedidos', searches: 'Número del pedido, o nombre, correo o teléfono del cliente',
  none: 'Ahora no espera ningún pedido. Los nuevos aparecen aquí solos.', noHistory: 'Aún no ha pedido nadie.', refresh: 'Actualizar',
  arrived: { one: ':count pedido nuevo', other: ':count pedidos nuevos' },
  number: 'Pedido :id', moved: 'Pedido :id: :status.',
  opening: { title: 'Pedidos nuevos', taken: 'Aceptas pedidos', paused: 'Estás en pausa', pausedText: 'Tus clientes ven que la tienda no acepta pedidos ahora.', pause: 'Hacer una pausa', resume: 'Volver a aceptar',
    notOpened: 'La tienda aún no se ha abierto', notOpenedText: 'Tus clientes la ven, pero no pueden pedir.', left: 'Antes falta por hacer:', menu: 'Introducir la carta', hours: 'Introducir el horario', open: 'Abrir la tienda' },
  steps: { accepted: 'Aceptar', cooking: 'Empezar a preparar', ready: 'Listo', delivered: 'Entregar', canceled: 'Cancelar el pedido' },
  cancelMore: 'Cancelar …', cancelText: 'No se puede deshacer. El cliente lo sabrá enseguida y recuperará lo que pagó.',
  code: 'Código del cliente', codeText: 'Cuatro cifras que el cliente ve junto al pedido.', courier: 'Un repartidor vendrá a buscarlo.',
  facts: { when: 'Cuándo', soon: 'Lo antes posible', how: 'Cómo', customer: 'Cliente', note: 'Nota', cutlery: 'Cubiertos', noCutlery: 'Ninguno', handover: 'Entrega', door: 'Dejarlo en la puerta', dishes: 'Platos', total: 'Total', ordered: 'Pedido el' },
  ways: { delivery: 'A domicilio', pickup: 'Para recoger', point: 'Punto de recogida', dine_in: 'En la mesa', kiosk: 'Quiosco' },
  atTable: 'En la mesa :table',
  choices: { replace: 'Si falta: se puede sustituir', ask: 'Si falta: preguntar', 'ask-declared': 'Si falta: preguntar, solo con alérgenos indicados', 'leave-out': 'Si falta: quitarlo' },
  allergies: { dangerous: 'Alergia a', avoid: 'Evita' },
  boxes: { back: 'Envases devueltos: :returned de :boxes', count: 'Envases que trae', take: 'Aceptar la devolución', taken: 'Pedido :id: envases devueltos: :count.' },
  missing: {
    more: 'Falta un plato …', which: 'Cuál', choose: 'Elegir un sustituto', isMissing: 'Falta :dish.', propose: 'Proponer', nothing: 'Nada: quitarlo', undeclared: 'alérgenos sin indicar',
    text: 'El cliente no paga más que por el plato pedido y tiene tres minutos para responder.', tell: 'Avisar al cliente', asked: 'Pedido :id: se pregunta al cliente.', leftOut: 'Pedido :id: se quita el plato.',
    open: ':dish: se propone :other', replaced: ':dish: sustituido por :other', gone: ':dish: quitado',
  },
};
