import { expect, test } from 'vitest'
import { appearanceSettingsOf, parsePastedSettings, serializeSettings } from '#app/features/settings/serialize-settings.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import { DISPLAY_SETTINGS, READING_SETTINGS } from '#contract/settings.ts'

const own = { ...defaultSettings, layout: 'mix', brandTheme: '#3f6f58', readerSize: 4, remindAt: 600 } as const

test('serializes display and reading settings in one line, without reminders', () => {
  const text = serializeSettings(own)
  expect(text).not.toMatch(/\s/)
  expect(Object.keys(JSON.parse(text) as object)).toEqual([...DISPLAY_SETTINGS, ...READING_SETTINGS])
  expect(DISPLAY_SETTINGS).toHaveLength(14)
  expect(text).not.toContain('remind')
})

test('parses serialized settings back', () => {
  expect(parsePastedSettings(serializeSettings(own))).toEqual({ kind: 'change', change: appearanceSettingsOf(own) })
  expect(parsePastedSettings(' {"layout": "top"}\n')).toEqual({ kind: 'change', change: { layout: 'top' } })
  expect(parsePastedSettings('{"showFooter":0}')).toEqual({ kind: 'change', change: { showFooter: false } })
})

test.each(['', 'layout: top', '[]', '{}', 'null', '"top"', '{"layout":"top"'])('refuses %j as settings', (text) => {
  expect(parsePastedSettings(text)).toEqual({ kind: 'foreign' })
})

test('names all unknown and invalid settings and applies none', () => {
  const text = JSON.stringify({
    layout: 'left',
    showFooter: 'no',
    readerSize: 6,
    brandTheme: '#FFF',
    mode: 'dark',
    font: 'kai',
    remindAt: 5,
  })
  expect(parsePastedSettings(text)).toEqual({
    kind: 'wrong',
    unknown: ['font', 'remindAt'],
    bad: ['showFooter', 'layout', 'brandTheme', 'readerSize'],
  })
})
