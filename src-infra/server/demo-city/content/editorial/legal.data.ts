import { t } from '../text.ts';
import { article } from './article.ts';
import type { LegalEntry } from './types.ts';

/** Texts of a demo: they bind nobody. */
export const terms: LegalEntry = {
  title: t('Terms of use', 'شروط الاستخدام', 'Nutzungsbedingungen', 'Conditions d’utilisation'),
  text: article(
    `This is a demonstration. Nothing ordered here is cooked, nothing is charged.
    # 1. Who you deal with
    The contract for food and goods is between you and the shop. Tiffin carries the order, the payment and the parcel.
    # 2. Prices
    All amounts on the page before you order are final. They include tax where the shop adds it.
    # 3. Canceling
    You may cancel for free until the shop accepts. After that the shop decides.
    # 4. Refunds
    Tell us within seven days what was wrong. Refunds go to the wallet.
    # 5. Fair use
    - One account for each person
    - Codes and credits are not for resale
    - Be kind to couriers`,
    `هذا عرض تجريبي. لا يُطبخ ما يُطلب هنا ولا يُحصّل شيء.
    # 1. مع من تتعامل
    عقد الطعام والبضائع بينك وبين المتجر. وتيفن تنقل الطلب والدفع والطرد.
    # 2. الأسعار
    كل المبالغ الظاهرة قبل الطلب نهائية، وتشمل الضريبة حيث يضيفها المتجر.
    # 3. الإلغاء
    لك أن تلغي مجانًا حتى يقبل المتجر، وبعد ذلك القرار له.
    # 4. الاسترداد
    أخبرنا خلال سبعة أيام بما كان خطأ. وتعود المبالغ إلى المحفظة.
    # 5. الاستخدام العادل
    - حساب واحد لكل شخص
    - الرموز والأرصدة ليست للبيع
    - كن لطيفًا مع السائقين`,
    `Dies ist eine Vorführung. Nichts, was hier bestellt wird, wird gekocht; nichts wird abgebucht.
    # 1. Mit wem du es zu tun hast
    Der Vertrag über Essen und Waren besteht zwischen dir und dem Laden. Tiffin überbringt Bestellung, Zahlung und Paket.
    # 2. Preise
    Alle Beträge vor der Bestellung sind endgültig. Sie enthalten die Steuer, wo der Laden sie aufschlägt.
    # 3. Stornieren
    Kostenlos, bis der Laden annimmt. Danach entscheidet der Laden.
    # 4. Erstattung
    Sag uns innerhalb von sieben Tagen, was nicht stimmte. Erstattet wird ins Guthaben.
    # 5. Faires Miteinander
    - Ein Konto für jede Person
    - Codes und Guthaben sind nicht zum Weiterverkauf
    - Sei freundlich zu Kurieren`,
    `Ceci est une démonstration. Rien de ce qui est commandé n’est cuisiné, rien n’est débité.
    # 1. Vos interlocuteurs
    Le contrat sur les plats et produits vous lie à la boutique. Tiffin porte la commande, le paiement et le colis.
    # 2. Prix
    Tous les montants affichés avant de commander sont définitifs. Ils comprennent la taxe là où la boutique l’ajoute.
    # 3. Annulation
    Gratuite jusqu’à l’acceptation. Ensuite, la boutique décide.
    # 4. Remboursements
    Dites-nous sous sept jours ce qui n’allait pas. Le remboursement va au portefeuille.
    # 5. Bon usage
    - Un compte par personne
    - Codes et crédits ne se revendent pas
    - Soyez aimables avec les coursiers`,
  ),
};

export const policy: LegalEntry = {
  title: t('Privacy policy', 'سياسة الخصوصية', 'Datenschutzerklärung', 'Politique de confidentialité'),
  text: article(
    `What we know about you is what an order needs.
    # What we keep
    - Name, e-mail address and phone number, as long as you have an account
    - Addresses, until you remove them
    - Orders, as long as the law asks shops for their books; without your name once you leave
    # Who sees it
    The shop sees what you ordered. The courier sees the address and your first name while on the way. Nobody else sees either.
    # Your pictures
    Places and camera data are removed from every picture before we keep it.
    # How fast pages are
    We count how long pages take to appear and react, by kind of page and screen; never who opened them.
    Browsers that ask not to be tracked are not counted.
    # Leaving
    Delete your account in the profile and it is gone at once.`,
    `ما نعرفه عنك هو ما يحتاجه الطلب.
    # ما نحفظه
    - الاسم والبريد والهاتف ما دام لك حساب
    - العناوين حتى تحذفها
    - الطلبات ما دام القانون يطلب دفاتر المتاجر، وبلا اسمك بعد مغادرتك
    # من يراه
    يرى المتجر ما طلبته. ويرى السائق العنوان واسمك الأول وهو في الطريق. ولا يراهما غيرهما.
    # صورك
    نزيل المكان وبيانات الكاميرا من كل صورة قبل حفظها.
    # سرعة الصفحات
    نحسب كم تستغرق الصفحات لتظهر وتستجيب، بحسب نوع الصفحة وحجم الشاشة، ولا نحفظ من فتحها.
    ولا نحسب المتصفحات التي تطلب عدم التتبع.
    # المغادرة
    احذف حسابك من الملف فيزول فورًا.`,
    `Was wir über dich wissen, ist, was eine Bestellung braucht.
    # Was wir behalten
    - Name, E-Mail-Adresse und Telefonnummer, solange du ein Konto hast
    - Adressen, bis du sie entfernst
    - Bestellungen, solange das Gesetz von Läden Bücher verlangt; ohne deinen Namen, wenn du gehst
    # Wer es sieht
    Der Laden sieht, was du bestellt hast. Der Kurier sieht unterwegs Adresse und Vornamen. Sonst niemand.
    # Deine Bilder
    Ort und Kameradaten entfernen wir aus jedem Bild, bevor wir es behalten.
    # Wie schnell Seiten sind
    Wir zählen, wie lange Seiten zum Erscheinen und Reagieren brauchen, je Art von Seite und Bildschirm, nie je Person.
    Browser, die nicht verfolgt werden wollen, zählen wir nicht.
    # Gehen
    Lösch dein Konto im Profil, und es ist sofort weg.`,
    `Ce que nous savons de vous, c’est ce qu’il faut à une commande.
    # Ce que nous gardons
    - Nom, adresse e-mail et téléphone, tant que vous avez un compte
    - Les adresses, jusqu’à leur suppression
    - Les commandes, tant que la loi exige des comptes ; sans votre nom après votre départ
    # Qui le voit
    La boutique voit ce que vous commandez. Le coursier voit l’adresse et le prénom pendant la course. Personne d’autre.
    # Vos photos
    Lieu et données de l’appareil sont retirés de chaque photo avant de la garder.
    # Vitesse des pages
    Nous comptons le temps d’affichage et de réaction des pages, par type de page et d’écran ; jamais qui les ouvre.
    Les navigateurs qui refusent le suivi ne sont pas comptés.
    # Partir
    Supprimez votre compte dans le profil : il disparaît aussitôt.`,
  ),
};
