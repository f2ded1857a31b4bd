/**
 * `npm run sage:read -- [MODE] [LOCALE] [--unread]` prints the answers to review and rewrites their files with the current texts.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadReviewedAnswers, readAnswersOf, readFileOf, READ_FOLDER, READ_LOCALES, READ_MODES } from './read-answers.ts'

const words = process.argv.slice(2)
const named = <T extends string>(all: readonly T[]) =>
  all.some((one) => words.includes(one)) ? all.filter((one) => words.includes(one)) : all
const isUnreadOnly = words.includes('--unread')

mkdirSync(READ_FOLDER, { recursive: true })
for (const locale of named(READ_LOCALES))
  for (const mode of named(READ_MODES)) {
    const answers = readAnswersOf(mode, locale, loadReviewedAnswers(mode, locale))
    writeFileSync(readFileOf(mode, locale), `${JSON.stringify(answers, null, 1)}\n`)
    for (const [i, { text, mark, why, ...inputs }] of answers.entries()) {
      if (isUnreadOnly && mark !== null) continue
      const { question, ...asked } = inputs
      console.log(
        `\n## ${locale} ${mode} ${i + 1}: ${question}\n   ${Object.values(asked).join(' · ')} · ${mark === null ? 'unread' : `${mark} ${why}`}`,
      )
      for (const line of text) console.log(line)
    }
    console.log(`\n${readFileOf(mode, locale)}: ${answers.length} answers, ${answers.filter(({ mark }) => mark === null).length} unread`)
  }
