import { t } from '../text.ts';
import { article } from './article.ts';
import type { NewsEntry } from './types.ts';

/** News of the marketplace, and articles to read over coffee. */
export const news: readonly NewsEntry[] = [
  {
    slug: 'later-kitchens', type: 'notification', daysAgo: 1, cover: 'shawarma-house',
    title: t('Eleven kitchens now stay open past midnight', 'أحد عشر مطبخًا يعمل الآن بعد منتصف الليل', 'Elf Küchen haben jetzt nach Mitternacht offen', 'Onze cuisines ouvertes après minuit'),
    brief: t('Lantern Row goes to bed later.', 'شارع الفوانيس يسهر أطول.', 'Die Lantern Row geht später schlafen.', 'Lantern Row se couche plus tard.'),
    text: article(
      `From this week, eleven kitchens around Lantern Row take orders after midnight, three of them until dawn.
      # What changes for you
      - Filter by “Open” and you only see who really cooks at that hour.
      - Couriers carry lights and use the bell once. If you share a stairwell, leave a note.
      - The delivery fee stays the same at night.
      Markets around the clock are unchanged.`,
      `ابتداءً من هذا الأسبوع يستقبل أحد عشر مطبخًا حول شارع الفوانيس الطلبات بعد منتصف الليل، ثلاثة منها حتى الفجر.
      # ما الذي يتغير لك
      - اختر «مفتوح» فلا ترى إلا من يطبخ فعلًا في تلك الساعة.
      - يحمل السائقون مصابيح ويقرعون الجرس مرة واحدة. إن كان لك جيران على الدرج فاترك ملاحظة.
      - أجرة التوصيل ليلًا لا تتغير.
      الأسواق التي تعمل على مدار الساعة كما هي.`,
      `Seit dieser Woche nehmen elf Küchen rund um die Lantern Row nach Mitternacht Bestellungen an, drei davon bis zum Morgen.
      # Was sich ändert
      - Mit dem Filter „Geöffnet“ siehst du nur, wer um diese Zeit wirklich kocht.
      - Kuriere fahren mit Licht und klingeln einmal. Wer das Treppenhaus teilt, hinterlässt am besten eine Notiz.
      - Die Liefergebühr bleibt nachts gleich.
      Die Märkte rund um die Uhr sind davon nicht berührt.`,
      `Depuis cette semaine, onze cuisines autour de Lantern Row prennent des commandes après minuit, dont trois jusqu’à l’aube.
      # Ce qui change pour vous
      - Avec le filtre « Ouvert », seules restent celles qui cuisinent vraiment à cette heure.
      - Les coursiers roulent éclairés et sonnent une seule fois. Si vous partagez un escalier, laissez un mot.
      - Les frais de livraison restent les mêmes la nuit.
      Rien ne change pour les marchés ouverts en continu.`,
    ),
  },
  {
    slug: 'deposit-cups', type: 'notification', daysAgo: 6, cover: 'coffee-roaster',
    title: t('Cups come home: deposits are refunded at the door', 'الأكواب تعود: يُرد التأمين عند الباب', 'Becher kehren heim: Pfand zurück an der Tür', 'Les gobelets rentrent : consigne rendue à la porte'),
    brief: t('Hand it to the courier, get it back in your wallet.', 'سلّمه للسائق ويعود إلى محفظتك.', 'Dem Kurier geben, Guthaben bekommen.', 'Rendez-le au coursier, retrouvez-le au portefeuille.'),
    text: article(
      `Returnable cups and bowls have carried a small deposit since spring. Until now you had to walk them back to the shop.
      Now any courier takes them. Put them in a bag, hand it over with your next delivery, and the deposit is in your wallet the same evening.
      # Please
      - Rinse first. Couriers are polite, but they talk.
      - Lids count as part of the cup.`,
      `تحمل الأكواب والأطباق المعادة تأمينًا صغيرًا منذ الربيع، وكان عليك حتى الآن أن تعيدها إلى المتجر بنفسك.
      صار أي سائق يأخذها. ضعها في كيس وسلّمها مع طلبك القادم، فيصل التأمين إلى محفظتك في المساء نفسه.
      # من فضلك
      - اشطفها أولًا. السائقون مهذبون لكنهم يتحدثون.
      - الغطاء جزء من الكوب.`,
      `Mehrwegbecher und -schalen haben seit dem Frühjahr ein kleines Pfand. Bisher musste man sie selbst in den Laden tragen.
      Jetzt nimmt sie jeder Kurier mit. In eine Tüte packen, bei der nächsten Lieferung abgeben, und das Pfand ist am selben Abend im Guthaben.
      # Bitte
      - Vorher ausspülen. Kuriere sind höflich, aber sie reden.
      - Der Deckel gehört zum Becher.`,
      `Gobelets et bols réutilisables portent une petite consigne depuis le printemps. Jusqu’ici, il fallait les rapporter soi-même.
      Désormais, tout coursier les reprend. Mettez-les dans un sac, remettez-les à la prochaine livraison : la consigne est dans votre portefeuille le soir même.
      # S’il vous plaît
      - Rincez d’abord. Les coursiers sont polis, mais ils parlent.
      - Le couvercle fait partie du gobelet.`,
    ),
  },
  {
    slug: 'lindenau-joins', type: 'notification', daysAgo: 19, cover: 'lakeside-inn',
    title: t('Lindenau am See is on Tiffin', 'ليندناو على البحيرة تنضم إلى تيفن', 'Lindenau am See ist dabei', 'Lindenau am See rejoint Tiffin'),
    brief: t('Eight shops by the lake, from pretzels at five to sushi at ten.', 'ثمانية متاجر على البحيرة، من البريتزل فجرًا إلى السوشي ليلًا.', 'Acht Läden am See, von der Brezel um fünf bis zum Sushi um zehn.', 'Huit adresses au bord du lac, du bretzel de cinq heures au sushi de vingt-deux heures.'),
    text: article(
      `A second town sits at our table. Lindenau brings an inn, a café, a bakery, a market, a florist, pizza, sushi and döner.
      Hours, days off and prices follow the lake, not the harbor: times are always those of the shop.
      Welcome, and Mahlzeit.`,
      `مدينة ثانية تجلس إلى مائدتنا. تأتي ليندناو بنُزل ومقهى ومخبز وسوق ومحل زهور وبيتزا وسوشي ودونر.
      الأوقات والعطل والأسعار بتوقيت البحيرة لا الميناء: التوقيت دائمًا توقيت المتجر.
      أهلًا بكم وهنيئًا.`,
      `Eine zweite Stadt sitzt mit am Tisch. Lindenau bringt ein Gasthaus, ein Café, eine Bäckerei, einen Markt, Blumen, Pizza, Sushi und Döner mit.
      Öffnungszeiten, Ruhetage und Preise richten sich nach dem See, nicht nach dem Hafen: Es gilt immer die Uhr des Ladens.
      Willkommen und Mahlzeit.`,
      `Une deuxième ville s’assoit à table. Lindenau apporte une auberge, un café, une boulangerie, un marché, un fleuriste, des pizzas, des sushis et des döners.
      Horaires, jours de repos et prix suivent le lac, pas le port : l’heure est toujours celle de la boutique.
      Bienvenue, et bon appétit.`,
    ),
  },
  {
    slug: 'lentil-soup-morning', type: 'blog', daysAgo: 3, cover: 'mezze-garden',
    title: t('Six in the morning at Levant Kitchen', 'السادسة صباحًا في مطبخ الشام', 'Sechs Uhr früh bei Levant Kitchen', 'Six heures du matin chez Levant Kitchen'),
    brief: t('Rima Haddad starts the lentils before the ferries start.', 'ريما حداد تضع العدس على النار قبل أن تتحرك العبّارات.', 'Rima Haddad setzt die Linsen auf, bevor die Fähren fahren.', 'Rima Haddad met les lentilles à cuire avant les ferrys.'),
    text: article(
      `The onions go first, “slowly, or you may as well leave them out.” Then cumin, then red lentils, then patience.
      Rima learned the soup from her aunt in Aleppo, who measured with a coffee cup. The cup stands on the shelf above the stove.
      # What is in it
      - Red lentils, rinsed three times
      - Two onions, cut small and browned for half an hour
      - Cumin, a little turmeric, lemon at the end
      “People order it when they are ill,” she says. “Then they order it when they are well again.”`,
      `البصل أولًا، «على مهل، وإلا فلا تضعه أصلًا». ثم الكمون ثم العدس الأحمر ثم الصبر.
      تعلمت ريما الشوربة من عمتها في حلب، وكانت تكيل بفنجان قهوة. الفنجان على الرف فوق الموقد.
      # ما فيها
      - عدس أحمر يُغسل ثلاث مرات
      - بصلتان مفرومتان تُحمّران نصف ساعة
      - كمون وقليل من الكركم وليمون في النهاية
      تقول: «يطلبها الناس حين يمرضون، ثم يطلبونها حين يتعافون».`,
      `Zuerst die Zwiebeln, „langsam, sonst kann man sie gleich weglassen“. Dann Kreuzkümmel, dann rote Linsen, dann Geduld.
      Rima hat die Suppe von ihrer Tante in Aleppo gelernt, die mit einer Kaffeetasse maß. Die Tasse steht im Regal über dem Herd.
      # Was hineinkommt
      - Rote Linsen, dreimal gewaschen
      - Zwei Zwiebeln, klein geschnitten und eine halbe Stunde gebräunt
      - Kreuzkümmel, etwas Kurkuma, zum Schluss Zitrone
      „Die Leute bestellen sie, wenn sie krank sind“, sagt sie. „Und dann, wenn sie wieder gesund sind.“`,
      `D’abord les oignons, « doucement, ou autant s’en passer ». Puis le cumin, puis les lentilles corail, puis la patience.
      Rima tient la soupe de sa tante d’Alep, qui mesurait avec une tasse à café. La tasse est sur l’étagère, au-dessus du feu.
      # Ce qu’il y a dedans
      - Des lentilles corail, rincées trois fois
      - Deux oignons, émincés et dorés une demi-heure
      - Du cumin, un peu de curcuma, du citron à la fin
      « On la commande quand on est malade », dit-elle. « Puis quand on va mieux. »`,
    ),
  },
  {
    slug: 'courier-day', type: 'blog', daysAgo: 12, cover: 'espresso-bar',
    title: t('Forty kilometers and no parking ticket', 'أربعون كيلومترًا بلا مخالفة', 'Vierzig Kilometer und kein Strafzettel', 'Quarante kilomètres et pas une amende'),
    brief: t('A Tuesday with Yuki, who delivers by bicycle.', 'يوم ثلاثاء مع يوكي التي توصل بالدراجة.', 'Ein Dienstag mit Yuki, die mit dem Rad ausfährt.', 'Un mardi avec Yuki, coursière à vélo.'),
    text: article(
      `Yuki Tan knows which doorbells lie, which dogs do not, and that soup goes at the bottom of the bag.
      Her day has three waves: coffee until ten, lunch from half past eleven, dinner from six. In between she eats what the noodle bar has left over.
      # Three things she wishes you knew
      1. A floor number saves two minutes. Two minutes is warm rice.
      1. The tip goes to her, all of it.
      1. “Ring twice” really works.`,
      `تعرف يوكي تان أي الأجراس يكذب وأي الكلاب لا يعض، وأن الشوربة تكون في قاع الحقيبة.
      ليومها ثلاث موجات: قهوة حتى العاشرة، وغداء من الحادية عشرة والنصف، وعشاء من السادسة. وبينها تأكل ما تبقى في مطعم النودلز.
      # ثلاثة أمور تتمنى أن تعرفها
      1. رقم الطابق يوفر دقيقتين، ودقيقتان تعنيان أرزًا ساخنًا.
      1. الإكرامية لها كاملة.
      1. «اقرع مرتين» تنفع حقًا.`,
      `Yuki Tan weiß, welche Klingeln lügen und welche Hunde nicht, und dass die Suppe nach unten in die Tasche gehört.
      Ihr Tag hat drei Wellen: Kaffee bis zehn, Mittag ab halb zwölf, Abendessen ab sechs. Dazwischen isst sie, was in der Nudelbar übrig ist.
      # Drei Dinge, die sie sich wünscht
      1. Ein Stockwerk in der Adresse spart zwei Minuten. Zwei Minuten sind warmer Reis.
      1. Das Trinkgeld geht an sie, ganz.
      1. „Zweimal klingeln“ hilft wirklich.`,
      `Yuki Tan sait quelles sonnettes mentent, quels chiens non, et que la soupe va au fond du sac.
      Sa journée a trois vagues : le café jusqu’à dix heures, le déjeuner dès onze heures et demie, le dîner dès dix-huit heures. Entre-temps, elle mange ce qui reste au bar à nouilles.
      # Trois choses à savoir
      1. Un étage dans l’adresse gagne deux minutes. Deux minutes, c’est du riz chaud.
      1. Le pourboire lui revient, en entier.
      1. « Sonnez deux fois », cela marche vraiment.`,
    ),
  },
  {
    slug: 'reading-a-label', type: 'blog', daysAgo: 27, cover: 'salad-bar',
    title: t('How to read “may contain”', 'كيف تقرأ «قد يحتوي»', 'Wie man „kann Spuren enthalten“ liest', 'Comment lire « peut contenir »'),
    brief: t('Declared, traces, undeclared: three different things.', 'مصرّح وآثار وغير مصرّح: ثلاثة أمور مختلفة.', 'Angegeben, Spuren, nicht angegeben: dreierlei.', 'Déclaré, traces, non déclaré : trois choses différentes.'),
    text: article(
      `Every dish on Tiffin is in one of three states, and they are not the same.
      # Contains
      It is in the recipe. Filter it out and the dish disappears.
      # May contain
      It is not in the recipe, but the same board, oil or oven has seen it. The filter hides these as well.
      # Nothing declared
      The kitchen has not told us. We do not guess: with an allergy filter on, such dishes are not shown.
      If it matters, write to the shop before you order.`,
      `كل طبق في تيفن في حالة من ثلاث، وليست سواء.
      # يحتوي
      المادة من الوصفة نفسها. صفِّها فيختفي الطبق.
      # قد يحتوي
      ليست من الوصفة لكن اللوح أو الزيت أو الفرن نفسه عرفها. والمصفاة تخفي هذه أيضًا.
      # لم يُصرّح بشيء
      لم يخبرنا المطبخ. ونحن لا نخمّن: مع مصفاة الحساسية لا تظهر هذه الأطباق.
      إن كان الأمر مهمًا فراسل المتجر قبل أن تطلب.`,
      `Jedes Gericht bei Tiffin ist in einem von drei Zuständen, und sie sind nicht dasselbe.
      # Enthält
      Es gehört zum Rezept. Mit dem Filter verschwindet das Gericht.
      # Kann enthalten
      Es gehört nicht zum Rezept, aber Brett, Öl oder Ofen kennen es. Auch das blendet der Filter aus.
      # Nichts angegeben
      Die Küche hat uns nichts gesagt. Wir raten nicht: Mit Allergiefilter werden solche Gerichte nicht gezeigt.
      Wenn es darauf ankommt, schreib dem Laden vor der Bestellung.`,
      `Chaque plat sur Tiffin est dans l’un de trois états, et ce n’est pas la même chose.
      # Contient
      C’est dans la recette. Filtrez, et le plat disparaît.
      # Peut contenir
      Ce n’est pas dans la recette, mais la planche, l’huile ou le four l’ont connu. Le filtre les masque aussi.
      # Rien de déclaré
      La cuisine ne nous a rien dit. Nous ne devinons pas : avec un filtre d’allergie, ces plats ne s’affichent pas.
      Si cela compte pour vous, écrivez à la boutique avant de commander.`,
    ),
  },
];
