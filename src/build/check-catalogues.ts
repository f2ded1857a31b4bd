/**
 * Fails if a catalogue lacks a message or translation, or has one that the source no longer uses: extracts into a copy and
 * compares.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '#contract/locale.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Parses a catalogue into a map: message id with its context → translation. */
function messagesOf(po: string): Map<string, string> {
  const messages = new Map<string, string>()
  for (const block of po.split(/\n\n+/)) {
    const field = (name: string) => {
      const [, quoted] = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(block) ?? []
      return quoted
        ?.trim()
        .split('\n')
        .map((line) => JSON.parse(line) as string)
        .join('')
    }
    const id = field('msgid')
    if (id && !block.startsWith('#~')) messages.set(`${field('msgctxt') ?? ''}${id}`, field('msgstr') ?? '')
  }
  return messages
}

const committed = new Map(LOCALES.map((locale) => [locale, readFileSync(`${root}/src/locales/${locale}.po`, 'utf8')]))
const problems: string[] = []
const copy = mkdtempSync(join(tmpdir(), 'mingshu-catalogues-'))
try {
  execFileSync('lingui', ['extract'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CATALOGUES: copy } })
  for (const [locale, before] of committed) {
    const wanted = messagesOf(readFileSync(join(copy, `${locale}.po`), 'utf8'))
    const had = messagesOf(before)
    for (const id of wanted.keys()) if (!had.has(id)) problems.push(`${locale}: not extracted: ${id}`)
    for (const id of had.keys()) if (!wanted.has(id)) problems.push(`${locale}: no longer used: ${id}`)
    if (locale !== LOCALES[0]) for (const [id, text] of had) if (text === '') problems.push(`${locale}: not translated: ${id}`)
  }
} finally {
  rmSync(copy, { recursive: true })
}
for (const problem of problems) console.error(problem)
console.log(`catalogues: ${messagesOf(committed.get(LOCALES[0])!).size} messages, ${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
