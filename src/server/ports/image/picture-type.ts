import type { GeneratedImage } from './image-port.ts'

const startsWith = (bytes: Uint8Array, at: number, ...start: readonly number[]): boolean =>
  start.every((value, index) => bytes[at + index] === value)

const ascii = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0)!)

/** Detects the type of an image from its first bytes; undefined for anything else. */
export function detectImageType(bytes: Uint8Array): GeneratedImage['type'] | undefined {
  if (startsWith(bytes, 0, 0x89, ...ascii('PNG\r\n\x1a\n'))) return 'image/png'
  if (startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (startsWith(bytes, 0, ...ascii('RIFF')) && startsWith(bytes, 8, ...ascii('WEBP'))) return 'image/webp'
  return undefined
}
