import type { FurtherTexts } from './types.ts';

/** Spanish. */
export const spanish: FurtherTexts = {
  news: {
    'later-kitchens': {
      title: 'Once cocinas abren ahora después de medianoche',
      brief: 'Lantern Row se acuesta más tarde.',
      text: `Desde esta semana, once cocinas de los alrededores de Lantern Row aceptan pedidos después de medianoche, tres de ellas hasta el amanecer.
      # Qué cambia para ti
      - Con el filtro «Abierto ahora» solo ves a quien de verdad cocina a esa hora.
      - Los repartidores llevan luces y llaman una sola vez. Si compartes escalera, deja una nota.
      - El envío cuesta lo mismo de noche.
      Los mercados de veinticuatro horas siguen igual.`,
    },
    'deposit-cups': {
      title: 'Los vasos vuelven a casa: la fianza se devuelve en la puerta',
      brief: 'Dáselo al repartidor y vuelve a tu saldo.',
      text: `Los vasos y cuencos retornables llevan una pequeña fianza desde la primavera. Hasta ahora había que devolverlos en la tienda.
      Ahora los recoge cualquier repartidor. Mételos en una bolsa, entrégala con tu próximo pedido y esa misma tarde tienes la fianza en tu saldo.
      # Por favor
      - Enjuágalos antes. Los repartidores son educados, pero hablan.
      - La tapa forma parte del vaso.`,
    },
    'lindenau-joins': {
      title: 'Lindenau am See llega a Tiffin',
      brief: 'Ocho tiendas junto al lago, del pretzel de las cinco al sushi de las diez.',
      text: `Una segunda ciudad se sienta a nuestra mesa. Lindenau trae una posada, un café, una panadería, un mercado, una floristería, pizza, sushi y döner.
      Los horarios, los días de descanso y los precios siguen al lago, no al puerto: la hora es siempre la de la tienda.
      Bienvenidos y buen provecho.`,
    },
    'lentil-soup-morning': {
      title: 'Las seis de la mañana en Levant Kitchen',
      brief: 'Rima Haddad pone las lentejas antes de que salgan los transbordadores.',
      text: `Primero la cebolla, «despacio, o mejor no la pongas». Luego el comino, luego las lentejas rojas, luego la paciencia.
      Rima aprendió la sopa de su tía de Alepo, que medía con una taza de café. La taza sigue en el estante, encima del fuego.
      # Qué lleva
      - Lentejas rojas, lavadas tres veces
      - Dos cebollas, picadas y doradas durante media hora
      - Comino, un poco de cúrcuma y limón al final
      «La piden cuando están enfermos», dice. «Y luego, cuando ya están bien.»`,
    },
    'courier-day': {
      title: 'Cuarenta kilómetros y ninguna multa',
      brief: 'Un martes con Yuki, que reparte en bicicleta.',
      text: `Yuki Tan sabe qué timbres mienten, qué perros no, y que la sopa va en el fondo de la bolsa.
      Su día tiene tres olas: café hasta las diez, comida desde las once y media y cena desde las seis. Entre medias come lo que ha sobrado en el bar de fideos.
      # Tres cosas que le gustaría que supieras
      1. El número de piso ahorra dos minutos. Dos minutos son arroz caliente.
      1. La propina es para ella, entera.
      1. «Llama dos veces» funciona de verdad.`,
    },
    'reading-a-label': {
      title: 'Cómo leer «puede contener»',
      brief: 'Declarado, trazas, sin declarar: tres cosas distintas.',
      text: `Cada plato de Tiffin está en uno de tres estados, y no son lo mismo.
      # Contiene
      Está en la receta. Fíltralo y el plato desaparece.
      # Puede contener
      No está en la receta, pero la misma tabla, el mismo aceite o el mismo horno lo han visto. El filtro también lo oculta.
      # Nada declarado
      La cocina no nos ha dicho nada. No adivinamos: con un filtro de alergias, esos platos no se muestran.
      Si es importante para ti, escribe a la tienda antes de pedir.`,
    },
  },
  pages: {
    about: {
      title: 'Una mesa tan larga como la ciudad',
      text: 'Tiffin empezó con cuatro fiambreras y una bicicleta en Harbor Street. Las fiambreras volvieron lavadas y la gente pidió más cocinas.\nHoy cincuenta y seis tiendas cocinan, hornean, cortan y atan para dos ciudades. Seguimos creyendo lo mismo que entonces: la comida la llevan personas a personas.',
    },
    about_second: {
      title: 'Justos con las cocinas',
      text: 'Las tiendas conservan sus precios, sus fotos y el agradecimiento de sus clientes.\n- Lo que cobramos está en el contrato y es igual en marzo y en diciembre.\n- Nadie compra un puesto en la búsqueda. La publicidad se llama publicidad.\n- Un mal día no es una mala tienda: cada cliente tiene una opinión, no diez.',
    },
    about_three: {
      title: 'Justos con los repartidores',
      text: 'Los repartidores ven todo el trayecto antes de decir que sí. La propina es suya hasta el último céntimo. La lluvia y las cuestas se pagan, y esperar ante un fogón lento también.',
    },
    about_fourth: {
      title: 'Justos contigo',
      text: 'El total al pagar es el total del recibo. Si un precio cambia mientras lees la carta, te preguntamos antes de que pagues.\nNo vendemos lo que sabemos de ti. La política de privacidad dice qué guardamos y durante cuánto tiempo.',
    },
    delivery: {
      title: 'Reparte con nosotros',
      text: 'En bicicleta, bici de carga, moto, coche o a pie: tú eliges las horas, nosotros planeamos el camino.\n# Qué necesitas\n- Tener dieciocho años y papeles que te permitan trabajar\n- Un teléfono con mapas y luces que funcionen\n- Una bolsa; te prestamos una buena\n# Qué recibes\n- Pago por distancia, visible antes de cada viaje\n- Todas tus propinas\n- Seguro desde el primer kilómetro\nApúntate abajo con tu vehículo. Respondemos en dos días.',
    },
  },
  landing: {
    title: 'Toda la ciudad en una mesa',
    description: 'Cocinas, mercados y floristerías de Port Alder y Lindenau, hasta tu puerta y de la mano de quien conoce las escaleras.',
    features: [
      { title: 'Cocinas de verdad', description: 'Nada de marcas fantasma: cada tienda tiene una puerta por la que podrías entrar.' },
      { title: 'El precio que ves', description: 'Impuestos, envío y servicio están en la cuenta antes de pagar, al céntimo.' },
      { title: 'Pedir en grupo', description: 'Un enlace, una cesta, y cada cual añade lo suyo. El repartidor llama una sola vez.' },
      { title: 'Di lo que no puedes comer', description: 'Cada tienda declara los alérgenos y las dietas, y puedes filtrar por ellos.' },
    ],
  },
  faqs: {
    cancel: {
      question: '¿Puedo cancelar un pedido?',
      answer: 'Mientras la cocina no lo haya aceptado: abre el pedido y elige «Cancelar pedido». Lo que habías pagado pasa a tu saldo.\nDespués, escríbenos por el chat; la comida que ya está al fuego no se puede devolver.',
    },
    refund: {
      question: 'Falta algo o hay un error. ¿Y ahora?',
      answer: 'Pide un reembolso en la página del pedido y cuéntanos qué ha pasado; una foto ayuda. Respondemos en un día. El dinero llega a tu saldo.',
    },
    minimum: {
      question: '¿Por qué hay un pedido mínimo?',
      answer: 'Cada tienda fija el suyo, porque un repartidor cuesta lo mismo por un panecillo que por diez. Siempre puedes llenar la cesta; solo el pedido espera a llegar al mínimo.',
    },
    zone: {
      question: '¿Por qué una tienda no me entrega?',
      answer: 'Cada tienda dibuja su propia zona para que la comida llegue caliente. Elige otra dirección o recoge tú el pedido: la recogida es gratis.',
    },
    time: {
      question: '¿Puedo pedir para más tarde?',
      answer: 'Sí, hasta con siete días de antelación. Al pagar ves cada media hora en que la tienda está abierta. La hora es la de la tienda.',
    },
    group: {
      question: '¿Cómo se pide en grupo?',
      answer: '1. Abre una tienda y empieza un pedido en grupo.\n1. Envía el enlace. Nadie necesita una cuenta para unirse.\n1. Cada cual añade lo suyo; tú ves quién ha terminado.\n1. Tú pides y pagas por todos.',
    },
    wallet: {
      question: '¿Para qué sirve el saldo Tiffin?',
      answer: 'Para reembolsos, devoluciones e invitaciones, y para pagar sin buscar la tarjeta. También puedes enviar dinero a otra persona con cuenta. Cada movimiento queda en su historial.',
    },
    currency: {
      question: '¿En qué moneda pago?',
      answer: 'En la que eliges arriba en la página. Un pedido conserva el cambio del momento en que se hizo, pase lo que pase después.',
    },
    parcel: {
      question: '¿Puede un repartidor llevar algo mío a otra persona?',
      answer: 'Sí: llaves, documentos, una tarta. Elige «De puerta a puerta», el tamaño y las dos direcciones. El precio depende de la distancia y se muestra antes de enviar.',
    },
    account: {
      question: '¿Cómo elimino mi cuenta?',
      answer: 'En tu perfil, abajo del todo, en «Mis datos». Antes puedes llevarte una copia de todo. Tu nombre, contactos, direcciones y fotos se eliminan al momento. Los pedidos anteriores quedan sin tu nombre, porque las tiendas deben llevar sus cuentas.',
    },
  },
  terms: {
    title: 'Condiciones de uso',
    text: `Esto es una demostración. Nada de lo que se pide aquí se cocina, nada se cobra.
    # 1. Con quién tratas
    El contrato sobre la comida y los productos es entre tú y la tienda. Tiffin lleva el pedido, el pago y el paquete.
    # 2. Precios
    Todos los importes que ves antes de pedir son definitivos. Incluyen los impuestos donde la tienda los añade.
    # 3. Cancelación
    Puedes cancelar gratis hasta que la tienda acepte. Después decide la tienda.
    # 4. Reembolsos
    Dinos en un plazo de siete días qué ha ido mal. Los reembolsos van a tu saldo.
    # 5. Buen uso
    - Una cuenta por persona
    - Los códigos y saldos no se revenden
    - Sé amable con los repartidores`,
  },
  policy: {
    title: 'Política de privacidad',
    text: `Lo que sabemos de ti es lo que necesita un pedido.
    # Qué guardamos
    - Nombre, correo y teléfono, mientras tengas cuenta
    - Direcciones, hasta que las borres
    - Pedidos, mientras la ley pida cuentas a las tiendas; sin tu nombre cuando te vayas
    # Quién lo ve
    La tienda ve lo que has pedido. El repartidor ve la dirección y tu nombre de pila mientras está en camino. Nadie más ve ninguna de las dos cosas.
    # Tus fotos
    El lugar y los datos de la cámara se eliminan de cada foto antes de guardarla.
    # La velocidad de las páginas
    Contamos cuánto tardan las páginas en aparecer y responder, por tipo de página y de pantalla; nunca quién las abre.
    Los navegadores que piden no ser rastreados no se cuentan.
    # Marcharse
    Elimina tu cuenta en el perfil y desaparece al momento.`,
  },
};
