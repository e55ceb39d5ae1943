import type { ProviderPageTexts } from '../page-texts.ts';

export const providerPage: ProviderPageTexts = {
  title: 'المتابعة عبر :provider',
  note: 'تحل هذه الصفحة محل ⁨:provider⁩ ما دام تيفن يعمل كعرض تجريبي. لا يُرسل أي شيء إلى ⁨:provider⁩.',
  pick: 'اختر شخصية', type: 'أو كن شخصًا آخر', name: 'الاسم', email: 'البريد الإلكتروني', phone: 'الهاتف (اختياري)', go: 'متابعة',
  cancel: 'إلغاء والعودة', unverified: 'ما تكتبه هنا يُعدّ غير موثَّق، لأن آخرين يستخدمون هذا العرض أيضًا.',
  brokenTitle: 'تعذّرت متابعة تسجيل الدخول', broken: 'رابط هذه الصفحة ناقص أو يقود إلى موقع آخر. عد إلى تيفن وابدأ من جديد.',
  mistakes: { name: 'يرجى إدخال اسم.', email: 'يرجى إدخال بريد إلكتروني مثل ada@mail.example.', phone: 'يرجى إدخال رقم هاتف مع رمز البلد أو ترك الحقل فارغًا.' },
};
