import { expect, test } from 'vitest'
import { computeLockScreenSize } from '#app/features/fortune/lock-screen.ts'

const pixels = (width: number, height: number, ratio: number) => {
  const size = computeLockScreenSize({ width, height }, ratio)
  return [size.width * size.scale, size.height * size.scale].map(Math.round)
}

test('has the pixels of the phone in portrait', () => {
  expect(pixels(390, 844, 3)).toEqual([1170, 2532])
  expect(pixels(844, 390, 3)).toEqual([1170, 2532])
})

test('scales larger screens to 1440 × 3200 at most', () => {
  expect(pixels(480, 960, 4)).toEqual([1440, 2880])
  expect(pixels(400, 1000, 4)).toEqual([1280, 3200])
})
