/** What the pages of a payment say; `:provider`, `:amount`, `:id` are replaced. */
export type PayTexts = {
  readonly title: string; readonly note: string;
  readonly things: { readonly cart: string; readonly order: string; readonly tip: string; readonly parcel: string; readonly 'top-up': string };
  readonly pay: string; readonly cancel: string; readonly tryOut: string; readonly decline: string; readonly lost: string; readonly declined: string;
  readonly paidTitle: string; readonly paid: string; readonly waitingTitle: string; readonly waiting: string; readonly goOn: string;
  readonly brokenTitle: string; readonly broken: string; readonly unreachableTitle: string; readonly unreachable: string; readonly again: string;
  readonly busyTitle: string; readonly busy: string; readonly home: string;
};

export const PAY_TEXTS: Readonly<Record<'en' | 'ar' | 'de' | 'fr' | 'es' | 'tr' | 'ru' | 'zh', PayTexts>> = {
  en: {
    title: 'Pay with :provider', note: 'This page stands in for :provider. No real money moves.',
    things: { cart: 'Your Tiffin order', order: 'Tiffin order #:id', tip: 'Tip for order #:id', parcel: 'Tiffin parcel #:id', 'top-up': 'Money for your Tiffin wallet' },
    pay: 'Pay :amount', cancel: 'Cancel and go back', tryOut: 'See what else can happen', decline: 'Let the bank decline', lost: 'Pay, and lose the answer',
    declined: 'Your bank declined the payment. Nothing was charged. Try again, or go back and choose another way to pay.',
    paidTitle: 'Paid', paid: 'Your payment of :amount went through. Tiffin has not heard of it yet; the message comes in a few seconds.',
    waitingTitle: 'Your payment is being confirmed', waiting: 'This usually takes a few seconds. The page looks again by itself.', goOn: 'Continue to Tiffin',
    brokenTitle: 'There is nothing to pay here', broken: 'The link is incomplete or has ended. Go back to Tiffin and start the payment again.',
    unreachableTitle: ':provider cannot be reached', unreachable: 'Nothing was charged. Try again in a moment, or go back and choose another way to pay.', again: 'Try again',
    busyTitle: 'Too many attempts', busy: 'Wait a moment, then try again. Nothing was charged.', home: 'To Tiffin',
  },
  ar: {
    title: 'الدفع عبر :provider', note: 'تحل هذه الصفحة محل :provider. لا تنتقل أي أموال حقيقية.',
    things: { cart: 'طلبك من تيفن', order: 'طلب تيفن رقم :id', tip: 'إكرامية الطلب رقم :id', parcel: 'طرد تيفن رقم :id', 'top-up': 'رصيد لمحفظتك في تيفن' },
    pay: 'ادفع :amount', cancel: 'إلغاء والعودة', tryOut: 'جرّب ما قد يحدث أيضًا', decline: 'دع البنك يرفض', lost: 'ادفع ودع الرد يضيع',
    declined: 'رفض بنكك عملية الدفع. لم يُخصم أي مبلغ. حاول مرة أخرى، أو عد واختر طريقة دفع أخرى.',
    paidTitle: 'تم الدفع', paid: 'تمت عملية دفع :amount. لم يصل الخبر إلى تيفن بعد، وستصل الرسالة خلال ثوانٍ.',
    waitingTitle: 'جارٍ تأكيد دفعتك', waiting: 'يستغرق ذلك عادةً بضع ثوانٍ. تتحدّث الصفحة من تلقاء نفسها.', goOn: 'المتابعة إلى تيفن',
    brokenTitle: 'لا يوجد ما يُدفع هنا', broken: 'الرابط ناقص أو انتهت صلاحيته. عد إلى تيفن وابدأ الدفع من جديد.',
    unreachableTitle: 'تعذّر الوصول إلى :provider', unreachable: 'لم يُخصم أي مبلغ. حاول بعد قليل، أو عد واختر طريقة دفع أخرى.', again: 'حاول مرة أخرى',
    busyTitle: 'محاولات كثيرة جدًا', busy: 'انتظر قليلًا ثم حاول مرة أخرى. لم يُخصم أي مبلغ.', home: 'إلى تيفن',
  },
  de: {
    title: 'Mit :provider bezahlen', note: 'Diese Seite steht für :provider. Es fließt kein echtes Geld.',
    things: { cart: 'Deine Bestellung bei Tiffin', order: 'Tiffin-Bestellung Nr. :id', tip: 'Trinkgeld für Bestellung Nr. :id', parcel: 'Tiffin-Paket Nr. :id', 'top-up': 'Guthaben für deine Tiffin-Geldbörse' },
    pay: ':amount bezahlen', cancel: 'Abbrechen und zurück', tryOut: 'Ausprobieren, was noch geschehen kann', decline: 'Die Bank ablehnen lassen', lost: 'Bezahlen und die Antwort verlieren',
    declined: 'Deine Bank hat die Zahlung abgelehnt. Es wurde nichts abgebucht. Versuche es noch einmal oder gehe zurück und wähle eine andere Zahlungsart.',
    paidTitle: 'Bezahlt', paid: 'Deine Zahlung über :amount ist durch. Tiffin weiß noch nichts davon; die Nachricht kommt in wenigen Sekunden.',
    waitingTitle: 'Deine Zahlung wird bestätigt', waiting: 'Das dauert meist nur ein paar Sekunden. Die Seite sieht von selbst wieder nach.', goOn: 'Weiter zu Tiffin',
    brokenTitle: 'Hier gibt es nichts zu bezahlen', broken: 'Der Link ist unvollständig oder abgelaufen. Gehe zurück zu Tiffin und beginne die Zahlung von vorn.',
    unreachableTitle: ':provider ist nicht erreichbar', unreachable: 'Es wurde nichts abgebucht. Versuche es gleich noch einmal oder gehe zurück und wähle eine andere Zahlungsart.', again: 'Noch einmal versuchen',
    busyTitle: 'Zu viele Versuche', busy: 'Warte einen Moment und versuche es dann noch einmal. Es wurde nichts abgebucht.', home: 'Zu Tiffin',
  },
  fr: {
    title: 'Payer avec :provider', note: 'Cette page remplace :provider. Aucun argent réel ne circule.',
    things: { cart: 'Votre commande Tiffin', order: 'Commande Tiffin nº :id', tip: 'Pourboire pour la commande nº :id', parcel: 'Colis Tiffin nº :id', 'top-up': 'Argent pour votre portefeuille Tiffin' },
    pay: 'Payer :amount', cancel: 'Annuler et revenir', tryOut: 'Voir ce qui peut encore arriver', decline: 'Laisser la banque refuser', lost: 'Payer et perdre la réponse',
    declined: 'Votre banque a refusé le paiement. Rien n’a été débité. Réessayez, ou revenez et choisissez un autre moyen de paiement.',
    paidTitle: 'Payé', paid: 'Votre paiement de :amount est passé. Tiffin ne le sait pas encore ; le message arrive dans quelques secondes.',
    waitingTitle: 'Votre paiement est en cours de confirmation', waiting: 'Cela prend en général quelques secondes. La page vérifie d’elle-même.', goOn: 'Continuer vers Tiffin',
    brokenTitle: 'Il n’y a rien à payer ici', broken: 'Le lien est incomplet ou a expiré. Revenez à Tiffin et recommencez le paiement.',
    unreachableTitle: ':provider est injoignable', unreachable: 'Rien n’a été débité. Réessayez dans un instant, ou revenez et choisissez un autre moyen de paiement.', again: 'Réessayer',
    busyTitle: 'Trop de tentatives', busy: 'Attendez un instant, puis réessayez. Rien n’a été débité.', home: 'Vers Tiffin',
  },
  es: {
    title: 'Pagar con :provider', note: 'Esta página simula :provider. No se mueve dinero real.',
    things: { cart: 'Tu pedido de Tiffin', order: 'Pedido de Tiffin #:id', tip: 'Propina del pedido #:id', parcel: 'Paquete de Tiffin #:id', 'top-up': 'Dinero para tu saldo Tiffin' },
    pay: 'Pagar :amount', cancel: 'Cancelar y volver', tryOut: 'Ver qué más puede pasar', decline: 'Hacer que el banco lo rechace', lost: 'Pagar y perder la respuesta',
    declined: 'Tu banco ha rechazado el pago. No se te ha cobrado nada. Inténtalo de nuevo o vuelve y elige otra forma de pago.',
    paidTitle: 'Pagado', paid: 'Tu pago de :amount se ha completado. Tiffin aún no lo sabe; el aviso llega en unos segundos.',
    waitingTitle: 'Estamos confirmando tu pago', waiting: 'Suele tardar unos segundos. La página se actualiza sola.', goOn: 'Continuar a Tiffin',
    brokenTitle: 'Aquí no hay nada que pagar', broken: 'El enlace está incompleto o ha caducado. Vuelve a Tiffin y empieza el pago de nuevo.',
    unreachableTitle: ':provider no responde', unreachable: 'No se te ha cobrado nada. Inténtalo de nuevo en un momento o vuelve y elige otra forma de pago.', again: 'Intentar de nuevo',
    busyTitle: 'Demasiados intentos', busy: 'Espera un momento e inténtalo de nuevo. No se te ha cobrado nada.', home: 'Ir a Tiffin',
  },
  tr: {
    title: ':provider ile öde', note: 'Bu sayfa :provider sayfasını taklit eder. Gerçek para çekilmez.',
    things: { cart: 'Tiffin siparişin', order: 'Tiffin siparişi #:id', tip: '#:id numaralı sipariş için bahşiş', parcel: 'Tiffin paketi #:id', 'top-up': 'Tiffin cüzdanına para yükleme' },
    pay: ':amount öde', cancel: 'İptal et ve geri dön', tryOut: 'Başka neler olabileceğini gör', decline: 'Banka reddetsin', lost: 'Öde, ama yanıt kaybolsun',
    declined: 'Bankan ödemeyi reddetti. Hesabından para çekilmedi. Tekrar dene veya geri dönüp başka bir ödeme yöntemi seç.',
    paidTitle: 'Ödendi', paid: ':amount tutarındaki ödemen tamamlandı. Tiffin’in henüz haberi yok; bildirim birkaç saniye içinde ulaşır.',
    waitingTitle: 'Ödemen onaylanıyor', waiting: 'Bu genellikle birkaç saniye sürer. Sayfa kendiliğinden yenilenir.', goOn: 'Tiffin’e devam et',
    brokenTitle: 'Burada ödenecek bir şey yok', broken: 'Bağlantı eksik veya süresi dolmuş. Tiffin’e dönüp ödemeyi yeniden başlat.',
    unreachableTitle: ':provider şu an yanıt vermiyor', unreachable: 'Hesabından para çekilmedi. Birazdan tekrar dene veya geri dönüp başka bir ödeme yöntemi seç.', again: 'Tekrar dene',
    busyTitle: 'Çok fazla deneme', busy: 'Biraz bekleyip tekrar dene. Hesabından para çekilmedi.', home: 'Tiffin’e git',
  },
  ru: {
    title: 'Оплата через :provider', note: 'Эта страница заменяет :provider. Настоящие деньги не списываются.',
    things: { cart: 'Ваш заказ в Tiffin', order: 'Заказ Tiffin № :id', tip: 'Чаевые к заказу № :id', parcel: 'Посылка Tiffin № :id', 'top-up': 'Пополнение кошелька Tiffin' },
    pay: 'Оплатить :amount', cancel: 'Отменить и вернуться', tryOut: 'Посмотреть, что ещё может случиться', decline: 'Пусть банк откажет', lost: 'Оплатить, но потерять ответ',
    declined: 'Банк отклонил платёж. Деньги не списаны. Попробуйте ещё раз или вернитесь и выберите другой способ оплаты.',
    paidTitle: 'Оплачено', paid: 'Платёж на :amount прошёл. Tiffin ещё не знает об этом: сообщение придёт через несколько секунд.',
    waitingTitle: 'Подтверждаем ваш платёж', waiting: 'Обычно это занимает несколько секунд. Страница обновится сама.', goOn: 'Продолжить в Tiffin',
    brokenTitle: 'Здесь нечего оплачивать', broken: 'Ссылка неполная или уже не действует. Вернитесь в Tiffin и начните оплату заново.',
    unreachableTitle: 'Нет связи с :provider', unreachable: 'Деньги не списаны. Попробуйте чуть позже или вернитесь и выберите другой способ оплаты.', again: 'Попробовать ещё раз',
    busyTitle: 'Слишком много попыток', busy: 'Подождите немного и попробуйте снова. Деньги не списаны.', home: 'В Tiffin',
  },
  zh: {
    title: '使用 :provider 支付', note: '此页面代替 :provider，不会真的扣款。',
    things: { cart: '你的 Tiffin 订单', order: 'Tiffin 订单 #:id', tip: '订单 #:id 的打赏', parcel: 'Tiffin 包裹 #:id', 'top-up': 'Tiffin 钱包充值' },
    pay: '支付 :amount', cancel: '取消并返回', tryOut: '看看其他情况', decline: '让银行拒绝', lost: '支付，但收不到回复',
    declined: '银行拒绝了这笔付款，没有扣款。请重试，或返回选择其他支付方式。',
    paidTitle: '已支付', paid: '你已成功支付 :amount。Tiffin 还没收到消息，几秒后就会到。',
    waitingTitle: '正在确认付款', waiting: '通常只需几秒，页面会自动刷新。', goOn: '继续前往 Tiffin',
    brokenTitle: '这里没有要支付的内容', broken: '链接不完整或已失效。请返回 Tiffin 重新支付。',
    unreachableTitle: '连接不上 :provider', unreachable: '没有扣款。请稍后重试，或返回选择其他支付方式。', again: '重试',
    busyTitle: '尝试次数过多', busy: '请稍等片刻再试。没有扣款。', home: '前往 Tiffin',
  },
};

export type PayLanguage = keyof typeof PAY_TEXTS;

/** The language of the order, where the page speaks it. */
export const payLanguage = (locale: string): PayLanguage => (Object.hasOwn(PAY_TEXTS, locale) ? (locale as PayLanguage) : 'en');
