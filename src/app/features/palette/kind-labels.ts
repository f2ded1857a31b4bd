import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EntryKind } from './entry.ts'

/** Labels of the entry kinds, at the end of a row. */
export const KIND_LABELS: Record<EntryKind, MessageDescriptor> = {
  day: msg({ message: '日运', context: 'palette' }),
  almanac: msg({ message: '历书', context: 'palette' }),
  year: msg({ message: '流年', context: 'palette' }),
  page: msg({ message: '页面', context: 'palette' }),
  archive: msg({ message: '档案', context: 'palette' }),
  card: msg({ message: '书页', context: 'palette' }),
  setting: msg({ message: '设置', context: 'palette' }),
  conversation: msg({ message: '对话', context: 'palette' }),
  note: msg({ message: '笔记', context: 'palette' }),
  passage: msg({ message: '原文', context: 'palette' }),
  term: msg({ message: '术语', context: 'palette' }),
}
