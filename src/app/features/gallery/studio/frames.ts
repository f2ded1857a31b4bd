import { MAX_IMAGE_PIXELS, IMAGE_SIDE_RANGE } from '#contract/image.ts'
import type { ImageRecipe } from '#contract/image.ts'

/** Target device of a picture. `device` is the current screen. */
export const PICTURE_TARGETS = ['device', 'phone', 'tablet', 'desktop', 'square'] as const
export type PictureTarget = (typeof PICTURE_TARGETS)[number]

type Size = Pick<ImageRecipe, 'width' | 'height' | 'safe_top' | 'safe_bottom'>

/** Shares of the height that the system UI covers at the top and bottom: clock and icons of a phone, bars of a tablet or desktop. */
const SAFE_SHARES = { phone: [0.21, 0.1], tablet: [0.09, 0.08], desktop: [0.04, 0.08], square: [0, 0] } as const
type Form = keyof typeof SAFE_SHARES
const PIXELS = { phone: [1290, 2796], tablet: [2048, 2732], desktop: [2560, 1440], square: [2048, 2048] } as const

interface DeviceScreen extends Pick<Screen, 'width' | 'height'> {
  /** Device pixels per CSS pixel. */
  readonly ratio: number
  readonly isTouched: boolean
}

/** In CSS pixels: a touch screen with a shorter side below this is a phone. */
const PHONE_SIDE = 600

export function detectFormFactor({ width, height, isTouched }: DeviceScreen): Form {
  if (!isTouched) return 'desktop'
  return Math.min(width, height) < PHONE_SIDE ? 'phone' : 'tablet'
}

/** Lists the frames offered on this device, without the one that equals `device`. */
export function listPictureTargets(deviceScreen: DeviceScreen): readonly PictureTarget[] {
  return PICTURE_TARGETS.filter((frame) => frame !== detectFormFactor(deviceScreen))
}

/** Pixel size of a frame, within the server's limits. */
export function computePictureSize(frame: PictureTarget, deviceScreen: DeviceScreen): Size {
  if (frame !== 'device') {
    const [width, height] = PIXELS[frame]
    return withSafeArea(frame, width, height)
  }
  const { ratio, isTouched } = deviceScreen
  // Phones and tablets are used in portrait.
  const sides = isTouched ? [deviceScreen.width, deviceScreen.height].sort((a, b) => a - b) : [deviceScreen.width, deviceScreen.height]
  const [width, height] = sides as [number, number]
  const most = Math.min(ratio, IMAGE_SIDE_RANGE[1] / Math.max(width, height), Math.sqrt(MAX_IMAGE_PIXELS / (width * height)))
  const scale = Math.max(most, IMAGE_SIDE_RANGE[0] / Math.min(width, height))
  return withSafeArea(detectFormFactor(deviceScreen), Math.floor(width * scale), Math.floor(height * scale))
}

function withSafeArea(form: Form, width: number, height: number): Size {
  const [top, bottom] = SAFE_SHARES[form]
  return { width, height, safe_top: Math.min(1000, Math.round(top * height)), safe_bottom: Math.min(1000, Math.round(bottom * height)) }
}
