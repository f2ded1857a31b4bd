import { MOST_PIXELS, SIDE } from '#contract/image.ts'
import type { ImageRecipe } from '#contract/image.ts'

/** What a picture is made for. `device`: the screen that it is ordered on. */
export const FRAMES = ['device', 'phone', 'tablet', 'desktop', 'square'] as const
export type Frame = (typeof FRAMES)[number]

type Size = Pick<ImageRecipe, 'width' | 'height' | 'safe_top' | 'safe_bottom'>

/** Shares of the height that a phone's clock and its row of icons cover, and a tablet's or a desktop's bars. */
const COVERED = { phone: [0.21, 0.1], tablet: [0.09, 0.08], desktop: [0.04, 0.08], square: [0, 0] } as const
type Form = keyof typeof COVERED
const PIXELS = { phone: [1290, 2796], tablet: [2048, 2732], desktop: [2560, 1440], square: [2048, 2048] } as const

interface Held extends Pick<Screen, 'width' | 'height'> {
  /** Pixels in a CSS pixel. */
  readonly ratio: number
  readonly isTouched: boolean
}

/** CSS pixels: what is narrower is held in one hand. */
const PHONE_SIDE = 600

export function formOf({ width, height, isTouched }: Held): Form {
  if (!isTouched) return 'desktop'
  return Math.min(width, height) < PHONE_SIDE ? 'phone' : 'tablet'
}

/** The frames that make sense on this device: what it is itself is not offered twice. */
export function framesFor(held: Held): readonly Frame[] {
  return FRAMES.filter((frame) => frame !== formOf(held))
}

/** Pixels of a frame, within what can be made. */
export function sizeOf(frame: Frame, held: Held): Size {
  if (frame !== 'device') {
    const [width, height] = PIXELS[frame]
    return covered(frame, width, height)
  }
  const { ratio, isTouched } = held
  // A phone or a tablet is held upright.
  const sides = isTouched ? [held.width, held.height].sort((a, b) => a - b) : [held.width, held.height]
  const [width, height] = sides as [number, number]
  const most = Math.min(ratio, SIDE[1] / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)))
  const scale = Math.max(most, SIDE[0] / Math.min(width, height))
  return covered(formOf(held), Math.floor(width * scale), Math.floor(height * scale))
}

function covered(form: Form, width: number, height: number): Size {
  const [top, bottom] = COVERED[form]
  return { width, height, safe_top: Math.min(1000, Math.round(top * height)), safe_bottom: Math.min(1000, Math.round(bottom * height)) }
}
