import type { DeskTexts } from '../desk-texts.ts';

export const desk: DeskTexts = {
  title: 'Oficina de Tiffin', menu: 'Oficina', skip: 'Saltar al contenido', toSite: 'Ir al sitio', signOut: 'Cerrar sesión',
  error: 'Error', failed: 'No ha funcionado: :reason', sent: 'Lo que has enviado',
  signIn: {
    title: 'Entrar en la oficina', note: 'La oficina es para quienes llevan este mercado y sus tiendas.',
    ended: 'Tu sesión ha caducado, así que aún no se ha hecho nada. Vuelve a entrar y lo que escribiste seguirá en su formulario; solo una foto hay que elegirla de nuevo.',
    email: 'Correo electrónico', password: 'Contraseña', go: 'Entrar', back: 'Volver al sitio', noRights: 'Esta cuenta no tiene permisos en la oficina.',
    tooLong: 'Tu sesión ha caducado y lo que enviaste es demasiado largo para guardarlo. No se ha hecho nada.',
    signedOut: 'Se había cerrado tu sesión. Aún no se ha hecho nada: revisa lo que escribiste y envíalo otra vez.',
  },
  customer: {
    title: 'Solo para el personal', heading: 'Esta puerta es para el personal',
    text: 'Detrás está la oficina desde la que se llevan este mercado y sus tiendas. Tu cuenta es de cliente, así que aquí no hay nada para ti; tus pedidos, tu saldo y tus chats están en el sitio.',
    sell: 'Abrir tu propia tienda', other: 'Entrar con una cuenta del personal',
  },
  waiting: { title: 'Tu tienda aún no está aprobada', text: 'La oficina se abrirá para ti en cuanto se apruebe tu tienda. En tu solicitud ves cómo va.', go: 'Ver tu solicitud' },
  missing: { title: 'Aquí no hay nada', text: 'La oficina no tiene esta página, o ya no existe.' },
  busy: { title: 'Demasiadas peticiones', text: 'Espera :seconds segundos.' },
  foreign: { title: 'Este formulario vino de otro sitio', text: 'La oficina solo acepta lo que envían sus propias páginas. No se ha hecho nada.' },
  unreadable: { title: 'No se puede leer este formulario', text: 'Es demasiado grande o no es un formulario. Una foto puede ocupar 2 MB como máximo. No se ha hecho nada.' },
  toDesk: 'Ir a la oficina',
  list: { status: 'Estado', all: 'Todos', search: 'Buscar', show: 'Mostrar', none: 'No hay coincidencias.', whole: 'Mostrar la lista completa', pages: 'Páginas', previous: 'Anterior', next: 'Siguiente', page: 'Página :page de :last, :total en total' },
  statuses: { new: 'Nuevo', accepted: 'Aceptado', cooking: 'En preparación', ready: 'Listo', on_a_way: 'En camino', delivered: 'Entregado', canceled: 'Cancelado', unread: 'Espera respuesta' },
  ownShop: { title: 'Tu tienda', address: 'Dirección', phone: 'Teléfono', orders: 'Pedidos', taken: 'Se aceptan', paused: 'En pausa', page: 'Ver la tienda como tus clientes', change: 'Cambiar los datos' },
};
