import { t } from '../text.ts';
import { article } from './article.ts';
import type { PageEntry } from './types.ts';

export const pages: readonly PageEntry[] = [
  {
    type: 'about', cover: 'mezze-garden', title: t('A table as long as the town', 'مائدة بطول المدينة', 'Ein Tisch, so lang wie die Stadt', 'Une table longue comme la ville'),
    text: article(
      'Tiffin began with four lunch boxes and one bicycle on Harbor Street. The boxes came back washed, and people asked for more kitchens.\nToday fifty-six shops cook, bake, cut and tie for two towns. We still believe what we believed then: food is brought by people, to people.',
      'بدأت تيفن بأربع علب غداء ودراجة واحدة في شارع الميناء. عادت العلب مغسولة، وسأل الناس عن مطابخ أخرى.\nاليوم يطبخ ويخبز ويقطّع وينسّق ستة وخمسون متجرًا لمدينتين. وما زلنا نؤمن بما آمنّا به: الطعام يحمله ناس إلى ناس.',
      'Tiffin begann mit vier Henkelmännern und einem Fahrrad in der Harbor Street. Die Dosen kamen gespült zurück, und die Leute fragten nach mehr Küchen.\nHeute kochen, backen, schneiden und binden sechsundfünfzig Läden für zwei Städte. Was wir damals glaubten, glauben wir noch: Essen bringen Menschen zu Menschen.',
      'Tiffin a commencé avec quatre gamelles et un vélo, Harbor Street. Les gamelles sont revenues lavées, et l’on a demandé plus de cuisines.\nAujourd’hui, cinquante-six boutiques cuisinent, cuisent, taillent et nouent pour deux villes. Nous le croyons toujours : ce sont des gens qui portent à manger à des gens.',
    ),
  },
  {
    type: 'about_second', cover: 'bread-oven', title: t('Fair to kitchens', 'منصفون مع المطابخ', 'Fair zu den Küchen', 'Justes envers les cuisines'),
    text: article(
      'Shops keep their prices, their pictures and their customers’ thanks.\n- What we take is written in the contract and is the same in March and in December.\n- Nobody buys a place in the search. Ads are called ads.\n- A bad day is not a bad shop: every guest has one review, not ten.',
      'تحتفظ المتاجر بأسعارها وصورها وشكر زبائنها.\n- ما نأخذه مكتوب في العقد وهو واحد في مارس وديسمبر.\n- لا أحد يشتري مكانًا في البحث. والإعلان يُسمى إعلانًا.\n- يوم سيئ لا يعني متجرًا سيئًا: لكل زبون تقييم واحد لا عشرة.',
      'Läden behalten ihre Preise, ihre Bilder und den Dank ihrer Gäste.\n- Was wir nehmen, steht im Vertrag und ist im März wie im Dezember gleich.\n- Niemand kauft sich einen Platz in der Suche. Werbung heißt Werbung.\n- Ein schlechter Tag ist kein schlechter Laden: Jeder Gast hat eine Bewertung, nicht zehn.',
      'Les boutiques gardent leurs prix, leurs photos et les mercis de leurs clients.\n- Ce que nous prenons est écrit au contrat, le même en mars et en décembre.\n- Personne n’achète sa place dans la recherche. Une publicité s’appelle publicité.\n- Un mauvais jour n’est pas une mauvaise adresse : un avis par client, pas dix.',
    ),
  },
  {
    type: 'about_three', cover: 'green-grocer', title: t('Fair to couriers', 'منصفون مع السائقين', 'Fair zu den Kurieren', 'Justes envers les coursiers'),
    text: article(
      'Couriers see the whole way before they say yes. Tips are theirs to the last cent. Rain and hills are paid, and so is waiting at a slow stove.',
      'يرى السائق الطريق كله قبل أن يوافق. والإكرامية له حتى آخر سنت. المطر والتلال مدفوعة الأجر، وكذلك الانتظار أمام موقد بطيء.',
      'Kuriere sehen den ganzen Weg, bevor sie Ja sagen. Trinkgeld gehört ihnen bis auf den letzten Cent. Regen und Hügel werden bezahlt, Warten am langsamen Herd auch.',
      'Les coursiers voient tout le trajet avant d’accepter. Le pourboire leur revient jusqu’au dernier centime. La pluie et les côtes se paient, l’attente devant un feu lent aussi.',
    ),
  },
  {
    type: 'about_fourth', cover: 'corner-market', title: t('Fair to you', 'منصفون معك', 'Fair zu dir', 'Justes envers vous'),
    text: article(
      'The total at checkout is the total on the receipt. If a price changes while you read the menu, we ask before you pay.\nWe do not sell what we know about you. The privacy policy says what we keep, and for how long.',
      'المجموع عند الدفع هو المجموع في الفاتورة. وإن تغيّر سعر وأنت تقرأ القائمة سألناك قبل أن تدفع.\nلا نبيع ما نعرفه عنك. وسياسة الخصوصية تقول ماذا نحفظ وإلى متى.',
      'Die Summe an der Kasse ist die Summe auf dem Bon. Ändert sich ein Preis, während du die Karte liest, fragen wir vor dem Bezahlen.\nWas wir über dich wissen, verkaufen wir nicht. Was wir wie lange behalten, steht in der Datenschutzerklärung.',
      'Le total au paiement est celui du ticket. Si un prix change pendant que vous lisez la carte, nous demandons avant de débiter.\nNous ne vendons pas ce que nous savons de vous : tout est dans la politique de confidentialité.',
    ),
  },
  {
    type: 'delivery', cover: 'taqueria', title: t('Deliver with us', 'وصّل معنا', 'Mit uns ausliefern', 'Livrez avec nous'),
    text: article(
      'By bicycle, cargo bike, scooter, car or on foot: you choose the hours, we plan the way.\n# What you need\n- To be eighteen, with papers that allow you to work\n- A phone with maps, and lights that work\n- A bag; we lend you a good one\n# What you get\n- Pay by distance, shown before each trip\n- All of your tips\n- Insurance from the first kilometer\nApply below with your vehicle. We answer within two days.',
      'بالدراجة أو دراجة الشحن أو السكوتر أو السيارة أو مشيًا: تختار الساعات ونخطط الطريق.\n# ما تحتاج إليه\n- أن تبلغ الثامنة عشرة ومعك أوراق تسمح بالعمل\n- هاتف فيه خرائط ومصابيح تعمل\n- حقيبة، ونعيرك واحدة جيدة\n# ما تحصل عليه\n- أجر بحسب المسافة يظهر قبل كل رحلة\n- إكرامياتك كلها\n- تأمين من أول كيلومتر\nقدّم طلبك أدناه مع مركبتك. نجيب خلال يومين.',
      'Mit Rad, Lastenrad, Roller, Auto oder zu Fuß: Du wählst die Stunden, wir planen den Weg.\n# Was du brauchst\n- Achtzehn Jahre und Papiere, die Arbeit erlauben\n- Ein Telefon mit Karten und Licht, das geht\n- Eine Tasche; wir leihen dir eine gute\n# Was du bekommst\n- Geld nach Strecke, vor jeder Fahrt angezeigt\n- Dein ganzes Trinkgeld\n- Versicherung ab dem ersten Kilometer\nBewirb dich unten mit deinem Fahrzeug. Wir antworten in zwei Tagen.',
      'À vélo, en vélo cargo, en scooter, en voiture ou à pied : vous choisissez les heures, nous traçons la route.\n# Ce qu’il vous faut\n- Dix-huit ans et le droit de travailler\n- Un téléphone avec des cartes, et des feux qui marchent\n- Un sac ; nous en prêtons un bon\n# Ce que vous recevez\n- Une paie à la distance, affichée avant chaque course\n- Tous vos pourboires\n- Une assurance dès le premier kilomètre\nPostulez ci-dessous avec votre véhicule. Réponse sous deux jours.',
    ),
  },
];
