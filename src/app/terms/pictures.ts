import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ImageKind } from '#contract/image.ts'

/** Labels of the screen formats of a picture. */
export const SCREEN_FORMAT_LABELS: Record<'device' | 'phone' | 'tablet' | 'desktop' | 'square', MessageDescriptor> = {
  device: msg`本机`,
  phone: msg`手机`,
  tablet: msg`平板`,
  desktop: msg`桌面`,
  square: msg`方`,
}

const PALETTE_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  five: msg`五色`,
  azure: msg`青绿`,
  ink: msg`水墨`,
  gold: msg`泥金`,
  blush: msg`浅绛`,
  print: msg`版画`,
}

const PORTRAIT_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  'round-fan': msg({ message: '团扇', context: 'picture' }),
  'folding-fan': msg({ message: '折扇', context: 'picture' }),
  'moon-window': msg({ message: '月窗', context: 'picture' }),
  'hanging-scroll': msg({ message: '立轴', context: 'picture' }),
  'album-leaf': msg({ message: '册页', context: 'picture' }),
  'seal-field': msg({ message: '印谱', context: 'picture' }),
  constellation: msg({ message: '星图', context: 'picture' }),
  'river-bend': msg({ message: '江湾', context: 'picture' }),
  terraces: msg({ message: '梯田', context: 'picture' }),
  gate: msg({ message: '门', context: 'picture' }),
  'night-boat': msg({ message: '夜舟', context: 'picture' }),
  snow: msg({ message: '雪', context: 'picture' }),
}

const SCENE_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  'far-hills': msg({ message: '远山', context: 'picture' }),
  'great-disc': msg({ message: '大轮', context: 'picture' }),
  'cloud-sea': msg({ message: '云海', context: 'picture' }),
  waterfall: msg({ message: '飞瀑', context: 'picture' }),
  'long-river': msg({ message: '长河', context: 'picture' }),
  tide: msg({ message: '潮', context: 'picture' }),
  'one-branch': msg({ message: '一枝', context: 'picture' }),
  bamboo: msg({ message: '竹', context: 'picture' }),
  'star-field': msg({ message: '星野', context: 'picture' }),
  'mountain-pass': msg({ message: '关山', context: 'picture' }),
  strata: msg({ message: '叠嶂', context: 'picture' }),
  'river-lanterns': msg({ message: '河灯', context: 'picture' }),
}

/** Returns the name of a composition; for an unknown id the id itself. */
export function getCompositionName(kind: ImageKind, id: string): MessageDescriptor {
  return (kind === 'avatar' ? PORTRAIT_LABELS : SCENE_LABELS)[id] ?? { id }
}

export function getPaletteName(name: string): MessageDescriptor {
  return PALETTE_LABELS[name] ?? { id: name }
}
