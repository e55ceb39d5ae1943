import type { ProviderPageTexts } from '../page-texts.ts';

export const providerPage: ProviderPageTexts = {
  title: '使用 :provider 继续',
  note: 'Tiffin 目前是演示版，由此页面代替 :provider。不会向 :provider 发送任何内容。',
  pick: '选择一个身份', type: '或者自己填写', name: '名字', email: '邮箱', phone: '手机号（选填）', go: '继续',
  cancel: '取消并返回', unverified: '其他人也在使用这个演示版，因此您在这里填写的内容会视为未经验证。',
  brokenTitle: '无法继续登录', broken: '此页面的链接不完整，或指向其他网站。请返回 Tiffin 重新开始。',
  mistakes: { name: '请输入名字。', email: '请输入邮箱，例如 ada@mail.example。', phone: '请输入带国家或地区代码的手机号，或留空。' },
};
