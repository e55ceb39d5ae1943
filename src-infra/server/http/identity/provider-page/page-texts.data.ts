/** What the embedded provider page says; `:provider` is replaced. */
export type PageTexts = {
  readonly title: string; readonly note: string; readonly pick: string; readonly type: string; readonly name: string; readonly email: string;
  readonly phone: string; readonly go: string; readonly cancel: string; readonly unverified: string; readonly brokenTitle: string; readonly broken: string;
  readonly mistakes: { readonly name: string; readonly email: string; readonly phone: string };
};

export const PAGE_TEXTS: Readonly<Record<'en' | 'ar' | 'de' | 'fr' | 'es' | 'tr' | 'ru' | 'zh', PageTexts>> = {
  en: {
    title: 'Continue with :provider',
    note: 'This page stands in for :provider while Tiffin runs as a demo. Nothing is sent to :provider.',
    pick: 'Choose somebody to be', type: 'Or be somebody else', name: 'Name', email: 'E-mail', phone: 'Phone (optional)', go: 'Continue',
    cancel: 'Cancel and go back', unverified: 'What you type here counts as not verified, because others use this demo too.',
    brokenTitle: 'This sign-in cannot continue', broken: 'The link to this page is incomplete or leads to another site. Go back to Tiffin and start again.',
    mistakes: { name: 'Please enter a name.', email: 'Please enter an e-mail address like ada@mail.example.', phone: 'Please enter a phone number with its country code, or leave this empty.' },
  },
  ar: {
    title: 'المتابعة عبر :provider',
    note: 'تحل هذه الصفحة محل :provider ما دام تيفن يعمل كعرض تجريبي. لا يُرسل أي شيء إلى :provider.',
    pick: 'اختر شخصية', type: 'أو كن شخصًا آخر', name: 'الاسم', email: 'البريد الإلكتروني', phone: 'الهاتف (اختياري)', go: 'متابعة',
    cancel: 'إلغاء والعودة', unverified: 'ما تكتبه هنا يُعدّ غير موثَّق، لأن آخرين يستخدمون هذا العرض أيضًا.',
    brokenTitle: 'تعذّرت متابعة تسجيل الدخول', broken: 'رابط هذه الصفحة ناقص أو يقود إلى موقع آخر. عد إلى تيفن وابدأ من جديد.',
    mistakes: { name: 'يرجى إدخال اسم.', email: 'يرجى إدخال بريد إلكتروني مثل ada@mail.example.', phone: 'يرجى إدخال رقم هاتف مع رمز البلد أو ترك الحقل فارغًا.' },
  },
  de: {
    title: 'Weiter mit :provider',
    note: 'Diese Seite steht für :provider, solange Tiffin als Demo läuft. Es wird nichts an :provider gesendet.',
    pick: 'Wähle, wer du bist', type: 'Oder sei jemand anderes', name: 'Name', email: 'E-Mail', phone: 'Telefon (freiwillig)', go: 'Weiter',
    cancel: 'Abbrechen und zurück', unverified: 'Was du hier eingibst, gilt als nicht bestätigt, denn diese Demo nutzen auch andere.',
    brokenTitle: 'Diese Anmeldung kann nicht weitergehen', broken: 'Der Link zu dieser Seite ist unvollständig oder führt zu einer anderen Website. Gehe zurück zu Tiffin und beginne von vorn.',
    mistakes: { name: 'Bitte gib einen Namen ein.', email: 'Bitte gib eine E-Mail-Adresse wie ada@mail.example ein.', phone: 'Bitte gib eine Telefonnummer mit Landesvorwahl ein oder lass das Feld leer.' },
  },
  fr: {
    title: 'Continuer avec :provider',
    note: 'Cette page remplace :provider tant que Tiffin tourne en démonstration. Rien n’est envoyé à :provider.',
    pick: 'Choisissez qui vous êtes', type: 'Ou soyez quelqu’un d’autre', name: 'Nom', email: 'E-mail', phone: 'Téléphone (facultatif)', go: 'Continuer',
    cancel: 'Annuler et revenir', unverified: 'Ce que vous saisissez ici compte comme non vérifié, car d’autres utilisent aussi cette démonstration.',
    brokenTitle: 'Cette connexion ne peut pas continuer', broken: 'Le lien vers cette page est incomplet ou mène à un autre site. Revenez à Tiffin et recommencez.',
    mistakes: { name: 'Veuillez saisir un nom.', email: 'Veuillez saisir une adresse e-mail comme ada@mail.example.', phone: 'Veuillez saisir un numéro de téléphone avec l’indicatif du pays, ou laisser ce champ vide.' },
  },
  es: {
    title: 'Continuar con :provider',
    note: 'Esta página simula :provider mientras Tiffin es una demo. No se envía nada a :provider.',
    pick: 'Elige quién eres', type: 'O sé otra persona', name: 'Nombre', email: 'Correo electrónico', phone: 'Teléfono (opcional)', go: 'Continuar',
    cancel: 'Cancelar y volver', unverified: 'Lo que escribas aquí cuenta como no verificado, porque otras personas también usan esta demo.',
    brokenTitle: 'No se puede continuar con el inicio de sesión', broken: 'El enlace a esta página está incompleto o lleva a otro sitio. Vuelve a Tiffin y empieza de nuevo.',
    mistakes: { name: 'Escribe un nombre.', email: 'Escribe un correo como ada@mail.example.', phone: 'Escribe un teléfono con su código de país o deja este campo vacío.' },
  },
  tr: {
    title: ':provider ile devam et',
    note: 'Tiffin demo olarak çalışırken bu sayfa :provider sayfasını taklit eder. :provider tarafına hiçbir şey gönderilmez.',
    pick: 'Kim olacağını seç', type: 'Veya başka biri ol', name: 'Ad', email: 'E-posta', phone: 'Telefon (isteğe bağlı)', go: 'Devam et',
    cancel: 'İptal et ve geri dön', unverified: 'Buraya yazdıkların doğrulanmamış sayılır, çünkü bu demoyu başkaları da kullanıyor.',
    brokenTitle: 'Girişe devam edilemiyor', broken: 'Bu sayfanın bağlantısı eksik veya başka bir siteye gidiyor. Tiffin’e dönüp yeniden başla.',
    mistakes: { name: 'Lütfen bir ad yaz.', email: 'Lütfen ada@mail.example gibi bir e-posta adresi yaz.', phone: 'Lütfen ülke koduyla bir telefon numarası yaz veya bu alanı boş bırak.' },
  },
  ru: {
    title: 'Продолжить через :provider',
    note: 'Пока Tiffin работает как демоверсия, эта страница заменяет :provider. В :provider ничего не отправляется.',
    pick: 'Выберите, кем быть', type: 'Или представьтесь иначе', name: 'Имя', email: 'Электронная почта', phone: 'Телефон (необязательно)', go: 'Продолжить',
    cancel: 'Отменить и вернуться', unverified: 'Введённые здесь данные считаются неподтверждёнными: этой демоверсией пользуются и другие.',
    brokenTitle: 'Войти так не получится', broken: 'Ссылка на эту страницу неполная или ведёт на другой сайт. Вернитесь в Tiffin и начните заново.',
    mistakes: { name: 'Введите имя.', email: 'Введите почту, например ada@mail.example.', phone: 'Введите номер телефона с кодом страны или оставьте поле пустым.' },
  },
  zh: {
    title: '使用 :provider 继续',
    note: 'Tiffin 目前是演示版，由此页面代替 :provider。不会向 :provider 发送任何内容。',
    pick: '选择一个身份', type: '或者自己填写', name: '名字', email: '邮箱', phone: '手机号（选填）', go: '继续',
    cancel: '取消并返回', unverified: '其他人也在使用这个演示版，因此你在这里填写的内容会视为未经验证。',
    brokenTitle: '无法继续登录', broken: '此页面的链接不完整，或指向其他网站。请返回 Tiffin 重新开始。',
    mistakes: { name: '请输入名字。', email: '请输入邮箱，例如 ada@mail.example。', phone: '请输入带国家或地区代码的手机号，或留空。' },
  },
};

export type PageLanguage = keyof typeof PAGE_TEXTS;
