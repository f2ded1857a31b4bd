/** Checks and times the texts of every day from 1901 to 2099 for sampled charts. Run: `node tests/bench/days-said.ts [charts a day]`. */
import { checkDayTexts } from '../support/said-days.ts'

const [each = 100] = process.argv.slice(2).map(Number)
const began = performance.now()
const { days, answers, texts } = checkDayTexts(each)
const seconds = (performance.now() - began) / 1000
console.log(`${days} days, ${answers} answers, all whole; ${texts} texts in three languages, with what fills them`)
console.log(`${seconds.toFixed(0)} s, ${((seconds / answers) * 1e6).toFixed(0)} µs each`)
