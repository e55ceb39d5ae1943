import type { UndoPageTexts } from '../page-texts.ts';

export const undoPage: UndoPageTexts = {
  title: '撤销更改',
  note: '您账号的登录信息已被更改。如果不是您本人操作，请在此撤销：一切将恢复原样，所有设备都会退出登录。',
  go: '撤销并退出所有设备',
  doneTitle: '更改已撤销',
  done: '您的账号已恢复原样，所有设备均已退出登录。旧密码可能已被他人知晓，请立即设置新密码。',
  newPassword: '设置新密码',
  goneTitle: '此链接已失效',
  gone: '链接已超过72小时或不完整。如果无法登录账号，请重设密码或联系我们。',
  home: '返回首页',
};
