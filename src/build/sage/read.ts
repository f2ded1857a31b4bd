/**
 * `npm run sage:read -- [MODE] [LOCALE] [--unread]` prints the answers to review and rewrites their files with the current texts.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import {
  loadReviewedAnswers,
  refreshReviewedAnswers,
  getReviewedAnswersPath,
  REVIEWED_ANSWERS_FOLDER,
  REVIEWED_LOCALES,
  REVIEWED_MODES,
} from './read-answers.ts'

const words = process.argv.slice(2)
const named = <T extends string>(all: readonly T[]) =>
  all.some((one) => words.includes(one)) ? all.filter((one) => words.includes(one)) : all
const isUnreadOnly = words.includes('--unread')

mkdirSync(REVIEWED_ANSWERS_FOLDER, { recursive: true })
for (const locale of named(REVIEWED_LOCALES))
  for (const mode of named(REVIEWED_MODES)) {
    const answers = refreshReviewedAnswers(mode, locale, loadReviewedAnswers(mode, locale))
    writeFileSync(getReviewedAnswersPath(mode, locale), `${JSON.stringify(answers, null, 1)}\n`)
    for (const [i, { text, mark, why, ...inputs }] of answers.entries()) {
      if (isUnreadOnly && mark !== null) continue
      const { question, ...asked } = inputs
      console.log(
        `\n## ${locale} ${mode} ${i + 1}: ${question}\n   ${Object.values(asked).join(' · ')} · ${mark === null ? 'unread' : `${mark} ${why}`}`,
      )
      for (const line of text) console.log(line)
    }
    console.log(
      `\n${getReviewedAnswersPath(mode, locale)}: ${answers.length} answers, ${answers.filter(({ mark }) => mark === null).length} unread`,
    )
  }
