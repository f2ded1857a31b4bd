import { expect, test } from 'vitest'
import { lookOf, pastedSettingsOf, settingsTextOf } from '#app/features/settings/settings-text.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import { DISPLAY_SETTINGS, READING_SETTINGS } from '#contract/settings.ts'

const own = { ...defaultSettings, layout: 'mix', brandTheme: '#3f6f58', readerSize: 4, remindAt: 600 } as const

test('what is copied is one line with the fourteen and how things are read, and no reminders', () => {
  const text = settingsTextOf(own)
  expect(text).not.toMatch(/\s/)
  expect(Object.keys(JSON.parse(text) as object)).toEqual([...DISPLAY_SETTINGS, ...READING_SETTINGS])
  expect(DISPLAY_SETTINGS).toHaveLength(14)
  expect(text).not.toContain('remind')
})

test('what was copied is pasted as it was', () => {
  expect(pastedSettingsOf(settingsTextOf(own))).toEqual({ kind: 'change', change: lookOf(own) })
  expect(pastedSettingsOf(' {"layout": "top"}\n')).toEqual({ kind: 'change', change: { layout: 'top' } })
  expect(pastedSettingsOf('{"showFooter":0}')).toEqual({ kind: 'change', change: { showFooter: false } })
})

test.each(['', 'layout: top', '[]', '{}', 'null', '"top"', '{"layout":"top"'])('%j is no settings', (text) => {
  expect(pastedSettingsOf(text)).toEqual({ kind: 'foreign' })
})

test('unknown names and bad values are all named, and nothing is left to be changed', () => {
  const text = JSON.stringify({
    layout: 'left',
    showFooter: 'no',
    readerSize: 6,
    brandTheme: '#FFF',
    mode: 'dark',
    font: 'kai',
    remindAt: 5,
  })
  expect(pastedSettingsOf(text)).toEqual({
    kind: 'wrong',
    unknown: ['font', 'remindAt'],
    bad: ['showFooter', 'layout', 'brandTheme', 'readerSize'],
  })
})
