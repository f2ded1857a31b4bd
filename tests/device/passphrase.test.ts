import { expect, it } from 'vitest'
import { generatePassphrase } from '#device/backup/generate-passphrase.ts'
import { estimatePassphraseStrength } from '#device/backup/passphrase-strength.ts'

it.each([
  ['', 'short'],
  ['1234567', 'short'],
  ['林知远', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['19900515', 'weak'],
  ['password', 'weak'],
  ['Password1', 'weak'],
  ['Mingshu2026', 'weak'],
  ['Q7x!kP2m9z', 'fair'],
  ['三更灯火五更鸡正是', 'fair'],
  ['correct horse battery staple', 'strong'],
  ['三更灯火五更鸡，书在左，茶在右', 'strong'],
])('rates the passphrase %j as %s', (passphrase, strength) => {
  expect(estimatePassphraseStrength(passphrase)).toBe(strength)
})

it('a generated passphrase is strong and unique', () => {
  const generated = Array.from({ length: 200 }, generatePassphrase)
  expect(new Set(generated).size).toBe(200)
  for (const each of generated) {
    expect(each).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){4}$/)
    expect(estimatePassphraseStrength(each)).toBe('strong')
  }
  expect(new Set(generated.join('').replaceAll('-', '')).size).toBe(32)
})
