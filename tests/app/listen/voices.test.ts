import { expect, test } from 'vitest'
import { selectVoice, rankVoices } from '#app/features/listen/read-aloud/voices.ts'

const voice = (name: string, lang: string, localService = true) => ({ name, lang, voiceURI: name, localService, default: false })
const names = (of: readonly { name: string }[]) => of.map(({ name }) => name)

// Voice names of macOS, Android, Windows, Chrome and eSpeak.
const all = [
  voice('Google 普通话（中国大陆）', 'zh-CN', false),
  voice('Google 國語（臺灣）', 'zh-TW', false),
  voice('Google 粤語（香港）', 'zh-HK', false),
  voice('Sinji', 'zh-HK'),
  voice('Tingting', 'zh-CN'),
  voice('Meijia', 'zh-TW'),
  voice('zh-CN-language', 'zh_CN'),
  voice('eSpeak Chinese (Mandarin)', 'cmn'),
  voice('Samantha', 'en-US'),
  voice('Daniel', 'en-GB'),
  voice('Thomas', 'fr-FR'),
]

test('ranks a language’s own voices, local ones first', () => {
  const simplified = names(rankVoices('zh_CN', all))
  expect(simplified.slice(0, 3)).toEqual(['Tingting', 'zh-CN-language', 'Google 普通话（中国大陆）'])
  expect(simplified).toContain('Meijia')
  expect(simplified).toContain('eSpeak Chinese (Mandarin)')
  expect(simplified).not.toContain('Sinji')
  expect(names(rankVoices('zh_TW', all))[0]).toBe('Meijia')
  expect(names(rankVoices('zh_TW', all))).not.toContain('Sinji')
  expect(names(rankVoices('en_US', all))).toEqual(['Samantha', 'Daniel'])
  expect(rankVoices('en_US', all.slice(0, 8))).toEqual([])
})

test('uses the chosen voice if available, a local one when offline', () => {
  const found = rankVoices('zh_CN', all)
  const google = 'Google 普通话（中国大陆）'
  expect(selectVoice(found, google, false)?.name).toBe(google)
  expect(selectVoice(found, google, true)?.name).toBe('Tingting')
  expect(selectVoice(found, 'one that was removed', false)?.name).toBe('Tingting')
  expect(selectVoice(rankVoices('zh_CN', all.slice(0, 1)), undefined, true)?.name).toBe(google)
  expect(selectVoice([], undefined, false)).toBeUndefined()
})
