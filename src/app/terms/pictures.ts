import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ImageKind } from '#contract/image.ts'

/** What a picture is made for. */
export const FRAME_WORDS: Record<'device' | 'phone' | 'tablet' | 'desktop' | 'square', MessageDescriptor> = {
  device: msg`本机`,
  phone: msg`手机`,
  tablet: msg`平板`,
  desktop: msg`桌面`,
  square: msg`方`,
}

const PALETTE_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  five: msg`五色`,
  azure: msg`青绿`,
  ink: msg`水墨`,
  gold: msg`泥金`,
  blush: msg`浅绛`,
  print: msg`版画`,
}

const PORTRAIT_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  'round-fan': msg`团扇`,
  'night-boat': msg`夜舟`,
}

const SCENE_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  'far-hills': msg`远山`,
  'great-disc': msg`大轮`,
}

/** A composition by its name; one that has none yet stands for itself. */
export function compositionNameOf(kind: ImageKind, id: string): MessageDescriptor {
  return (kind === 'avatar' ? PORTRAIT_WORDS : SCENE_WORDS)[id] ?? { id }
}

export function paletteNameOf(name: string): MessageDescriptor {
  return PALETTE_WORDS[name] ?? { id: name }
}
