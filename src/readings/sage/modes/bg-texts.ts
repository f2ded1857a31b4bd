import type { Locale } from '../../reader/locale.ts'
import { replaceSlots } from '../../terms/fill-slots.ts'
import taiwan from '../data/bg-zh-tw.json' with { type: 'json' }
import { frames as english } from '../text/bg-en-us.ts'
import { frames as mainland } from '../text/bg-zh-cn.ts'
import type { BgFrames } from './bg-frames.ts'

const FRAMES: Readonly<Record<Locale, BgFrames>> = { zh_CN: mainland, zh_TW: taiwan as unknown as BgFrames, en_US: english }

export const bgFramesOf = (locale: Locale): BgFrames => FRAMES[locale]

/** Fills the slots of a frame. @throws Error for a slot without a value */
export function fillFrame(frame: string, slots: Readonly<Record<string, string>>): string {
  return replaceSlots(frame, /\{(\w+)\}/g, (name = '') => {
    const text = slots[name]
    if (text === undefined) throw new Error(`nothing fills {${name}}: ${frame}`)
    return text
  })
}
