import type { Messages } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { text as privacy } from '#app/features/legal/text/en_US/privacy.ts'
import { text as service } from '#app/features/legal/text/en_US/service.ts'
import { deadEndPage } from '#server/features/shop/dead-end-page.ts'
import { closingMail, loginMail } from '#server/features/auth/code-mail.ts'
import { productNameOf } from '#server/features/shop/product-names.ts'
import { cashierMessages } from '#server/ports/payment/test-cashier/cashier-texts.ts'
import { wordsOutside } from '#build/words-outside.ts'
import { PRODUCT_IDS } from '#contract/product.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('/src/locales/en_US.po', { eager: true })

/** Every text in a tree of texts. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : []
}

/** What a compiled message says: an array in it is a placeholder, whose name is not said, though its plurals are. */
function saidIn(message: unknown): string {
  const parts = typeof message === 'string' ? [message] : (message as unknown[])
  return parts.map((part) => (typeof part === 'string' ? part : textsIn((part as unknown[])[2]).join(' '))).join('')
}

const messages = Object.values(catalogues['/src/locales/en_US.po']!.messages).map(saidIn)

// The specification's own messages (P-10), which stand as they were given.
const GIVEN = [
  'please enter a correct Email',
  'Request interface error',
  'Please enter an available code',
  'Login timed out, log in again',
  'Please select an archive',
  'Please unlock the archive first',
  'Already unlocked – no need to buy it again',
]

const products = PRODUCT_IDS.map((id) => productNameOf(id, 'en_US'))
const content = { to: 'ming@mail.example', code: '012345', locale: 'en_US' } as const
const mail = closingMail(content)
const outside = wordsOutside('en_US')
const spoken = [...messages, ...[...outside.values()].flat()]
const elsewhere = [
  ...[...outside.values()].flat(),
  ...textsIn(privacy),
  ...textsIn(service),
  ...textsIn(cashierMessages.en_US),
  mail.subject,
  mail.text,
  loginMail({ ...content, url: 'https://ming.example' }).text,
  ...(['paid', 'used', 'gone', 'busy'] as const).map((why) =>
    deadEndPage('en_US', why, '', why === 'busy' ? undefined : '1').replace(/<style.*<\/style>|<[^>]*>/gs, ''),
  ),
  ...products,
]
const own = [...messages, ...elsewhere].filter((text) => !GIVEN.includes(text))
const having = (pattern: RegExp) => own.filter((text) => pattern.test(text))

test('the messages that the specification gives stand as they were given', () => {
  for (const given of GIVEN) expect(messages).toContain(given)
})

test('words outside the catalogue are read from whichever file has them, in each branch of a function', () => {
  expect([...outside.keys()]).toEqual(
    expect.arrayContaining(
      ['boundary', 'certainty', 'favour', 'joint', 'luck']
        .map((name) => `terms/${name}-labels.ts`)
        .concat(['patterns', 'strengths'].map((name) => `terms/${name}.ts`)),
    ),
  )
  // Of a function, of another constant that stands there, and of a choice between two.
  expect(outside.get('terms/certainty-labels.ts')).toContain('Strength is 1% from the next class.')
  expect(outside.get('terms/joint-labels.ts')).toContain('{one} fills a void: {other}')
  expect(outside.get('terms/luck-labels.ts')).toEqual(expect.arrayContaining(['forward', 'back']))
})

test('what an archive is, is said once', () => {
  expect(having(/a person you keep a chart for/)).toHaveLength(1)
})

describe('English', () => {
  test('has curly quotes, and neither dashes nor exclamation marks', () => {
    expect(having(/['"–—!]/)).toEqual([])
  })

  test('is spelled as in America', () => {
    expect(having(/cancelle|colour|favour|(recogn|organ|real)is(e|ing)|centre/i)).toEqual([])
  })

  test('has one word for one thing', () => {
    expect(having(/e-mail/i)).toEqual([])
    expect(having(/sign(ed|ing)?[ -]in\b/i)).toEqual([])
    expect(having(/annual/i)).toEqual([])
    expect(having(/flight mode/i)).toEqual([])
    expect(having(/(redeem|redemption) code/i)).toEqual([])
    expect(having(/\ball terms\b/i)).toEqual([])
    expect(having(/\btak\w+ (it|this \w+) off\b/i)).toEqual([])
    expect(messages).toContain('How exact is the time?')
    expect([...messages, ...products].filter((text) => /\bpictures?\b|\bchats\b/i.test(text))).toEqual([])
  })

  test('has Chinese characters as marks of their own only', () => {
    expect(having(/\p{Script=Han}/u).filter((text) => [...text].length > 1)).toEqual([])
  })

  test('contracts as people do', () => {
    expect(having(/\b(could|does|do|has|have|is|are|was) not\b|\bcannot\b/i).filter((text) => spoken.includes(text))).toEqual([])
  })
})
