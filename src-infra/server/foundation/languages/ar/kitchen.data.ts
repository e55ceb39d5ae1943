import type { KitchenTexts } from '../kitchen-texts.ts';

export const kitchen: KitchenTexts = {
  title: 'المطبخ', history: 'الطلبات', searches: 'رقم الطلب، أو اسم الزبون أو بريده أو هاتفه',
  none: 'لا طلبات تنتظر الآن. تظهر الجديدة هنا من تلقاء نفسها.', noHistory: 'لم يطلب أحد بعد.', refresh: 'تحديث',
  arrived: { zero: 'لا طلبات جديدة (:count)', one: 'طلب جديد واحد (:count)', two: 'طلبان جديدان (:count)', few: ':count طلبات جديدة', many: ':count طلبًا جديدًا', other: ':count طلب جديد' },
  number: 'الطلب :id', moved: 'الطلب :id: :status.',
  opening: { title: 'الطلبات الجديدة', taken: 'المتجر يستقبل الطلبات', paused: 'المتجر متوقف مؤقتًا', pausedText: 'يرى الزبائن أن المتجر لا يستقبل طلبات الآن.', pause: 'إيقاف مؤقت', resume: 'استئناف الاستقبال',
    notOpened: 'لم يُفتح المتجر بعد', notOpenedText: 'يراه الزبائن، لكن لا يمكنهم الطلب.', left: 'بقي قبل ذلك:', menu: 'أدخل قائمتك', hours: 'أدخل ساعات العمل', open: 'افتح المتجر' },
  steps: { accepted: 'قبول', cooking: 'بدء التحضير', ready: 'جاهز', delivered: 'تسليم', canceled: 'إلغاء الطلب' },
  cancelMore: 'إلغاء …', cancelText: 'لا يمكن التراجع عن ذلك. يُبلَّغ الزبون فورًا ويعود إليه ما دفعه.',
  code: 'رمز الزبون', codeText: 'أربعة أرقام تظهر للزبون بجانب طلبه.', courier: 'سيأتي سائق لأخذه.',
  facts: { when: 'الموعد', soon: 'في أقرب وقت', how: 'الطريقة', customer: 'الزبون', note: 'ملاحظة', cutlery: 'أدوات المائدة', noCutlery: 'بدون', handover: 'التسليم', door: 'يُترك عند الباب', dishes: 'الأطباق', total: 'المجموع', ordered: 'وقت الطلب' },
  ways: { delivery: 'توصيل', pickup: 'استلام', point: 'نقطة استلام', dine_in: 'على الطاولة', kiosk: 'كشك' },
  atTable: 'على الطاولة ⁨:table⁩',
  choices: { replace: 'إن لم يتوفر: يُستبدل', ask: 'إن لم يتوفر: يُسأل الزبون', 'ask-declared': 'إن لم يتوفر: يُسأل الزبون، بمسببات حساسية معلنة فقط', 'leave-out': 'إن لم يتوفر: يُحذف' },
  allergies: { dangerous: 'حساسية من', avoid: 'يتجنّب' },
  boxes: { back: 'العلب المعادة: :returned من :boxes', count: 'العلب التي أُعيدت', take: 'استلام', taken: 'الطلب :id: العلب المستلمة: :count.' },
  missing: {
    more: 'طبق غير متوفر …', which: 'أي طبق', choose: 'اختيار بديل', isMissing: ':dish غير متوفر.', propose: 'الاقتراح', nothing: 'لا شيء: يُحذف', undeclared: 'مسببات الحساسية غير معلنة',
    text: 'لا يدفع الزبون أكثر من ثمن الطبق المطلوب، وأمامه ثلاث دقائق للرد.', tell: 'إبلاغ الزبون', asked: 'الطلب :id: يُسأل الزبون.', leftOut: 'الطلب :id: حُذف الطبق.',
    open: ':dish: اقتُرح :other', replaced: ':dish: استُبدل به :other', gone: ':dish: حُذف',
  },
};
