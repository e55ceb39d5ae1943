import { t } from '../text.ts';
import { article } from './article.ts';
import type { FaqEntry } from './types.ts';

export const faqs: readonly FaqEntry[] = [
  {
    slug: 'cancel', type: 'orders', question: t('Can I cancel an order?', 'هل يمكنني إلغاء طلب؟', 'Kann ich eine Bestellung stornieren?', 'Puis-je annuler une commande ?'),
    answer: article(
      'As long as the kitchen has not accepted it: open the order and choose Cancel. What you had paid goes to your wallet.\nLater, write to us in the chat; food that is already on the stove cannot be taken back.',
      'ما دام المطبخ لم يقبله: افتح الطلب واختر الإلغاء. ويعود ما دفعته إلى محفظتك.\nبعد ذلك راسلنا في الدردشة؛ فالطعام الذي على النار لا يعاد.',
      'Solange die Küche sie nicht angenommen hat: Bestellung öffnen und „Stornieren“ wählen. Was bezahlt war, kommt ins Guthaben.\nDanach schreib uns im Chat; was schon auf dem Herd steht, lässt sich nicht zurücknehmen.',
      'Tant que la cuisine ne l’a pas acceptée : ouvrez la commande et choisissez Annuler. Ce qui était payé va dans votre portefeuille.\nEnsuite, écrivez-nous ; un plat déjà sur le feu ne se reprend pas.',
    ),
  },
  {
    slug: 'refund', type: 'orders', question: t('Something is missing or wrong. What now?', 'ينقص شيء أو فيه خطأ، ماذا أفعل؟', 'Etwas fehlt oder stimmt nicht. Was nun?', 'Il manque quelque chose. Que faire ?'),
    answer: article(
      'Ask for a refund on the page of the order and say what happened; a picture helps. We answer within a day. The money comes to your wallet.',
      'اطلب الاسترداد من صفحة الطلب واشرح ما حدث، والصورة تساعد. نجيب خلال يوم، ويصل المبلغ إلى محفظتك.',
      'Auf der Seite der Bestellung eine Erstattung beantragen und sagen, was war; ein Bild hilft. Wir antworten innerhalb eines Tages. Das Geld kommt ins Guthaben.',
      'Demandez un remboursement sur la page de la commande et dites ce qui s’est passé ; une photo aide. Nous répondons sous un jour, l’argent arrive dans votre portefeuille.',
    ),
  },
  {
    slug: 'minimum', type: 'orders', question: t('Why is there a minimum order?', 'لماذا يوجد حد أدنى للطلب؟', 'Warum gibt es einen Mindestbestellwert?', 'Pourquoi un minimum de commande ?'),
    answer: article(
      'Each shop sets its own, because a courier costs the same for one roll as for ten. You can always fill the cart first; only ordering waits until the minimum is reached.',
      'يحدده كل متجر لنفسه، لأن السائق يكلّف القدر نفسه لرغيف أو لعشرة. يمكنك ملء السلة متى شئت، والطلب وحده ينتظر بلوغ الحد.',
      'Jeder Laden legt ihn selbst fest, denn ein Kurier kostet für ein Brötchen so viel wie für zehn. Den Korb füllen kann man immer; nur das Bestellen wartet, bis der Wert erreicht ist.',
      'Chaque boutique fixe le sien, car un coursier coûte autant pour un pain que pour dix. Vous pouvez toujours remplir le panier ; seule la commande attend le minimum.',
    ),
  },
  {
    slug: 'zone', type: 'delivery', question: t('Why does a shop not deliver to me?', 'لماذا لا يوصل متجر إليّ؟', 'Warum liefert ein Laden nicht zu mir?', 'Pourquoi une boutique ne me livre-t-elle pas ?'),
    answer: article(
      'Every shop draws its own zone, so that food arrives warm. Pick another address, or collect the order yourself: pickup is free.',
      'يرسم كل متجر منطقته ليصل الطعام ساخنًا. اختر عنوانًا آخر أو استلم الطلب بنفسك، فالاستلام مجاني.',
      'Jeder Laden zeichnet sein Gebiet selbst, damit das Essen warm ankommt. Wähl eine andere Adresse oder hol selbst ab: Das kostet nichts.',
      'Chaque boutique dessine sa zone pour que tout arrive chaud. Choisissez une autre adresse ou venez chercher la commande : le retrait est gratuit.',
    ),
  },
  {
    slug: 'time', type: 'delivery', question: t('Can I order for later?', 'هل يمكنني الطلب لوقت لاحق؟', 'Kann ich für später bestellen?', 'Puis-je commander pour plus tard ?'),
    answer: article(
      'Yes, up to seven days ahead. At checkout you see every half hour in which the shop is open. The time is that of the shop.',
      'نعم، حتى سبعة أيام مقدمًا. عند الدفع ترى كل نصف ساعة يكون فيها المتجر مفتوحًا. والتوقيت توقيت المتجر.',
      'Ja, bis zu sieben Tage im Voraus. An der Kasse siehst du jede halbe Stunde, in der der Laden offen ist. Es gilt die Uhr des Ladens.',
      'Oui, jusqu’à sept jours à l’avance. Au paiement, vous voyez chaque demi-heure d’ouverture. L’heure est celle de la boutique.',
    ),
  },
  {
    slug: 'group', type: 'orders', question: t('How does ordering together work?', 'كيف نطلب معًا؟', 'Wie bestellt man zusammen?', 'Comment commander à plusieurs ?'),
    answer: article(
      '1. Open a shop and start a group order.\n1. Send the link. Nobody needs an account to join.\n1. Everybody adds their own; you see who is done.\n1. You order and pay for all.',
      '1. افتح متجرًا وابدأ طلبًا جماعيًا.\n1. أرسل الرابط. لا يحتاج أحد إلى حساب لينضم.\n1. يضيف كل واحد ما يريد، وترى من انتهى.\n1. تطلب أنت وتدفع عن الجميع.',
      '1. Laden öffnen und Gruppenbestellung beginnen.\n1. Link verschicken. Zum Mitmachen braucht niemand ein Konto.\n1. Alle legen das Ihre hinein; du siehst, wer fertig ist.\n1. Du bestellst und zahlst für alle.',
      '1. Ouvrez une boutique et lancez une commande groupée.\n1. Envoyez le lien. Personne n’a besoin de compte.\n1. Chacun ajoute le sien ; vous voyez qui a fini.\n1. Vous commandez et payez pour tous.',
    ),
  },
  {
    slug: 'wallet', type: 'payment', question: t('What is the wallet for?', 'ما فائدة المحفظة؟', 'Wozu ist das Guthaben da?', 'À quoi sert le portefeuille ?'),
    answer: article(
      'For refunds, cashback and invitations, and for paying without looking for a card. You can also send money to somebody else with an account. Every movement is in its history.',
      'للمبالغ المستردة والعوائد والدعوات، وللدفع دون البحث عن بطاقة. ويمكنك إرسال المال إلى من له حساب. وكل حركة مسجلة في سجلها.',
      'Für Erstattungen, Cashback und Einladungen, und um ohne Karte zu zahlen. Man kann auch jemandem mit Konto Geld schicken. Jede Bewegung steht im Verlauf.',
      'Pour les remboursements, le cashback, les invitations, et pour payer sans chercher sa carte. Vous pouvez aussi envoyer de l’argent à un autre compte. Chaque mouvement figure dans l’historique.',
    ),
  },
  {
    slug: 'currency', type: 'payment', question: t('In which currency do I pay?', 'بأي عملة أدفع؟', 'In welcher Währung zahle ich?', 'Dans quelle devise est-ce que je paie ?'),
    answer: article(
      'In the one you choose at the top of the page. An order keeps the rate of the moment in which it was placed, whatever happens later.',
      'بالعملة التي تختارها أعلى الصفحة. ويحتفظ الطلب بسعر لحظة إرساله مهما تغيّر بعدها.',
      'In der, die du oben auf der Seite wählst. Eine Bestellung behält den Kurs des Augenblicks, in dem sie aufgegeben wurde.',
      'Dans celle choisie en haut de la page. Une commande garde le taux du moment où elle est passée.',
    ),
  },
  {
    slug: 'parcel', type: 'delivery', question: t('Can a courier bring something from me to somebody else?', 'هل ينقل السائق شيئًا مني إلى غيري؟', 'Bringt ein Kurier auch etwas von mir zu jemand anderem?', 'Un coursier peut-il porter quelque chose de chez moi à quelqu’un ?'),
    answer: article(
      'Yes: keys, documents, a cake. Choose Door to door, the size, and both addresses. The price depends on the distance and is shown before you send.',
      'نعم: مفاتيح أو أوراق أو كعكة. اختر «من باب إلى باب» والحجم والعنوانين. يعتمد السعر على المسافة ويظهر قبل الإرسال.',
      'Ja: Schlüssel, Papiere, eine Torte. „Von Tür zu Tür“ wählen, Größe und beide Adressen angeben. Der Preis hängt vom Weg ab und steht vorher da.',
      'Oui : clés, papiers, un gâteau. Choisissez « De porte à porte », la taille et les deux adresses. Le prix dépend de la distance et s’affiche avant l’envoi.',
    ),
  },
  {
    slug: 'account', type: 'account', question: t('How do I delete my account?', 'كيف أحذف حسابي؟', 'Wie lösche ich mein Konto?', 'Comment supprimer mon compte ?'),
    answer: article(
      'In your profile, at the bottom, under “My data”. You can take a copy of everything first. Your name, contacts, addresses and pictures are removed at once. Past orders stay without your name, because shops must keep their books.',
      'من ملفك في أسفل الصفحة، ضمن «بياناتي». يمكنك قبل ذلك أخذ نسخة من كل شيء. يُحذف اسمك وبيانات الاتصال والعناوين والصور فورًا. وتبقى الطلبات السابقة بلا اسم لأن على المتاجر حفظ دفاترها.',
      'Im Profil, ganz unten, unter „Meine Daten“. Vorher kannst du eine Kopie von allem mitnehmen. Name, Kontakte, Adressen und Bilder werden sofort entfernt. Alte Bestellungen bleiben ohne deinen Namen, weil Läden Bücher führen müssen.',
      'Dans votre profil, tout en bas, sous « Mes données ». Vous pouvez d’abord emporter une copie de tout. Nom, contacts, adresses et photos sont supprimés aussitôt. Les anciennes commandes restent sans votre nom, car les boutiques tiennent des comptes.',
    ),
  },
];
